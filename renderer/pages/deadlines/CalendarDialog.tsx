import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { momentText } from '#renderer/parts/orders/moment-text.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './DeadlinesPage.module.css'
import { type Feed, useCalendarFeeds } from './use-calendar-feeds.ts'

const SCOPES = ['unit', 'all'] as const

/** The address at which a calendar fetches the deadlines: to make, to copy, to revoke (DDL-26). */
export function CalendarDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('deadlines')
  const { unit } = useOpenUnit()
  const [scope, setScope] = useState<(typeof SCOPES)[number]>('unit')
  const feeds = useCalendarFeeds()
  const unitId = scope === 'unit' ? unit.id : null
  const feed = feeds.list.find((one) => one.unitId === unitId) ?? null
  const url = feeds.made !== null && feeds.made.id === feed?.id ? feeds.made.url : null
  return (
    <Dialog title={t('calendar.title')} onClose={onClose}>
      <div className="ww-stack ww-gap-16">
        <p className="ww-muted">{t('calendar.intro')}</p>
        {feeds.hasFailed ? <FormFailure>{t('calendar.failed')}</FormFailure> : null}
        <Segmented
          label={t('calendar.scope')}
          value={scope}
          options={SCOPES.map((value) => ({ value, label: t(`calendar.${value}`) }))}
          onChange={setScope}
        />
        {url === null ? (
          <Making feed={feed} onMake={() => feeds.make(unitId)} isBusy={feeds.isBusy} />
        ) : (
          <Address url={url} />
        )}
        {feed === null ? null : <Standing feed={feed} isBusy={feeds.isBusy} onRevoke={() => feeds.revoke(feed.id)} />}
      </div>
    </Dialog>
  )
}

function Making({ feed, isBusy, onMake }: { feed: Feed | null; isBusy: boolean; onMake: () => void }) {
  const { t } = useTranslation('deadlines')
  const locale = useLocale()
  return (
    <>
      {feed === null ? null : <p>{t('calendar.renewHint', { day: momentText(feed.createdAt, locale) })}</p>}
      <Button variant="contained" disabled={isBusy} onClick={onMake}>
        {t(feed === null ? 'calendar.make' : 'calendar.renew')}
      </Button>
    </>
  )
}

/** The address as it is shown this once, for programs that know its scheme and to be copied into others. */
function Address({ url }: { url: string }) {
  const { t } = useTranslation('deadlines')
  const notify = useNotify()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      notify({ severity: 'success', title: t('calendar.copied') })
    } catch {
      notify({ severity: 'error', title: t('calendar.copyFailed') })
    }
  }
  return (
    <>
      <a className={styles.subscribe} href={url.replace(/^https?:/, 'webcal:')}>
        <NamedIcon name="calendar" size={20} />
        {t('calendar.subscribe')}
      </a>
      <TextField label={t('calendar.address')} readOnly value={url} onFocus={({ target }) => target.select()} />
      <Button variant="outlined" startIcon={<NamedIcon name="copy" size={20} />} onClick={() => void copy()}>
        {t('calendar.copy')}
      </Button>
    </>
  )
}

function Standing({ feed, isBusy, onRevoke }: { feed: Feed; isBusy: boolean; onRevoke: () => void }) {
  const { t } = useTranslation('deadlines')
  const locale = useLocale()
  const { fetchedAt, fetchedBy: name } = feed
  const time = fetchedAt === null ? '' : momentText(fetchedAt, locale)
  return (
    <div className="ww-between ww-wrap ww-gap-8">
      <span className="ww-muted">
        {time === ''
          ? t('calendar.notFetched')
          : name === ''
            ? t('calendar.fetched', { time })
            : t('calendar.fetchedBy', { time, name })}
      </span>
      <Button color="error" disabled={isBusy} onClick={onRevoke}>
        {t('calendar.revoke')}
      </Button>
    </div>
  )
}
