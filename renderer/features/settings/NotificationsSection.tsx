import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useNotify } from '#renderer/notifications/index.ts'
import { Switch } from '#renderer/ui/Switch.tsx'
import { Section } from './Section.tsx'
import styles from './settings.module.css'
import { type Profile, useSaveProfile, useSetProfile } from './use-profile.ts'

const KINDS = ['messages', 'deadlines', 'configurations'] as const

/** What the user wants mails about (SET-1, decision 24): each choice is stored at once, and taken back on failure. */
export function NotificationsSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('settings')
  const save = useSaveProfile()
  const set = useSetProfile()
  const notify = useNotify()
  const id = useId()

  const toggle = async (kind: (typeof KINDS)[number], isOn: boolean) => {
    const put = (value: boolean) =>
      set((before) => ({ ...before, notifications: { ...before.notifications, [kind]: value } }))
    put(isOn)
    const result = await save({ notifications: { [kind]: isOn } })
    if (result.ok) return
    put(!isOn)
    // What the server refuses, the shell tells.
    if (result.error.status === 0) notify({ severity: 'error', title: t('notifications.unreachable') })
  }

  return (
    <Section anchor="notifications" title={t('notifications.title')} intro={t('notifications.intro')}>
      <ul className={styles.rows}>
        {KINDS.map((kind) => (
          <li key={kind}>
            <label className={`ww-spread ${styles.toggle}`} htmlFor={`${id}-${kind}`}>
              <span className="ww-stack ww-gap-4">
                {t(`notifications.${kind}`)}
                <small className="ww-muted">{t(`notifications.${kind}Hint`)}</small>
              </span>
              <Switch
                id={`${id}-${kind}`}
                isOn={profile.notifications[kind]}
                onSwitch={(isOn) => void toggle(kind, isOn)}
              />
            </label>
          </li>
        ))}
      </ul>
    </Section>
  )
}
