/**
 * jsdom knows the dialog element, but not how it opens as a modal one. As much of the standard as tests look at: the
 * focus goes to the dialog and back, and Escape asks the topmost one to close.
 */
const opened: { readonly dialog: HTMLDialogElement; readonly from: Element | null }[] = []

HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  opened.push({ dialog: this, from: document.activeElement })
  this.open = true
  this.focus()
}

HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false
  const index = opened.findIndex(({ dialog }) => dialog === this)
  const [closed] = index === -1 ? [] : opened.splice(index, 1)
  if (closed?.from instanceof HTMLElement) closed.from.focus()
}

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  opened.at(-1)?.dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
})

// Popovers are always there; what happens before they open happens.
HTMLElement.prototype.showPopover = function showPopover(this: HTMLElement) {
  this.dispatchEvent(new Event('beforetoggle'))
}
HTMLElement.prototype.hidePopover = () => undefined
