import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { runStaffCommand, type STAFF_COMMANDS } from '#shared/contracts/kiosk/host.contract.ts'
import { call } from '#renderer/api/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import styles from './StaffDialog.module.css'

type Command = (typeof STAFF_COMMANDS)[number]

interface StaffCommandsProps {
  readonly token: string
  /** What this program can do where it runs. */
  readonly commands: readonly Command[]
  readonly onExpired: () => void
}

/** What staff can order of the device. What ends the program is asked about once more. */
export function StaffCommands({ token, commands, onExpired }: StaffCommandsProps) {
  const { t } = useTranslation('kiosk')
  const [asked, setAsked] = useState<Command | null>(null)
  const [said, setSaid] = useState({ text: '', isWrong: false })
  const run = async (command: Command) => {
    if (command !== 'synchronise' && asked !== command) return setAsked(command)
    setAsked(null)
    const result = await call(runStaffCommand, { body: { token, command }, silent: true })
    if (!result.ok && result.error.status === 401) return onExpired()
    setSaid({ text: t(result.ok ? `staff.done.${command}` : 'staff.failed'), isWrong: !result.ok })
  }
  return (
    <>
      <h3 className={styles.heading}>{t('staff.commands')}</h3>
      <div className={styles.commands}>
        {commands.map((command) => (
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
      <p className={styles.said} role="status" data-wrong={said.isWrong || undefined}>
        {said.text}
      </p>
    </>
  )
}
