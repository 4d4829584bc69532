import { Checkbox } from '#web/ui/Checkbox.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { signInErrorText, type SignInProblemOfOurs } from './sign-in-error.ts'

/** Explains a failed sign-in with Google, by its `google_oauth_error` (B8), or that the session has ended. */
export function SignInProblem({ error }: { error: string }) {
  if (error === ('session_ended' satisfies SignInProblemOfOurs))
    return (
      <Notice tone="warning" title="Your session has ended">
        Sign in again to continue where you were. What you typed and did not save is kept in this browser and offered to
        you then.
      </Notice>
    )
  return (
    <Notice tone="danger" title={signInErrorText(error)}>
      {error === 'cloud_access' && (
        <div className="grid gap-3">
          <p>
            Masthead cannot sign you in unless the Google Drive box is ticked. It can only open files that it created or
            that you chose for it, and nothing else on your Drive.
          </p>
          <ConsentPicture />
        </div>
      )}
    </Notice>
  )
}

/** Google's consent screen as it should look before 'Continue' is pressed. */
function ConsentPicture() {
  return (
    <div inert className="grid max-w-88 gap-4 rounded-panel border border-line bg-surface-1 p-4 select-none">
      <p className="text-md font-medium text-ink">Select what Masthead can access</p>
      <div className="rounded-control px-3 py-2 outline-2 outline-offset-0 outline-accent">
        <Checkbox
          checked
          readOnly
          label="See, edit, create and delete only the specific Google Drive files that you use with this app"
        />
      </div>
      <div className="flex justify-end gap-2">
        <span className={buttonClass({ variant: 'quiet', size: 'sm' })}>Cancel</span>
        <span className={buttonClass({ size: 'sm' })}>Continue</span>
      </div>
    </div>
  )
}
