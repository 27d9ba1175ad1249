import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { preloadSession } from '#renderer/session/index.ts'
import { startI18n } from '#renderer/i18n/i18n.ts'
import { keepQuery } from '#renderer/platform/kept-query.ts'
import { takeUrlTokens } from '#renderer/platform/url-tokens.ts'
import { App, Frame } from './App.tsx'
import { getPage, preloadPage, preloadParts, ShellDialogs } from './pages.ts'

/** Shows the app in the page. Resolves once the first rendering is under way. */
export async function start(root: HTMLElement): Promise<void> {
  if (document.documentElement.dataset['shell'] === 'kiosk') {
    const { startKiosk } = await import('./kiosk/index.ts')
    return startKiosk(root, { Frame, ShellDialogs })
  }
  // Before anything is loaded that the address goes along with.
  const urlLogin = takeUrlTokens()
  keepQuery()
  const { pathname } = window.location
  const texts = getPage(pathname)?.page.texts
  // The server is asked while the texts load; but nothing in the name of whoever was logged in before (ADR 9).
  if (urlLogin === null) {
    preloadPage(pathname)
    preloadSession(pathname)
  }
  // Drawn at once is what has come by then; waiting for the rest would make one long task of it on a phone (ADR 13).
  void preloadParts(pathname)
  // Without texts the shell still works: it then shows keys, and the page can be loaded again.
  await startI18n(texts).catch((error: unknown) => console.error('the texts could not be loaded', error))
  // As a transition, so that the first rendering leaves the browser room between its parts.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App urlLogin={urlLogin} />
      </StrictMode>,
    ),
  )
}
