import { EmailSignUp } from './EmailSignUp.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Particulars } from './Particulars.tsx'

/** The landing page below its first screen. */
export function Story() {
  return (
    <>
      <HowItWorks />
      <Particulars />
      <EmailSignUp />
    </>
  )
}
