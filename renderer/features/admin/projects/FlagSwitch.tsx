import { useTranslation } from 'react-i18next'
import type { Portal } from '#shared/contracts/primitives.ts'
import styles from './projects.module.css'
import type { FlagRow } from './use-projects.ts'

interface FlagSwitchProps {
  readonly label: string
  readonly portal: Portal
  /** null = the flag has no effect on this portal. */
  readonly state: FlagRow['bp']
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
}

/** A flag on one portal: on or off, and whether that is what the package says. */
export function FlagSwitch({ label, portal, state, isOn, onSwitch }: FlagSwitchProps) {
  const { t } = useTranslation('admin-projects')
  if (state === null) {
    return (
      <span className={styles.none}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('flags.none')}</span>
      </span>
    )
  }
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        role="switch"
        aria-label={t('flags.toggle', { flag: label, portal: t(`flags.${portal}`) })}
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onSwitch(event.target.checked)}
      />
      <i aria-hidden="true" />
      <span aria-hidden="true">{t(isOn ? 'flags.on' : 'flags.off')}</span>
      {isOn === state.isOnInPackage ? null : <small className={styles.changed}>{t('flags.changed')}</small>}
    </label>
  )
}
