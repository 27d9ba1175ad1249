import { useTranslation } from 'react-i18next'
import { DELIVERY_STATES, MAIL_KINDS } from '#shared/contracts/entities/mail.schema.ts'
import { useMailWay } from '#renderer/session/index.ts'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import shared from '../admin.module.css'
import { ListFrame } from '../ListFrame.tsx'
import { ListPages } from '../ListPages.tsx'
import { PanelHead } from '../PanelHead.tsx'
import { SearchField } from '../SearchField.tsx'
import { PAGE_SIZE } from '../use-people.ts'
import { MailsTable } from './MailsTable.tsx'
import { type MailsView, useMailLog, useMailsView, useSendAgain } from './use-mail-log.ts'

const ANY = 'all'
const NOTHING = { search: '', state: null, kind: null } as const

/** Every mail of the last 30 days, how it has gone, and the way to send it again (MLG-1..4). */
export function MailsPanel() {
  const { t } = useTranslation('admin-mails')
  const { t: tAdmin } = useTranslation('admin')
  const mailWay = useMailWay()
  const [view, change] = useMailsView()
  const list = useMailLog(view)
  const { send, busyId } = useSendAgain()
  const total = list.data?.total ?? 0
  const isWhole = view.search === '' && view.state === null && view.kind === null && view.page === 1
  return (
    <section aria-labelledby="admin-mails">
      <PanelHead id="admin-mails" title={tAdmin('mails.title')} intro={t('intro', mailWay)} />
      <Tools view={view} onChange={change} counts={list.data?.counts} total={list.data === undefined ? null : total} />
      <ListFrame
        list={list}
        empty={{ title: t('empty.title'), body: t('empty.body') }}
        onAll={isWhole ? null : () => change(NOTHING)}
      >
        {(rows) => <MailsTable mails={rows} busyId={busyId} onSendAgain={(mail) => void send(mail)} />}
      </ListFrame>
      <ListPages page={view.page} pageCount={Math.ceil(total / PAGE_SIZE)} onPage={(page) => change({ page })} />
    </section>
  )
}

interface ToolsProps {
  readonly view: MailsView
  readonly onChange: (part: Partial<MailsView>) => void
  /** undefined = not known yet. */
  readonly counts: { readonly givenUp: number; readonly failed: number; readonly waiting: number } | undefined
  readonly total: number | null
}

/** What of the log is shown, and of what needs somebody how much there is. */
function Tools({ view, onChange, counts, total }: ToolsProps) {
  const { t } = useTranslation('admin-mails')
  const mailWay = useMailWay()
  const named = (state: (typeof DELIVERY_STATES)[number]) => {
    const count = { waiting: counts?.waiting, failed: counts?.failed, given_up: counts?.givenUp, sent: 0 }[state] ?? 0
    const name = state === 'sent' ? t('states.sent', mailWay) : t(`states.${state}`)
    return count === 0 ? name : t('stateCount', { state: name, count })
  }
  return (
    <div className={`ww-row ww-wrap ww-gap-12 ${shared.tools}`}>
      <SearchField value={view.search} hint={t('search')} onSearch={(search) => onChange({ search })} />
      <SelectField
        label={t('state')}
        value={view.state ?? ANY}
        options={[{ value: ANY, label: t('any') }, ...DELIVERY_STATES.map((value) => ({ value, label: named(value) }))]}
        onChange={(value) => onChange({ state: DELIVERY_STATES.find((state) => state === value) ?? null })}
      />
      <SelectField
        label={t('kind')}
        value={view.kind ?? ANY}
        options={[
          { value: ANY, label: t('any') },
          ...MAIL_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
        ]}
        onChange={(value) => onChange({ kind: MAIL_KINDS.find((kind) => kind === value) ?? null })}
      />
      <p className={`ww-muted ${shared.count}`} role="status">
        {total === null ? '' : t('count', { count: total })}
      </p>
    </div>
  )
}
