const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

const FRAME_LIMIT_MS = 50
/** Lets the browser paint, and answer to a touch, before the next part. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve))
/** After the next frame; a page that nobody looks at has none. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, FRAME_LIMIT_MS)
  })

// The build's hints have all of it on its way at once (ADR 13); but running it takes a phone a quarter of a second,
// so each part runs in a task of its own: what shows, what styles, what asks the server, the app.
// First of all the line in the page is painted.
await nextFrame()
await import('react-dom/client')
await nextTask()
await import('#renderer/theme/theme.ts')
await nextTask()
await import('#renderer/api/index.ts')
await nextTask()
const { start } = await import('./start.tsx')
await start(root)

// Late: what it fetches to keep must not come before the first pictures. Without network there is nothing to keep.
setTimeout(() => {
  import('#renderer/features/update/index.ts').then(
    ({ startUpdates }) => startUpdates(),
    () => undefined,
  )
}, 10_000)
