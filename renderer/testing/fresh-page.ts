import { cleanup } from '@testing-library/react'
import { vi } from 'vitest'

// Files of tests share a process and its page, which would each take longer to begin than most files run. Libraries are
// read once for all of them, our own modules anew for each; of the page goes what another file may have left in it. The
// styles of Material stay: the library knows them as written.
cleanup()
vi.useRealTimers()
vi.unstubAllGlobals()
vi.resetModules()
window.localStorage.clear()
window.sessionStorage.clear()
for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
window.history.replaceState(null, '', '/')
document.title = ''
document.body.replaceChildren()
for (const element of [document.documentElement, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name)

/** What tests give abilities to that jsdom lacks. */
const GIFTED = [navigator, Element.prototype, HTMLElement.prototype, HTMLMediaElement.prototype]
/** What they had of their own before the first file of this process. */
const BEFORE = Symbol.for('abilities before all tests')

type Abilities = readonly PropertyDescriptorMap[]

function isKnown(page: object): page is { readonly [BEFORE]: Abilities } {
  return BEFORE in page
}

if (!isKnown(window)) Reflect.set(window, BEFORE, GIFTED.map(Object.getOwnPropertyDescriptors))
else
  for (const [at, abilities] of window[BEFORE].entries()) {
    const gifted = GIFTED[at] ?? {}
    for (const name of Object.keys(Object.getOwnPropertyDescriptors(gifted)))
      if (!(name in abilities)) Reflect.deleteProperty(gifted, name)
    Object.defineProperties(gifted, abilities)
  }
