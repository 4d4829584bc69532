// Order matters: most browsers also name those that they are compatible with.
const browsers = [
  ['Edge', /\bEdg(A|iOS)?\//],
  ['Opera', /\b(OPR|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS|Chromium)\//],
  ['Safari', /\bSafari\//],
] as const

const systems = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b|\bMacintosh\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

const nameOf = (names: readonly (readonly [string, RegExp])[], user_agent: string) =>
  names.find(([, sign]) => sign.test(user_agent))?.[0]

/** A readable name for a user agent: 'Firefox on Windows'. */
export const browserName = (user_agent: string | null): string => {
  const browser = nameOf(browsers, user_agent ?? '') ?? 'Unknown browser'
  const system = nameOf(systems, user_agent ?? '')
  return system ? `${browser} on ${system}` : browser
}
