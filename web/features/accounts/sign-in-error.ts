/** Not Google's: the exchange failed, or the server has ended the session and the person is asked to sign in again. */
export type SignInProblemOfOurs = 'failed' | 'session_ended'

/** The landing page's message for a `google_oauth_error` (B8). */
export const signInErrorText = (error: string): string => {
  if (error === 'access_denied') return 'Sign in was canceled. Please try signing in again.'
  if (error === 'cloud_access') return 'Please select all required permissions in the Google window.'
  return 'An error occurred. Please try again.'
}
