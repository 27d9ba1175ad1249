import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { saveFile } from '#renderer/platform/save-file.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { Cell, DataTable, RowHead, TableRow } from '#renderer/ui/DataTable.tsx'
import shared from '../admin.module.css'
import { dayText } from '../day-text.ts'
import { ListFrame } from '../ListFrame.tsx'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import styles from './tracking.module.css'
import { formatTrackingCsv, type TrackingTable, trackingTable } from './tracking-table.ts'
import { RANGES, useTrackingReport, useTrackingView } from './use-tracking-report.ts'
import { PanelHead } from '../PanelHead.tsx'

/** What visitors did, by project and day, on screen and as a file; for admins. */
export function TrackingPanel() {
  const { t } = useTranslation('tracking')
  const { t: tAdmin } = useTranslation('admin')
  const [view, change] = useTrackingView()
  const report = useTrackingReport(view)
  const { data } = report
  const table = useMemo(() => trackingTable(data?.days ?? []), [data])
  const projectId = data?.projectId ?? null
  const download = () => {
    const head = [t('date'), ...table.types.map((type) => t(`types.${type}`)), t('sum')]
    const file = new Blob([formatTrackingCsv(table, head)], { type: 'text/csv;charset=utf-8' })
    saveFile(file, `${projectId}-${table.rows.at(-1)?.day}-${table.rows[0]?.day}.csv`)
  }
  return (
    <section aria-labelledby="admin-tracking">
      <PanelHead id="admin-tracking" title={tAdmin('tracking.title')} intro={t('intro')}>
        <Button
          variant="outlined"
          startIcon={<NamedIcon name="download" size={20} />}
          disabled={table.total === 0 || report.isPlaceholderData}
          onClick={download}
        >
          {t('download')}
        </Button>
      </PanelHead>
      <div className={`ww-row ww-wrap ww-gap-12 ${shared.tools}`}>
        {projectId === null ? null : (
          <SelectField
            label={t('project')}
            value={projectId}
            options={data?.projects.map(({ id, name }) => ({ value: id, label: name })) ?? []}
            onChange={(value) => change({ projectId: value })}
          />
        )}
        <Segmented
          label={t('range')}
          value={view.range}
          options={RANGES.map((value) => ({ value, label: t(`days.${value}`) }))}
          onChange={(range) => change({ range })}
        />
        <p className={`ww-muted ${shared.count}`} role="status">
          {data === undefined ? '' : t('total', { count: table.total })}
        </p>
      </div>
      <ListFrame
        icon="eye"
        list={{ ...report, data: data === undefined ? undefined : { rows: table.total === 0 ? [] : table.rows } }}
        empty={data?.projectId === null ? texts(t, 'noProject') : texts(t, 'empty')}
        onAll={null}
      >
        {() => <Counts table={table} />}
      </ListFrame>
    </section>
  )
}

function texts(t: ReturnType<typeof useTranslation<'tracking'>>['t'], key: 'empty' | 'noProject') {
  return { title: t(`${key}.title`), body: t(`${key}.body`) }
}

/** One row for each day, the sums first. */
function Counts({ table }: { table: TrackingTable }) {
  const { t } = useTranslation('tracking')
  const locale = useLocale()
  const number = useMemo(() => new Intl.NumberFormat(locale === 'en' ? 'en-GB' : 'de-DE'), [locale])
  const highest = Math.max(...table.rows.map(({ sum }) => sum))
  const cells = (counts: readonly number[], sum: number) => (
    <>
      {table.types.map((type, at) => (
        <Cell key={type} label={t(`types.${type}`)} data-zero={counts[at] === 0 ? '' : undefined}>
          {number.format(counts[at] ?? 0)}
        </Cell>
      ))}
      <Cell label={t('sum')} data-zero={sum === 0 ? '' : undefined}>
        <strong>{number.format(sum)}</strong>
      </Cell>
    </>
  )
  return (
    <DataTable
      className={styles.counts}
      aria-labelledby="admin-tracking"
      columns={[t('day'), ...table.types.map((type) => t(`types.${type}`)), t('sum')]}
    >
      <TableRow className={styles.totals}>
        <RowHead>{t('sum')}</RowHead>
        {cells(table.totals, table.total)}
      </TableRow>
      {table.rows.map(({ day, counts, sum }) => (
        <TableRow key={day}>
          <RowHead>
            <time dateTime={day}>{dayText(`${day}T12:00:00Z`, locale)}</time>
            {/* Beside the numbers, which say the same. */}
            {sum === 0 ? null : <i aria-hidden="true" style={{ inlineSize: `${(sum / highest) * 100}%` }} />}
          </RowHead>
          {cells(counts, sum)}
        </TableRow>
      ))}
    </DataTable>
  )
}
