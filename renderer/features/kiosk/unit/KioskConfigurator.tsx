import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfiguratorPage } from '#renderer/features/configurator/index.ts'
import type { HostAction } from '#renderer/unit/address/host.context.ts'
import { StillPicture } from '#renderer/parts/pictures/still-picture.ts'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { whenIdle } from '#renderer/platform/when-idle.ts'
import { useMedia } from '#renderer/ui/use-media.ts'
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
  const stand = useMemo(
    () => ({
      bar: (
        <KioskBar
          back={{ label: returnLabel, onPress: () => setShown('return') }}
          onFinish={() => setShown('finish')}
        />
      ),
      onOverview: () => setShown('overview'),
    }),
    [returnLabel],
  )
  const moreActions = useMoreActions({ isSmall, returnLabel, onShow: setShown })
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

interface MoreActions {
  readonly isSmall: boolean
  readonly returnLabel: string
  readonly onShow: (shown: Shown) => void
}

/** What the configurator's list of actions has more: a demonstration for units that have one (KSK-14). */
function useMoreActions({ isSmall, returnLabel, onShow }: MoreActions): readonly HostAction[] {
  const { t } = useTranslation('kiosk')
  const { unit, flags } = useOpenUnit()
  const hasForm = useKiosk(({ host }) => host !== null && host.settings.bookingUrl !== null)
  const hasDemo = unit.wohnwahlDemo === true && (hasForm || flags.mpContactForm)
  return useMemo(() => {
    const demo: HostAction = { id: 'demo', icon: 'clock', label: t('demo.action'), onRun: () => onShow('booking') }
    // On small screens there is no menu at the left.
    const ways: readonly HostAction[] = [
      { id: 'kioskOverview', icon: 'list', label: t('stand.overview'), onRun: () => onShow('overview') },
      { id: 'return', icon: 'chevronLeft', label: returnLabel, onRun: () => onShow('return') },
    ]
    return [...(hasDemo ? [demo] : []), ...(isSmall ? ways : [])]
  }, [hasDemo, isSmall, returnLabel, onShow, t])
}
