import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import * as z from 'zod/mini'
import { MAX_WRITTEN_UNITS } from '#shared/contracts/http/staff-messages.contract.ts'
import { useKeptForm } from '#renderer/drafts/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { findLimit, sendStaffFile, useUploads } from '#renderer/parts/uploads/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { listOpenPlaceholders, PLACEHOLDERS } from './text-placeholders.ts'
import { useWriting, type Written } from './use-writing.ts'

const LetterSchema = z.object({
  unitIds: z.array(z.string()),
  subject: z.string(),
  body: z.string(),
  macroTag: z.nullable(z.string()),
})
export type Letter = z.infer<typeof LetterSchema>

/** A letter to buyers that is being written: kept when its form is closed, its files sent ahead, and sent once (MSG-5). */
export function useLetter(onClose: () => void) {
  const { write, isBusy, failure } = useWriting()
  const files = useUploads({ send: sendStaffFile })
  const report = useReport(onClose)
  const kept = useKeptForm<Letter>({
    name: 'letter to buyers',
    schema: LetterSchema,
    start: () => ({ unitIds: [], subject: '', body: '', macroTag: null }),
  })
  const { form: letter, once } = kept
  const open = listOpenPlaceholders(letter.body).filter((name) => !PLACEHOLDERS.some((known) => known === name))
  const limit = findLimit([], files)
  const isTooMany = letter.unitIds.length > MAX_WRITTEN_UNITS
  const isWhole =
    letter.unitIds.length > 0 && letter.subject.trim() !== '' && letter.body.trim() !== '' && open.length === 0
  const canSend = isWhole && !isTooMany && limit === null && !files.isBusy && !isBusy

  async function send(): Promise<void> {
    if (!canSend) return
    const attachments = files.stored.map(({ id: uploadId }) => ({ uploadId }))
    const written = await write({ ...letter, attachments }, once.key)
    // What stands here now is another letter than the one that has arrived.
    if (written === 'arrived') once.begin()
    if (typeof written === 'string') return
    kept.forget()
    files.release()
    report(written)
  }

  return {
    letter,
    change: kept.change,
    note: kept.note,
    /** Placeholders that nobody fills in by themselves. */
    open,
    files,
    limit,
    /** More units are chosen than can be written to at once. */
    isTooMany,
    canSend,
    isBusy,
    failure,
    send,
    close: () => {
      // The words are kept as a draft, files are not.
      for (const upload of files.uploads) files.remove(upload.key)
      onClose()
    },
  }
}

/** Leads on to the thread, or says to how many it went. */
function useReport(onClose: () => void): (written: Written) => void {
  const { t } = useTranslation('admin-messages')
  const { accountId = '' } = useParams()
  const notify = useNotify()
  const navigate = useNavigate()
  return ({ threads }) => {
    const sent = threads.flatMap(({ threadId }) => threadId ?? [])
    const left = threads.length - sent.length
    const body = left === 0 ? undefined : t('write.left', { count: left })
    notify({
      severity: sent.length === 0 ? 'warning' : 'success',
      title: t('write.sent', { count: sent.length }),
      ...(body === undefined ? {} : { body }),
    })
    onClose()
    const [only] = sent
    if (sent.length === 1 && only !== undefined) {
      void navigate(`${linkTo('adminThread', { accountId, threadId: only })}?box=buyer`)
    }
  }
}
