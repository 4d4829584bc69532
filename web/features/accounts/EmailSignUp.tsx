import { useState, type SubmitEvent } from 'react'
import { ApiError } from '#web/api/error.ts'
import { requestEmailSignUp } from '#web/api/sign-in.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'

// Only catches obvious mistakes; the server validates exactly.
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

const messages = {
  wrong: 'Please enter a valid email address',
  often: 'Too many attempts. Please try again in an hour.',
  failed: 'The address could not be sent. Please try again.',
}

const problems: Record<number, keyof typeof messages> = { 422: 'wrong', 429: 'often' }

type State = 'open' | 'busy' | 'sent' | keyof typeof messages

/** The e-mail sign-up form, which says that this sign-up is not available yet (B1, B8). */
export function EmailSignUp() {
  const [email, setEmail] = useState('')
  const [state, setState] = useState<State>('open')

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const fail = (problem: keyof typeof messages) => {
      setState(problem)
      focusFirstError(form)
    }
    if (!address.test(email.trim())) return fail('wrong')
    setState('busy')
    try {
      await requestEmailSignUp(email.trim())
      setState('sent')
    } catch (error) {
      fail((error instanceof ApiError && problems[error.status]) || 'failed')
    }
  }

  return (
    <section
      id="sign-up"
      aria-labelledby="sign-up-title"
      className="grid gap-x-10 gap-y-6 border-t border-line py-16 lg:grid-cols-3"
    >
      <h2 id="sign-up-title" className="display text-2xl">
        Sign up by e-mail
      </h2>
      {state === 'sent' ? (
        // The focused button was removed.
        <div ref={(element) => element?.focus()} tabIndex={-1} className="outline-none lg:col-span-2">
          <Notice title="Sign-up by e-mail is not yet available">
            We have noted {email.trim()}. Until then, please continue with Google.
          </Notice>
        </div>
      ) : (
        <form noValidate onSubmit={(event) => void submit(event)} className="max-w-lg lg:col-span-2">
          <Field
            label="E-mail address"
            error={state in messages ? messages[state as keyof typeof messages] : undefined}
          >
            <div className="flex gap-2">
              <div className="flex-1">
                <TextInput
                  type="email"
                  autoComplete="email"
                  maxLength={254}
                  value={email}
                  onChange={(event) => {
                    setEmail(event.currentTarget.value)
                    setState('open')
                  }}
                />
              </div>
              <Button type="submit" isBusy={state === 'busy'}>
                Sign up
              </Button>
            </div>
          </Field>
        </form>
      )}
    </section>
  )
}
