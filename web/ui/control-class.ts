/** The border and padding of text controls. 16 px on touch screens, or iOS zooms in on focus. */
export const controlClass =
  'w-full rounded-control border border-line-strong bg-surface-1 text-base text-ink transition-colors ' +
  'hover:border-ink-3 aria-invalid:border-danger disabled:border-line disabled:bg-surface-2 ' +
  'disabled:text-ink-4 pointer-coarse:text-md'
