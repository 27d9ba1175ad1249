import Paper from '@mui/material/Paper'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { useFormat, useLocale } from '#renderer/i18n/useFormat.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { useMay } from '#renderer/session/use-may.ts'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { type IconName, NamedIcon } from '#renderer/ui/icons.tsx'
import { dayText } from '../day-text.ts'
import { FileChanges } from './FileChanges.tsx'
import { listTodos, type Todo } from './list-todos.ts'
import styles from './unit-file.module.css'
import { type StaffFile, useFileTab } from './use-unit-file.ts'

interface FileOverviewProps {
  readonly file: StaffFile
  readonly onInvite: () => void
}

/** How the unit stands, what waits for the team, and what is new to who looks (FIL-1, FIL-3). */
export function FileOverview({ file, onInvite }: FileOverviewProps) {
  return (
    <div className="ww-stack ww-gap-16">
      <Figures file={file} />
      <Todos file={file} onInvite={onInvite} />
      <FileChanges file={file} />
    </div>
  )
}

function Figures({ file }: { file: StaffFile }) {
  const { t } = useTranslation('admin-unit')
  const locale = useLocale()
  const { price, percentage } = useFormat()
  const { progress, decidedCount, pendingCount, total, onRequestCount, nextDeadline } = file
  const all = decidedCount + pendingCount
  return (
    <Paper variant="outlined">
      <h2 className="visually-hidden">{t('figures.title')}</h2>
      <dl className={styles.figures}>
        <Figure name={t('figures.progress')} value={percentage(progress)}>
          {pendingCount === 0 ? null : t('figures.decided', { decided: decidedCount, all })}
        </Figure>
        <Figure name={t('figures.pending')} value={String(pendingCount)} />
        {total === null ? null : (
          <Figure name={t('figures.total')} value={price(total, { exact: true })}>
            {onRequestCount === 0 ? t('figures.gross') : t('figures.onRequest', { count: onRequestCount })}
          </Figure>
        )}
        <Figure
          name={t('figures.deadline')}
          value={nextDeadline === null ? t('figures.noDeadline') : dayText(nextDeadline.expiresAt, locale)}
        >
          {nextDeadline?.isOver === true ? t('figures.overdue', { title: nextDeadline.title }) : nextDeadline?.title}
        </Figure>
      </dl>
    </Paper>
  )
}

function Figure({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <div>
      <dt className="ww-muted">{name}</dt>
      <dd>
        <strong>{value}</strong>
        <small className="ww-muted">{children}</small>
      </dd>
    </div>
  )
}

/** One line and one button for each. */
function Todos({ file, onInvite }: FileOverviewProps) {
  const { t } = useTranslation('admin-unit')
  const mayInvite = useMay('inviteBuyers', file.project.id)
  // Whom to invite waits for those alone who may.
  const todos = listTodos(file).filter(({ kind }) => kind === 'order' || kind === 'thread' || mayInvite)
  return (
    <Paper variant="outlined" component="section" className={styles.card} aria-labelledby="unit-todos">
      <h2 id="unit-todos" className="ww-heading">
        {t('todo.title')}
      </h2>
      {todos.length === 0 ? <p className="ww-muted">{t('todo.none')}</p> : null}
      <ul className={styles.rows}>
        {todos.map((todo) => (
          <TodoRow key={JSON.stringify(todo)} todo={todo} onInvite={onInvite} />
        ))}
      </ul>
    </Paper>
  )
}

const ICONS = { order: 'document', thread: 'mail', nobody: 'user', invited: 'mail' } as const satisfies Record<
  Todo['kind'],
  IconName
>

function TodoRow({ todo, onInvite }: { todo: Todo; onInvite: () => void }) {
  const { t } = useTranslation('admin-unit')
  const { accountId = '' } = useParams()
  const { linkTo: getTab } = useFileTab()
  const locale = useLocale()
  return (
    <li>
      <NamedIcon name={ICONS[todo.kind]} size={20} />
      <div className="ww-rest">
        <strong>{sayTodo()}</strong>
        {todo.kind === 'invited' ? (
          <small className="ww-muted">{t('todo.invitedSince', { day: dayText(todo.sentAt, locale) })}</small>
        ) : null}
      </div>
      {getAction()}
    </li>
  )

  function sayTodo(): string {
    if (todo.kind === 'order') return t('todo.order', { number: todo.number })
    if (todo.kind === 'thread') return t('todo.thread', { subject: todo.subject })
    return todo.kind === 'nobody' ? t('todo.nobody') : t('todo.invited', { email: todo.email })
  }

  function getAction(): ReactNode {
    if (todo.kind === 'nobody')
      return (
        <Button variant="outlined" color="inherit" onClick={onInvite}>
          {t('todo.nobodyAction')}
        </Button>
      )
    // There it is sent again or taken back (FIL-7).
    const to =
      todo.kind === 'order'
        ? linkTo('adminOrder', { accountId, orderId: todo.orderId })
        : todo.kind === 'thread'
          ? linkTo('adminThread', { accountId, threadId: todo.threadId })
          : getTab('people')
    const action = t(`todo.${todo.kind}Action`)
    const what = todo.kind === 'order' ? todo.number : todo.kind === 'thread' ? todo.subject : todo.email
    return (
      <ButtonLink variant="outlined" color="inherit" to={to} aria-label={t('todo.about', { action, what })}>
        {action}
      </ButtonLink>
    )
  }
}
