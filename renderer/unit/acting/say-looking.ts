import i18next from 'i18next'
import { useNotifications } from '#renderer/notifications/index.ts'

/** Somebody of the staff has touched something in a unit that they only look at. */
export function sayLooking(): void {
  void i18next.loadNamespaces('acting').then(() => {
    const t = i18next.getFixedT(i18next.language, 'acting')
    useNotifications.getState().add({ severity: 'info', title: t('looking.title'), body: t('looking.refused') })
  })
}
