import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { revokeOtherSessions, revokeSession } from '#shared/contracts/http/sessions.contract.ts'
import { type ApiResult, call } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { formatTime } from '#renderer/i18n/format-time.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { nameDevices } from './device-names.ts'
import { Section } from './Section.tsx'
import { StateChip } from '#renderer/ui/StateChip.tsx'
import styles from './settings.module.css'
import { type Login, sessionsQuery } from './use-profile.ts'

/** The devices the user is logged in on, each of which can be logged out (decision 9). */
export function SessionsSection() {
  const { t } = useTranslation('settings')
  const { t: common } = useTranslation()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const sessions = useQuery(sessionsQuery)
  const [isBusy, setIsBusy] = useState(false)

  const revoke = async (request: () => Promise<ApiResult<unknown>>, title: string) => {
    if (isBusy) return
    setIsBusy(true)
    const result = await request()
    setIsBusy(false)
    if (result.ok) notify({ severity: 'success', title })
    // Refusals are told of by the call itself.
    else if (result.error.status === 0) notify({ severity: 'error', title: t('failure.unreachable') })
    // Whatever was answered, the list says what is.
    await queryClient.invalidateQueries(sessionsQuery)
  }
  const devices = sessions.data ?? []
  const hasOthers = devices.some((device) => !device.isCurrent)

  return (
    <Section anchor="sessions" title={t('sessions.title')} intro={t('sessions.intro')}>
      {sessions.isError ? (
        <p role="alert">
          {t('sessions.failed')} <Button onClick={() => void sessions.refetch()}>{common('action.retry')}</Button>
        </p>
      ) : null}
      <ul className={styles.rows} aria-busy={sessions.isPending}>
        {nameDevices(devices, t('sessions.unknown')).map(({ device, name }) => (
          <DeviceRow
            key={device.id}
            device={device}
            name={name}
            onRevoke={() =>
              void revoke(() => call(revokeSession, { params: { sessionId: device.id } }), t('sessions.revoked'))
            }
          />
        ))}
      </ul>
      {hasOthers ? (
        <Button
          className={styles.start}
          variant="outlined"
          onClick={() => void revoke(() => call(revokeOtherSessions), t('sessions.othersRevoked'))}
        >
          {t('sessions.revokeOthers')}
        </Button>
      ) : null}
    </Section>
  )
}

interface DeviceRowProps {
  readonly device: Login
  readonly name: string
  readonly onRevoke: () => void
}

function DeviceRow({ device, name, onRevoke }: DeviceRowProps) {
  const { t } = useTranslation('settings')
  const locale = useLocale()
  return (
    <li className={`ww-spread ${styles.toggle}`}>
      <span className="ww-stack ww-gap-4">
        <strong>{name}</strong>
        <small className="ww-muted">
          {t('sessions.since', { time: formatTime(device.createdAt, locale, 'moment') })}
          <br />
          {device.isCurrent
            ? t('sessions.inUse')
            : t('sessions.lastUsed', { time: formatTime(device.lastUsedAt, locale, 'moment') })}
        </small>
      </span>
      {device.isCurrent ? (
        <StateChip state="open" label={t('sessions.current')} />
      ) : (
        <Button aria-label={t('sessions.revokeDevice', { device: name })} onClick={onRevoke}>
          {t('sessions.revoke')}
        </Button>
      )}
    </li>
  )
}
