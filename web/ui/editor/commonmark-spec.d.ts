/** The examples of the specification; the package has no types. */
declare module 'commonmark-spec' {
  export const tests: { markdown: string; html: string; section: string; number: number }[]
}
