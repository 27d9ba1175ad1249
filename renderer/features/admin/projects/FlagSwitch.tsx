import { useTranslation } from 'react-i18next'
import type { Portal } from '#shared/contracts/primitives.ts'
import { Switch } from '#renderer/ui/Switch.tsx'
import { StateChip } from '#renderer/ui/StateChip.tsx'
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
      <span className="ww-muted">
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('flags.none')}</span>
      </span>
    )
  }
  return (
    <label className={`ww-row ww-wrap ww-gap-12 ${styles.switch}`}>
      <Switch
        aria-label={t('flags.toggle', { flag: label, portal: t(`flags.${portal}`) })}
        isOn={isOn}
        onSwitch={onSwitch}
      />
      <span aria-hidden="true">{t(isOn ? 'flags.on' : 'flags.off')}</span>
      {isOn === state.isOnInPackage ? null : <StateChip state="open" label={t('flags.changed')} />}
    </label>
  )
}
