const key = 'theme'

export type Theme = 'system' | 'light' | 'dark'

/** The theme chosen in this browser; the system's by default. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Applies the theme without storing it. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

/** Applies the theme and stores it in this browser. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme)
  try {
    localStorage.setItem(key, theme)
  } catch {
    // Storage is forbidden: the choice lasts until the page is left.
  }
}
