/**
 * jsdom lays nothing out and answers no media query. Unless a test says otherwise, none holds: a wide screen, light, for
 * somebody who asks for nothing in particular.
 */
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })
