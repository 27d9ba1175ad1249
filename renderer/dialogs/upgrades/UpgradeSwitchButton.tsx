import { useTranslation } from 'react-i18next'
import type { BundleView } from '#shared/domain/configuration/configuration.types.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './UpgradeSwitchButton.module.css'
import { useUpgradeSwitch } from './use-upgrade-switch.ts'

interface UpgradeSwitchButtonProps {
  readonly bundle: BundleView
  readonly title: string
}

/** Chooses an upgrade or gives it back; for a moment afterwards it is busy and takes no touch (UPG-15, UPG-16). */
export function UpgradeSwitchButton({ bundle, title }: UpgradeSwitchButtonProps) {
  const { t } = useTranslation('upgrades')
  const { isBusy, isFrozen, lock, onSwitch } = useUpgradeSwitch(bundle)
  const isClosed = lock !== null || !bundle.selectable
  const words = bundle.active ? t('chosen') : t(isClosed ? 'notSelectable' : 'choose')
  return (
    <button
      type="button"
      className={styles.switch}
      aria-pressed={bundle.active}
      aria-disabled={isFrozen || isBusy || undefined}
      aria-busy={isBusy || undefined}
      aria-label={`${isBusy ? t('busy') : words}: ${title}`}
      onClick={onSwitch}
    >
      {isBusy ? (
        <>
          <span className={styles.spinner} aria-hidden="true" />
          <span>{t('busy')}</span>
        </>
      ) : (
        <>
          {bundle.active ? <NamedIcon name="check" size={18} /> : isClosed ? <NamedIcon name="lock" size={18} /> : null}
          <span>{words}</span>
        </>
      )}
    </button>
  )
}
