import i18next from 'i18next'
import { useNotifications } from '#renderer/notifications/index.ts'
import { keepOffline } from './service-worker.ts'

/** Keeps the app at hand without network, and says when a newer version is there. Does nothing where that is impossible. */
export async function startUpdates(): Promise<void> {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return
  const say = (takeOver: () => void) => {
    void i18next.loadNamespaces('update').then(() => {
      const t = i18next.getFixedT(i18next.language, 'update')
      useNotifications.getState().add({
        severity: 'info',
        title: t('title'),
        body: t('body'),
        action: { label: t('reload'), run: takeOver },
      })
    })
  }
  try {
    await keepOffline({
      container: navigator.serviceWorker,
      isPageCurrent,
      onNewer: say,
      reload: () => window.location.reload(),
    })
  } catch (error) {
    console.warn('nothing can be kept for use without network', error)
  }
}

/** Whether the portal's page still begins with the script that this one began with; without an answer it counts as such. */
async function isPageCurrent(): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.getAttribute('src') ?? ''
  try {
    const answer = await fetch('/index.html', { cache: 'no-cache' })
    return !answer.ok || (await answer.text()).includes(entry)
  } catch {
    return true
  }
}
