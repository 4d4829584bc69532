/** The specification's examples, as data; the package brings no types. */
declare module 'commonmark-spec' {
  export const tests: { markdown: string; html: string; section: string; number: number }[]
}
