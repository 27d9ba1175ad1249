import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useTranslation } from 'react-i18next'
import { bytesText, momentText } from '#renderer/i18n/report-texts.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useKiosk } from '../state/kiosk.store.ts'
import type { StaffReport } from './use-staff-report.ts'

/** Faults that staff mend themselves; the others are for whoever looks after the device. */
const FAULT_WORDS: ReadonlyMap<string, 'staff.lost.fault' | 'staff.lost.unknown'> = new Map([
  ['DEVICE_TOKEN_LOST', 'staff.lost.fault'],
  ['DEVICE_UNKNOWN', 'staff.lost.unknown'],
])

/** How the device is, in a list to read aloud on the telephone. */
export function DeviceFacts({ report }: { report: StaffReport }) {
  const { t } = useTranslation('kiosk')
  const locale = useLocale()
  const isOnline = useKiosk(({ host }) => host?.isOnline ?? false)
  const free = report.freeBytes === null ? '' : `, ${bytesText(report.freeBytes, locale)} ${t('staff.free')}`
  const { outboxEvents: events = 0 } = report
  const sent = report.outboxLength - events
  const getWords = (code: string) => {
    const words = FAULT_WORDS.get(code)
    return words === undefined ? null : `${t(words)} `
  }
  const rows: readonly (readonly [string, string])[] = [
    [t('staff.name'), report.deviceName ?? '–'],
    [t('staff.portal'), report.portalUrl ?? '–'],
    [t('staff.connection'), t(isOnline ? 'staff.online' : 'staff.offline')],
    [
      t('staff.synchronised'),
      report.synchronisedAt === null ? t('staff.never') : momentText(report.synchronisedAt, locale),
    ],
    [t('staff.storage'), bytesText(report.cacheBytes, locale) + free],
    [t('staff.outbox'), sent === 0 ? t('staff.outboxNone') : t('staff.outboxCount', { count: sent })],
    ...(events === 0 ? [] : [[t('staff.counted'), t('staff.countedCount', { count: events })] as const]),
    ...(report.outboxRefused === 0
      ? []
      : [[t('staff.refused'), t('staff.outboxCount', { count: report.outboxRefused })] as const]),
    ...(report.secrets === 'kept' ? [] : [[t('staff.secrets.title'), t(`staff.secrets.${report.secrets}`)] as const]),
    [t('staff.version'), report.programVersion],
  ]
  return (
    <>
      <dl className="ww-values">
        {rows.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {report.errors.length === 0 ? null : (
        <Accordion>
          <AccordionSummary expandIcon={<NamedIcon name="chevronDown" size={18} />}>
            {t('staff.errors')}
          </AccordionSummary>
          <AccordionDetails>
            <ul className="ww-stack ww-gap-12">
              {report.errors.map(({ code, at }) => (
                <li key={`${at}${code}`}>
                  {momentText(at, locale)} {getWords(code)}
                  <code>{code}</code>
                </li>
              ))}
            </ul>
          </AccordionDetails>
        </Accordion>
      )}
    </>
  )
}
