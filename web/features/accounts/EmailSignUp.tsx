import { useState, type SubmitEvent } from 'react'
import { requestEmailSignUp } from '#web/api/sign-in.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'

// As the browser's own check of type="email".
const address = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** The e-mail form, whose sign-up is not available yet and says so (B1, B8). */
export function EmailSignUp() {
  const [email, setEmail] = useState('')
  const [state, setState] = useState<'open' | 'wrong' | 'busy' | 'failed' | 'sent'>('open')

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!address.test(email.trim())) return setState('wrong')
    setState('busy')
    await requestEmailSignUp(email.trim()).then(
      () => setState('sent'),
      () => setState('failed'),
    )
  }
  if (state === 'sent')
    return (
      <Notice tone="info" title="Sign-up by e-mail is not yet available">
        We have noted {email.trim()}. Until then, please continue with Google.
      </Notice>
    )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3 border-t border-line pt-6">
      <Field
        label="Or sign up by e-mail"
        error={
          state === 'wrong'
            ? 'Please enter a valid email address'
            : state === 'failed'
              ? 'The address could not be sent. Please try again.'
              : undefined
        }
      >
        <div className="flex gap-2">
          <div className="flex-1">
            <TextInput
              type="email"
              autoComplete="email"
              placeholder="you@company.com"
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
  )
}
