import { EmailSignUp } from './EmailSignUp.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Particulars } from './Particulars.tsx'
import { Partners } from './Partners.tsx'

/** The landing page below the fold. */
export function Story() {
  return (
    <>
      <Partners />
      <HowItWorks />
      <Particulars />
      <EmailSignUp />
    </>
  )
}
