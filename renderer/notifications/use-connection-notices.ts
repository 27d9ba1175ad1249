import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotifications, useNotify } from './notifications.store.ts'

/** Says that the network is gone, and that it is back: before anybody tries something in vain. */
export function useConnectionNotices(): void {
  const { t } = useTranslation()
  const notify = useNotify()
  useEffect(() => {
    const gone = { title: t('connection.gone.title'), body: t('connection.gone.body') }
    const sayGone = () => notify({ severity: 'warning', ...gone })
    const sayBack = () => {
      const { notices, dismiss } = useNotifications.getState()
      for (const { id, title } of notices) if (title === gone.title) dismiss(id)
      notify({ severity: 'success', title: t('connection.back') })
    }
    window.addEventListener('offline', sayGone)
    window.addEventListener('online', sayBack)
    return () => {
      window.removeEventListener('offline', sayGone)
      window.removeEventListener('online', sayBack)
    }
  }, [t, notify])
}
