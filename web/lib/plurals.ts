const rules = new Intl.PluralRules('en-GB')

/** The noun's form for a count: `plural(1, 'blog', 'blogs')` is `blog`. The interface is English. */
export function plural(count: number, one: string, other = `${one}s`): string {
  return rules.select(count) === 'one' ? one : other
}

/** The count with its noun, formatted in the browser's locale: `counted(1200, 'word')` is `1,200 words`. */
export function counted(count: number, one: string, other?: string): string {
  return `${new Intl.NumberFormat().format(count)} ${plural(count, one, other)}`
}
