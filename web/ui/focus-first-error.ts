/** After a failed submit: focuses the first invalid control of the form, in document order. */
export function focusFirstError(form: HTMLElement): void {
  // Errors are in the DOM only after React has rendered them.
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] [contenteditable="true"]')
    const control = wrong?.matches('[role="radiogroup"], [role="group"]') ? wrong.querySelector('input, button') : wrong
    if (control instanceof HTMLElement) control.focus()
  })
}
