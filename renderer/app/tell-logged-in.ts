import i18next from 'i18next'
import { useNotifications } from '#renderer/notifications/index.ts'
import { useSession } from '#renderer/session/index.ts'

/** Says why the link of an invitation opens one's own home instead: somebody is logged in already. */
export async function tellLoggedIn(): Promise<void> {
  await i18next.loadNamespaces('access')
  const { user } = useSession.getState()
  if (user === null) return
  const t = i18next.getFixedT(null, 'access')
  useNotifications.getState().add({
    severity: 'info',
    title: t('loggedIn.title', { email: user.email }),
    body: t('loggedIn.body'),
  })
}
