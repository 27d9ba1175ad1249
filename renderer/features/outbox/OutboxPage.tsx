import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams, useSearchParams } from 'react-router-dom'
import { listMails } from '#shared/contracts/http/mails.contract.ts'
import { ApiFailure, call } from '#renderer/api/index.ts'
import { isInGroup, STAFF, useOwnLook, useSession } from '#renderer/session/index.ts'
import { UserMenu } from '#renderer/features/user-menu/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { ApplicationError } from '#renderer/ui/ApplicationError.tsx'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { LoaderScreen } from '#renderer/ui/LoaderScreen.tsx'
import { MessageScreen } from '#renderer/ui/MessageScreen.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { PageHeader } from '#renderer/ui/PageHeader.tsx'
import { useTitle } from '#renderer/ui/use-title.ts'
import { Wordmark } from '#renderer/ui/Wordmark.tsx'
import { MailList } from './MailList.tsx'
import { MailView } from './MailView.tsx'
import styles from './outbox.module.css'

const PAGE_SIZE = 20
/** ms between looks while a mail waits to be sent. */
const WAITING_MS = 2_000

/** Which page of the list and which mail are shown: kept in the address. */
function useShownMail() {
  const [search, setSearch] = useSearchParams()
  const show = (change: { readonly mail?: string | null; readonly page?: number }) => {
    const next = new URLSearchParams(search)
    if (change.mail === null || change.page !== undefined) next.delete('mail')
    else if (change.mail !== undefined) next.set('mail', change.mail)
    if (change.page !== undefined) next.set('page', String(change.page))
    setSearch(next)
  }
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1)
  return { mailId: search.get('mail'), page, show }
}

/** A page of mails, the latest first; looked at again while one of them waits. */
function useMails(page: number) {
  return useQuery({
    queryKey: ['mails', page],
    queryFn: async ({ signal }) => {
      const query = { page: String(page), perPage: String(PAGE_SIZE) }
      const result = await call(listMails, { query, signal, silent: true })
      if (!result.ok) throw new ApiFailure(result.error)
      return { mails: result.value, total: result.totalCount ?? 0 }
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
    retry: false,
    // Until what waits is on its way.
    refetchInterval: ({ state }) => (state.data?.mails.some((mail) => mail.state === 'waiting') ? WAITING_MS : false),
  })
}

/** The mails that the embedded default keeps, for operators and admins: a list, and one of them. */
export function OutboxPage() {
  const { t } = useTranslation('outbox')
  const { accountId = '' } = useParams()
  const { mailId, page, show } = useShownMail()
  const loaded = useMails(page)
  useTitle(t('title'))
  useOwnLook()

  if (loaded.data === undefined) {
    if (loaded.error === null) return <LoaderScreen />
    return <NoMails error={loaded.error} onRetry={() => void loaded.refetch()} />
  }
  const { mails, total } = loaded.data
  return (
    <div className={styles.page}>
      <div className={styles.top}>
        <PageHeader back={{ to: linkTo('admin', { accountId }), label: t('toAdmin') }} logo={<Wordmark />}>
          <div className="ww-row ww-wrap ww-gap-12">
            <IconButton label={t('reload')} onClick={() => void loaded.refetch()}>
              <NamedIcon name="redo" />
            </IconButton>
            <UserMenu />
          </div>
        </PageHeader>
      </div>
      <main className={styles.main} data-open={mailId === null ? undefined : ''}>
        <div className={styles.side}>
          <h1 className="ww-section">{t('title')}</h1>
          <p className="ww-muted">
            {t('intro')} {t('readers')}
          </p>
          {total === 0 ? (
            <p className="ww-muted">
              <strong>{t('empty.title')}</strong>
              <br />
              {t('empty.body')}
            </p>
          ) : (
            <MailList
              mails={mails}
              openId={mailId}
              page={page}
              pageCount={Math.ceil(total / PAGE_SIZE)}
              onOpen={(mail) => show({ mail })}
              onPage={(next) => show({ page: next })}
            />
          )}
        </div>
        <div className={styles.reading}>
          {mailId === null ? (
            <p className={`ww-muted ${styles.choose}`}>{total === 0 ? '' : t('choose')}</p>
          ) : (
            <MailView key={mailId} mailId={mailId} onBack={() => show({ mail: null })} />
          )}
        </div>
      </main>
    </div>
  )
}

/** Why there is no list: nobody may see it here, mails are not kept, or it could not be read. */
function NoMails({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('outbox')
  const { accountId = '' } = useParams()
  const isStaff = useSession((state) => isInGroup(state.user, STAFF))
  const status = error instanceof ApiFailure ? error.error.status : 0
  if (status !== 403 && status !== 404) return <ApplicationError onRetry={onRetry} />
  const key = status === 404 ? 'none' : isStaff ? 'adminsOnly' : 'forbidden'
  return (
    <MessageScreen icon={<NamedIcon name="mail" size={32} />} title={t(`${key}.title`)} body={t(`${key}.body`)}>
      {/* Staff are led to the administration, everybody else to their unit. */}
      <ButtonLink to={linkTo('admin', { accountId })} variant="contained">
        {t('leave')}
      </ButtonLink>
    </MessageScreen>
  )
}
