import { Button } from '#renderer/ui/Button.tsx'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { ProgressBar } from '#renderer/ui/ProgressBar.tsx'
import { useKiosk } from '../state/kiosk.store.ts'
import { DeviceFacts } from './DeviceFacts.tsx'
import { LostToken } from './LostToken.tsx'
import { RefusedEntries } from './RefusedEntries.tsx'
import styles from './StaffDialog.module.css'
import { StaffCommands } from './StaffCommands.tsx'
import { useStaffReport } from './use-staff-report.ts'

interface StaffDialogProps {
  readonly token: string
  readonly onUnit: (unitSlug: string) => void
  /** The device has to be paired anew. */
  readonly onPair: () => void
  /** The token holds no longer: the PIN is wanted again. */
  readonly onExpired: () => void
  readonly onClose: () => void
}

/** What sales staff see and do at the device: another unit with one touch, how it is, and a few commands. */
export function StaffDialog({ token, onUnit, onPair, onExpired, onClose }: StaffDialogProps) {
  const { t } = useTranslation('kiosk')
  const { report, failed } = useStaffReport(token, onExpired)
  return (
    <Dialog title={t('staff.title')} subtitle={t('staff.closes')} size="large" onClose={onClose}>
      <div className={styles.columns}>
        <UnitList onUnit={onUnit} />
        <section className="ww-stack ww-gap-20" aria-labelledby="staff-device">
          <h3 id="staff-device" className="ww-heading">
            {t('staff.device')}
          </h3>
          <Synchronising />
          {failed ? <p role="alert">{t('staff.failed')}</p> : null}
          {report === null ? null : (
            <>
              {report.isTokenLost ? <LostToken onPair={onPair} /> : null}
              <DeviceFacts report={report} />
              <RefusedEntries token={token} refusals={report.refusals} onExpired={onExpired} />
              <StaffCommands token={token} report={report} onExpired={onExpired} />
            </>
          )}
        </section>
      </div>
    </Dialog>
  )
}

function UnitList({ onUnit }: { onUnit: (unitSlug: string) => void }) {
  const { t } = useTranslation('kiosk')
  const units = useKiosk(({ host }) => host?.units)
  const { pathname } = useLocation()
  return (
    <section className="ww-stack ww-gap-12" aria-labelledby="staff-units">
      <h3 id="staff-units" className="ww-heading">
        {t('staff.units')}
      </h3>
      <ul className="ww-stack ww-gap-12">
        {(units ?? []).map(({ id, slug, name }) => {
          const isHere = pathname.split('/').some((part) => part === slug || part === id)
          return (
            <li key={id}>
              <Button
                className={styles.unit}
                variant="outlined"
                color={isHere ? 'primary' : 'inherit'}
                endIcon={<NamedIcon name={isHere ? 'check' : 'arrowRight'} size={22} />}
                aria-current={isHere || undefined}
                onClick={() => onUnit(slug)}
              >
                <span>
                  {name}
                  {isHere ? <small>{t('staff.shown')}</small> : null}
                </span>
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** How far a synchronisation is that is under way. */
function Synchronising() {
  const { t } = useTranslation('kiosk')
  const { percentage } = useFormat()
  const progress = useKiosk(({ host }) => host?.synchronising ?? null)
  if (progress === null) return null
  const text = t('staff.progress', { percent: percentage(progress) })
  return (
    <div className="ww-stack ww-gap-4">
      <p>{text}</p>
      <ProgressBar progress={progress} label={t('waiting.progress')} text={text} />
    </div>
  )
}
