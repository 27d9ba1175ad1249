import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { ConfiguratorPage } from '#renderer/features/configurator/index.ts'
import type { HostAction } from '#renderer/unit/address/host.context.ts'
import { StillPicture } from '#renderer/parts/pictures/still-picture.ts'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { whenIdle } from '#renderer/platform/when-idle.ts'
import { useMedia } from '#renderer/ui/use-media.ts'
import { unitChoicePath } from '../address/kiosk-path.ts'
import { useKiosk } from '../state/kiosk.store.ts'
import { FinishDialog } from '../visit/FinishDialog.tsx'
import { BookingDialog } from './BookingDialog.tsx'
import { KioskBar } from './KioskBar.tsx'
import { OfflineBadge } from './OfflineBadge.tsx'
import { OverviewDialog } from './OverviewDialog.tsx'
import { useReturnLabel } from './use-return-label.ts'
import { useScrolledMark } from './use-scrolled-mark.ts'

type Shown = 'overview' | 'finish' | 'return' | 'booking'

/** As the configurator has it: below this it shows its layout for small screens. */
const SMALL = '(max-width: 899.95px)'

/** The configurator with what the kiosk puts around it: the ways in and out of a visit. */
export function KioskConfigurator() {
  const { flags } = useOpenUnit()
  const { open } = useDialogs()
  const [shown, setShown] = useState<Shown | null>(null)
  const isSmall = useMedia(SMALL)
  const returnLabel = useReturnLabel()
  const returnUrl = useKiosk(({ host }) => host?.settings.returnUrl ?? null)
  useScrolledMark()
  // For the overview, which is then drawn at once.
  useEffect(() => whenIdle(() => void StillPicture.preload().catch(() => undefined)), [])
  const toChoice = useWayToChoice()
  const goBack = useCallback(() => (toChoice === null ? setShown('return') : toChoice()), [toChoice])
  const stand = useMemo(
    () => ({
      bar: <KioskBar back={{ label: returnLabel, onPress: goBack }} onFinish={() => setShown('finish')} />,
      onOverview: () => setShown('overview'),
    }),
    [returnLabel, goBack],
  )
  const moreActions = useMoreActions({ isSmall, returnLabel, onBack: goBack, onShow: setShown })
  const close = () => setShown(null)
  return (
    <>
      {isSmall ? <OfflineBadge isWide /> : null}
      <ConfiguratorPage stand={stand} moreActions={moreActions} onClose={() => setShown('finish')} />
      {shown === 'overview' ? <OverviewDialog onClose={close} /> : null}
      {shown === 'booking' ? <BookingDialog onClose={close} /> : null}
      {shown === 'finish' || shown === 'return' ? (
        <FinishDialog
          onClose={close}
          next={shown === 'return' ? (returnUrl ?? undefined) : undefined}
          onSave={
            flags.mpContactForm
              ? () => {
                  close()
                  open('saveConfiguration')
                }
              : null
          }
        />
      ) : null}
    </>
  )
}

/** Back to the choice among the homes; null = back leads out of the visit, as the device is set (KSK-18) or has one home. */
function useWayToChoice(): (() => void) | null {
  const navigate = useNavigate()
  const path = useKiosk(({ host }) => {
    if (host === null || host.settings.returnUrl !== null || host.units.length < 2) return null
    const { accountId, project } = host
    return accountId === null || project === null ? null : unitChoicePath({ accountId, project })
  })
  return useMemo(() => (path === null ? null : () => void navigate(path)), [navigate, path])
}

interface MoreActions {
  readonly isSmall: boolean
  readonly returnLabel: string
  readonly onBack: () => void
  readonly onShow: (shown: Shown) => void
}

/** What the configurator's list of actions has more: a demonstration for units that have one (KSK-14). */
function useMoreActions({ isSmall, returnLabel, onBack, onShow }: MoreActions): readonly HostAction[] {
  const { t } = useTranslation('kiosk')
  const { unit, flags } = useOpenUnit()
  const hasForm = useKiosk(({ host }) => host !== null && host.settings.bookingUrl !== null)
  const hasDemo = unit.wohnwahlDemo === true && (hasForm || flags.mpContactForm)
  return useMemo(() => {
    const demo: HostAction = { id: 'demo', icon: 'clock', label: t('demo.action'), onRun: () => onShow('booking') }
    // On small screens there is no menu at the left.
    const ways: readonly HostAction[] = [
      { id: 'kioskOverview', icon: 'list', label: t('stand.overview'), onRun: () => onShow('overview') },
      { id: 'return', icon: 'chevronLeft', label: returnLabel, onRun: onBack },
    ]
    return [...(hasDemo ? [demo] : []), ...(isSmall ? ways : [])]
  }, [hasDemo, isSmall, returnLabel, onBack, onShow, t])
}
