import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { bytesText } from '#renderer/i18n/report-texts.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Cell, DataTable, RowHead, TableRow } from '#renderer/ui/DataTable.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import shared from '../admin.module.css'
import { ListFrame } from '../ListFrame.tsx'
import styles from './devices.module.css'
import { readState } from './device-state.ts'
import { ContentBadge, SeenState } from './DeviceStates.tsx'
import { PairDialog } from './PairDialog.tsx'
import { getOutbox } from './kiosk-outbox.ts'
import { type Kiosk, useDevices } from './use-devices.ts'
import { PanelHead } from '../PanelHead.tsx'

/** The kiosks of the account and how they are, and the way to pair another one (decision 37). */
export function DevicesPanel() {
  const { t } = useTranslation('admin-devices')
  const list = useDevices()
  const [isPairing, setIsPairing] = useState(false)
  const rows = list.data?.rows ?? []
  const silent = rows.filter((device) => readState(device, list.dataUpdatedAt) === 'silent').length
  return (
    <section aria-labelledby="admin-devices">
      <PanelHead id="admin-devices" title={t('title')} intro={t('intro')}>
        <Button variant="contained" startIcon={<NamedIcon name="plus" size={20} />} onClick={() => setIsPairing(true)}>
          {t('pair.open')}
        </Button>
      </PanelHead>
      <div className={`ww-row ww-wrap ww-gap-12 ${shared.tools}`}>
        <p className={`ww-muted ${shared.count}`} role="status">
          {list.data === undefined ? '' : t('count', { count: rows.length })}
          {silent === 0 ? null : <strong className="ww-error"> · {t('silentCount', { count: silent })}</strong>}
        </p>
      </div>
      <ListFrame list={list} icon="link" empty={{ title: t('empty.title'), body: t('empty.body') }} onAll={null}>
        {(devices) => <DevicesTable devices={devices} now={list.dataUpdatedAt} />}
      </ListFrame>
      {isPairing ? <PairDialog known={rows.map(({ id }) => id)} onClose={() => setIsPairing(false)} /> : null}
    </section>
  )
}

/** `now`: ms since epoch. */
function DevicesTable({ devices, now }: { devices: readonly Kiosk[]; now: number }) {
  const { t } = useTranslation('admin-devices')
  return (
    <DataTable
      aria-labelledby="admin-devices"
      columns={[t('name'), t('seen'), t('content.title'), t('version'), t('storage'), t('outbox'), t('errors')]}
    >
      {devices.map((device) => (
        <DeviceRow key={device.id} device={device} now={now} />
      ))}
    </DataTable>
  )
}

function DeviceRow({ device, now }: { device: Kiosk; now: number }) {
  const { t } = useTranslation('admin-devices')
  const locale = useLocale()
  const { accountId = '' } = useParams()
  const { report } = device
  const outbox = report === null ? null : getOutbox(report)
  return (
    <TableRow>
      <RowHead>
        <Link className={styles.name} to={linkTo('adminDevice', { accountId, deviceId: device.id })}>
          {device.name}
          <NamedIcon name="chevronRight" size={18} />
        </Link>
      </RowHead>
      <Cell label={t('seen')}>
        <SeenState device={device} now={now} />
      </Cell>
      <Cell label={t('content.title')}>
        <ContentBadge device={device} />
      </Cell>
      <Cell label={t('version')}>{report?.programVersion ?? t('unknown')}</Cell>
      <Cell label={t('storage')}>
        {report === null ? t('unknown') : bytesText(report.cacheBytes, locale)}
        {report === null || report.freeBytes === null ? null : (
          <small>{t('free', { size: bytesText(report.freeBytes, locale) })}</small>
        )}
      </Cell>
      <Cell label={t('outbox')}>
        {outbox?.sent ?? t('unknown')}
        {outbox === null || outbox.events === 0 ? null : <small>{t('counted.some', { count: outbox.events })}</small>}
        {report === null || report.outboxRefused === 0 ? null : (
          <small className="ww-error">{t('refused', { count: report.outboxRefused })}</small>
        )}
      </Cell>
      <Cell label={t('errors')}>
        {report === null ? t('unknown') : report.errors.length}
        {report?.errors[0] === undefined ? null : <small>{report.errors[0].code}</small>}
        {report?.secrets === 'weak' || report?.secrets === 'none' ? (
          <small className="ww-error">{t('secrets.title')}</small>
        ) : null}
      </Cell>
    </TableRow>
  )
}
