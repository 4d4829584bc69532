/** After a failed submit: puts the focus on the first wrong control of the form, in the order of the page. */
export function focusFirstError(form: HTMLElement): void {
  // The errors are on the page only after React has painted them.
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] [contenteditable="true"]')
    const control = wrong?.matches('[role="radiogroup"], [role="group"]') ? wrong.querySelector('input, button') : wrong
    if (control instanceof HTMLElement) control.focus()
  })
}
