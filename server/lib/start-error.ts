/** A reason not to start that the person who starts Masthead can put right: shown as one line, without a stack. */
export class StartError extends Error {
  override name = 'StartError'
}
