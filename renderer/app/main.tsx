import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { startI18n } from '#renderer/i18n/i18n.ts'
import { keepQuery } from '#renderer/platform/kept-query.ts'
import { takeUrlTokens } from '#renderer/platform/url-tokens.ts'
import { App } from './App.tsx'
import { namespacesOf, preloadPage } from './pages.ts'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

// Before anything is loaded that the address goes along with.
const urlLogin = takeUrlTokens()
keepQuery()
// The page's code loads while the texts load.
preloadPage(window.location.pathname)
// Without texts the shell still works: it then shows keys, and the page can be loaded again.
await startI18n(namespacesOf(window.location.pathname)).catch((error: unknown) =>
  console.error('the texts could not be loaded', error),
)
createRoot(root).render(
  <StrictMode>
    <App urlLogin={urlLogin} />
  </StrictMode>,
)
// Late: what it fetches to keep must not come before the first pictures. Without network there is nothing to keep.
setTimeout(() => {
  import('#renderer/features/update/index.ts').then(
    ({ startUpdates }) => startUpdates(),
    () => undefined,
  )
}, 10_000)
