import CircularProgress from '@mui/material/CircularProgress'
import { useTranslation } from 'react-i18next'
import type { BundleView } from '#shared/domain/configuration/configuration.types.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useBundleSwitch } from './use-bundle-switch.ts'

interface BundleSwitchButtonProps {
  readonly bundle: BundleView
  readonly title: string
}

/** Chooses an upgrade or gives it back; for a moment afterwards it is busy and takes no touch (UPG-15, UPG-16). */
export function BundleSwitchButton({ bundle, title }: BundleSwitchButtonProps) {
  const { t } = useTranslation('upgrades')
  const { isBusy, isFrozen, lock, onSwitch } = useBundleSwitch(bundle)
  const isClosed = lock !== null || !bundle.selectable
  const words = isBusy ? t('busy') : bundle.active ? t('chosen') : t(isClosed ? 'notSelectable' : 'choose')
  const icon = bundle.active ? (
    <NamedIcon name="check" size={18} />
  ) : isClosed ? (
    <NamedIcon name="lock" size={18} />
  ) : null
  return (
    <Button
      variant={bundle.active ? 'contained' : 'outlined'}
      startIcon={isBusy ? <CircularProgress size={16} color="inherit" aria-hidden /> : icon}
      aria-pressed={bundle.active}
      aria-disabled={isFrozen || isBusy || undefined}
      aria-busy={isBusy || undefined}
      aria-label={`${words}: ${title}`}
      onClick={onSwitch}
    >
      {words}
    </Button>
  )
}
