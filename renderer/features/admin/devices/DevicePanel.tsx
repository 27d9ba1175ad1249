import Card from '@mui/material/Card'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { bytesText, momentText } from '#renderer/i18n/report-texts.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { BackLink } from '../BackLink.tsx'
import { ListFrame } from '../ListFrame.tsx'
import { DeviceActions } from './DeviceActions.tsx'
import { DeviceSettings } from './DeviceSettings.tsx'
import { ContentBadge, SeenState } from './DeviceStates.tsx'
import styles from './devices.module.css'
import { getOutbox } from './kiosk-outbox.ts'
import { type Kiosk, type KioskReport, useDevices } from './use-devices.ts'
import { PanelHead } from '../PanelHead.tsx'

/** One kiosk: how it is, what can be ordered of it, and its settings (decision 37). */
export function DevicePanel() {
  const { t } = useTranslation('admin-devices')
  const { accountId = '', deviceId = '' } = useParams()
  const list = useDevices()
  const found = list.data?.rows.filter(({ id }) => id === deviceId)
  return (
    <section aria-labelledby="admin-device">
      <BackLink to={linkTo('adminDevices', { accountId })} label={t('back')} />
      <PanelHead id="admin-device" title={found?.[0]?.name ?? t('device')} />
      <ListFrame
        list={{ ...list, data: found === undefined ? undefined : { rows: found } }}
        icon="link"
        empty={{ title: t('gone.title'), body: t('gone.body') }}
        onAll={null}
        isBare
      >
        {([device]) =>
          device === undefined ? null : <DeviceDetails key={device.id} device={device} now={list.dataUpdatedAt} />
        }
      </ListFrame>
    </section>
  )
}

/** `now`: ms since epoch. */
function DeviceDetails({ device, now }: { device: Kiosk; now: number }) {
  const { t } = useTranslation('admin-devices')
  // As it was when the form opened, or was saved: what is typed must not go away with the next look at the device.
  const [opened, setOpened] = useState(device)
  return (
    <div className={`ww-stack ww-gap-20 ${styles.columns}`}>
      <div className="ww-stack ww-gap-20">
        <Card component="section" variant="outlined" className="ww-card" aria-labelledby="device-state">
          <h2 className="ww-heading" id="device-state">
            {t('stateTitle')}
          </h2>
          <dl className="ww-values">
            <div>
              <dt>{t('seen')}</dt>
              <dd>
                <SeenState device={device} now={now} />
              </dd>
            </div>
            <div>
              <dt>{t('content.title')}</dt>
              <dd>
                <ContentBadge device={device} />
              </dd>
            </div>
            {device.report === null ? null : <ReportFacts report={device.report} />}
          </dl>
          {device.report === null ? <p className="ww-muted">{t('noReport')}</p> : null}
        </Card>
        <ErrorList errors={device.report?.errors ?? []} />
        <DeviceActions device={device} />
      </div>
      <DeviceSettings
        key={`${opened.id} ${opened.settingsRevision}`}
        device={opened}
        current={device}
        onStored={setOpened}
      />
    </div>
  )
}

function ReportFacts({ report }: { report: KioskReport }) {
  const { t } = useTranslation('admin-devices')
  const locale = useLocale()
  const { synchronisedAt, freeBytes } = report
  const outbox = getOutbox(report)
  const facts = [
    [t('synchronised'), synchronisedAt === null ? t('never') : momentText(synchronisedAt, locale)],
    [t('version'), report.programVersion],
    [t('cache'), bytesText(report.cacheBytes, locale)],
    [t('disk'), freeBytes === null ? t('unknown') : bytesText(freeBytes, locale)],
    [t('outbox'), String(outbox.sent)],
    ...(outbox.events === 0 ? [] : [[t('counted.title'), String(outbox.events)] as const]),
    [t('refusedTitle'), String(report.outboxRefused)],
    ...(isWarned(report) ? [[t('secrets.title'), t(`secrets.${report.secrets}`), 'ww-error'] as const] : []),
  ] as const
  return facts.map(([label, value, look]) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd className={look}>{value}</dd>
    </div>
  ))
}

function isWarned(report: KioskReport): report is KioskReport & { secrets: 'weak' | 'none' } {
  return report.secrets === 'weak' || report.secrets === 'none'
}

function ErrorList({ errors }: Pick<KioskReport, 'errors'>) {
  const { t } = useTranslation('admin-devices')
  const locale = useLocale()
  if (errors.length === 0) return null
  const unique = [...new Map(errors.map((error) => [`${error.at} ${error.code}`, error])).values()]
  return (
    <Card component="section" variant="outlined" className="ww-card" aria-labelledby="device-errors">
      <h2 className="ww-heading" id="device-errors">
        {t('errorsTitle')}
      </h2>
      <ul className={`ww-stack ww-gap-12 ${styles.errors}`}>
        {unique.map(({ code, at }) => (
          <li key={`${at} ${code}`} className="ww-spread">
            <code>{code}</code>
            <time className="ww-muted" dateTime={at}>
              {momentText(at, locale)}
            </time>
          </li>
        ))}
      </ul>
    </Card>
  )
}
