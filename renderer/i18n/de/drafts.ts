/** German texts about forms that were left before they were sent; the source of its keys. */
export const texts = {
  restored: 'Was Sie zuletzt eingegeben hatten, ist wieder da.',
  discard: 'Verwerfen',
}
