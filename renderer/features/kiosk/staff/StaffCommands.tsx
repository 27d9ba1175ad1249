import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { runStaffCommand, type STAFF_COMMANDS } from '#shared/contracts/kiosk/host.contract.ts'
import { call } from '#renderer/api/index.ts'
import { momentText } from '#renderer/i18n/report-texts.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { useKiosk } from '../state/kiosk.store.ts'
import styles from './StaffDialog.module.css'
import type { StaffReport } from './use-staff-report.ts'

type Command = (typeof STAFF_COMMANDS)[number]

interface StaffCommandsProps {
  readonly token: string
  /** Of it: what this program can do where it runs, and how looking for news has ended. */
  readonly report: StaffReport
  readonly onExpired: () => void
}

/** What staff can order of the device. What ends the program is asked about once more. */
export function StaffCommands({ token, report, onExpired }: StaffCommandsProps) {
  const { t } = useTranslation('kiosk')
  const [asked, setAsked] = useState<Command | null>(null)
  const [said, setSaid] = useState({ text: '', isWrong: false })
  /** Looks for news that had ended when one was ordered; null = none was. */
  const [looksBefore, setLooksBefore] = useState<number | null>(null)
  const look = useLook(report, looksBefore)
  const run = async (command: Command) => {
    if (command !== 'synchronise' && asked !== command) return setAsked(command)
    setAsked(null)
    const result = await call(runStaffCommand, { body: { token, command }, silent: true })
    if (!result.ok && result.error.status === 401) return onExpired()
    setLooksBefore(result.ok && command === 'synchronise' ? result.value.looks : null)
    if (!result.ok) return setSaid({ text: t('staff.failed'), isWrong: true })
    setSaid({ text: command === 'synchronise' ? '' : t(`staff.done.${command}`), isWrong: false })
  }
  return (
    <>
      <h3 className="ww-heading">{t('staff.commands')}</h3>
      <div className="ww-row ww-wrap ww-gap-12">
        {report.commands.map((command) => (
          <Button
            key={command}
            variant={asked === command ? 'contained' : 'outlined'}
            color={asked === command ? 'error' : 'inherit'}
            size="large"
            onClick={() => void run(command)}
          >
            {asked === command && command !== 'synchronise'
              ? t(`staff.sure.${command}`)
              : t(`staff.command.${command}`)}
          </Button>
        ))}
      </div>
      <p className={`${styles.said} ${said.isWrong || look.isWrong ? 'ww-error' : 'ww-muted'}`} role="status">
        {look.text || said.text}
      </p>
    </>
  )
}

/** What came, or comes, of the look for news that was ordered; '' = none was. */
function useLook({ looks, synchronisedAt }: StaffReport, before: number | null) {
  const { t } = useTranslation('kiosk')
  const locale = useLocale()
  const isOnline = useKiosk(({ host }) => host?.isOnline ?? false)
  if (before === null) return { text: '', isWrong: false }
  const isOver = looks.count > before && looks.outcome !== null
  if (!isOver) return { text: t(isOnline ? 'staff.look.running' : 'staff.look.offline'), isWrong: !isOnline }
  switch (looks.outcome) {
    case 'current':
    case 'updated': {
      const at = synchronisedAt === null ? '' : momentText(synchronisedAt, locale)
      return { text: t(`staff.look.${looks.outcome}`, { at }), isWrong: false }
    }
    case 'nothing':
    case 'refused':
      return { text: t(`staff.look.${looks.outcome}`), isWrong: true }
    default:
      return { text: t(isOnline ? 'staff.look.failed' : 'staff.look.offline'), isWrong: true }
  }
}
