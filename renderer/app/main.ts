const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

const FRAME_LIMIT_MS = 50
const isKiosk = document.documentElement.dataset['shell'] === 'kiosk'
/** Lets the browser paint, and answer to a touch, before the next part. */
const nextTask = () => new Promise<void>((resolve) => (isKiosk ? resolve() : setTimeout(resolve)))
/** After the next frame; a page that nobody looks at has none. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    if (isKiosk) return resolve()
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, FRAME_LIMIT_MS)
  })

/** Without the app there are no translations: both languages are here. */
const FAILED = {
  de: 'Die Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Internetverbindung und laden Sie die Seite neu.',
  en: 'The page could not be loaded. Please check your internet connection and load the page again.',
}

// The build's hints have all of it on its way at once (ADR 13); but running it takes a phone a quarter of a second,
// so each part runs in a task of its own: what shows, what styles, the theme, what asks the server, the app.
// First of all the line in the page is painted. A kiosk has all of it on its disk, and nobody waits before its screen.
try {
  await nextFrame()
  await import('react-dom/client')
  await nextTask()
  await import('#renderer/theme/style.ts')
  await nextTask()
  await import('#renderer/theme/theme.ts')
  await nextTask()
  await import('#renderer/api/index.ts')
  await nextTask()
  const { start } = await import('./start.tsx')
  await start(root)
} catch (error) {
  console.error('the app could not be started', error)
  const words = document.createElement('p')
  words.className = 'start-failed'
  words.role = 'alert'
  words.textContent = FAILED[document.documentElement.lang === 'en' ? 'en' : 'de']
  root.replaceChildren(words)
}

// Late: what it fetches to keep must not come before the first pictures. Without network there is nothing to keep.
// The kiosk keeps everything itself (ADR 14).
setTimeout(() => {
  if (!isKiosk)
    import('#renderer/features/update/index.ts').then(
      ({ startUpdates }) => startUpdates(),
      () => undefined,
    )
}, 10_000)
