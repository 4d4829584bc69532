import { useState } from 'react'
import { useNavigate } from 'react-router'
import { endSession, knownUserId } from '#web/api/session.ts'
import { removeDraftsOf } from '#web/lib/local-drafts.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { AccountContentsList } from './AccountContentsList.tsx'
import { deleteAccountFailed, useDeleteAccount } from './api.ts'
import { SettingsAction } from './SettingsSection.tsx'

const form = 'delete-account'

/** Lists what would be erased, and requires the e-mail address as confirmation (B2, B8). */
export function DeleteAccount({ email }: { email: string }) {
  const navigate = useNavigate()
  const [isAsked, setAsked] = useState(false)
  const [typed, setTyped] = useState('')
  const isSure = typed.trim().toLowerCase() === email.toLowerCase()
  const deletion = useDeleteAccount(() => {
    removeDraftsOf(localStorage, knownUserId() ?? '')
    endSession()
    // The logout page clears the cache; the server has already ended the session.
    void navigate(paths.logout(), { replace: true })
  })
  const isBusy = deletion.isPending || deletion.isSuccess
  const open = () => {
    setTyped('')
    deletion.reset()
    setAsked(true)
  }
  return (
    <>
      <SettingsAction
        button={
          <Button variant="danger" onClick={open}>
            Delete Account
          </Button>
        }
      >
        Erases your account with all brands and blogs, immediately and permanently.
      </SettingsAction>
      <Dialog
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        isLocked={isBusy}
        title="Delete your account?"
        description="Proceeding with this action will permanently delete all data, and recovery will not be possible."
        footer={
          <>
            <Button disabled={isBusy} onClick={() => setAsked(false)}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={form}
              variant="danger-strong"
              isBusy={isBusy}
              disabledReason={!isSure && 'Type your e-mail address first'}
            >
              Delete Account
            </Button>
          </>
        }
      >
        <form
          id={form}
          noValidate
          className="grid gap-6"
          onSubmit={(event) => {
            event.preventDefault()
            if (isSure && !isBusy) deletion.mutate()
          }}
        >
          {isAsked && <AccountContentsList />}
          <Field label={`Type ${email} to confirm`} error={deletion.isError ? deleteAccountFailed : undefined}>
            <TextInput
              type="email"
              autoComplete="off"
              spellCheck={false}
              maxLength={254}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
          </Field>
        </form>
      </Dialog>
    </>
  )
}
