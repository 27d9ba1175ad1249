import { useTranslation } from 'react-i18next'
import { AUDIT_KINDS } from '#shared/contracts/http/account.contract.ts'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import shared from '../admin.module.css'
import { ListFrame } from '../ListFrame.tsx'
import { ListPages } from '../ListPages.tsx'
import { PanelHead } from '../PanelHead.tsx'
import { SearchField } from '../SearchField.tsx'
import { PAGE_SIZE } from '../use-people.ts'
import styles from './audit.module.css'
import { AuditTable } from './AuditTable.tsx'
import { type AuditView, useAuditLog, useAuditView } from './use-audit-log.ts'

const ANY = 'all'
const NOTHING = { search: '', kind: null, from: '', to: '' } as const

/** Who did what in the account, in sentences, narrowed by person, kind and days (LOG-1, LOG-2). */
export function AuditPanel() {
  const { t } = useTranslation('admin-audit')
  const { t: tAdmin } = useTranslation('admin')
  const [view, change] = useAuditView()
  const list = useAuditLog(view)
  const total = list.data?.total ?? 0
  const { search, kind, from, to, page } = view
  const isWhole = search === '' && kind === null && from === '' && to === '' && page === 1
  return (
    <section aria-labelledby="admin-audit">
      <PanelHead id="admin-audit" title={tAdmin('audit.title')} intro={t('intro')} />
      <Tools view={view} onChange={change} total={list.data === undefined ? null : total} />
      <ListFrame
        icon="clock"
        list={list}
        empty={{ title: t('empty.title'), body: t('empty.body') }}
        onAll={isWhole ? null : () => change(NOTHING)}
      >
        {(rows) => <AuditTable entries={rows} />}
      </ListFrame>
      <ListPages page={page} pageCount={Math.ceil(total / PAGE_SIZE)} onPage={(next) => change({ page: next })} />
    </section>
  )
}

interface ToolsProps {
  readonly view: AuditView
  readonly onChange: (part: Partial<AuditView>) => void
  /** null = not known yet. */
  readonly total: number | null
}

/** What of the log is shown. */
function Tools({ view, onChange, total }: ToolsProps) {
  const { t } = useTranslation('admin-audit')
  return (
    <div className={`ww-row ww-wrap ww-gap-12 ${shared.tools}`}>
      <SearchField value={view.search} hint={t('search')} onSearch={(search) => onChange({ search })} />
      <SelectField
        label={t('kind')}
        value={view.kind ?? ANY}
        options={[
          { value: ANY, label: t('any') },
          ...AUDIT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
        ]}
        onChange={(value) => onChange({ kind: AUDIT_KINDS.find((kind) => kind === value) ?? null })}
      />
      <div className={`ww-row ww-gap-12 ${styles.days}`}>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            label={t(end)}
            type="date"
            value={view[end]}
            onChange={(event) => onChange({ [end]: event.target.value })}
          />
        ))}
      </div>
      <p className={`ww-muted ${shared.count}`} role="status">
        {total === null ? '' : t('count', { count: total })}
      </p>
    </div>
  )
}
