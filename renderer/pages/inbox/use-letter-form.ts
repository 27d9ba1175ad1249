import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_ATTACHMENT_BYTES } from '#shared/contracts/entities/upload.schema.ts'
import { MAX_ATTACHMENTS } from '#shared/contracts/http/messages.contract.ts'
import { checkToken } from '#shared/contracts/http/tokens.contract.ts'
import { createUnitUpload, deleteUpload } from '#shared/contracts/http/uploads.contract.ts'
import { call } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { findDraft, type Letter, type LetterFile, useOutbox } from '#renderer/parts/letters/index.ts'
import { UPLOAD_LIMIT_MS, type Uploads, useUploads } from '#renderer/parts/uploads/index.ts'
import { randomKey } from '#renderer/platform/random-key.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useRefusalWords } from './use-fault-words.ts'

interface LetterFormOptions {
  /** null = a new thread. */
  readonly threadId: string | null
  /** A new thread that is more than a message. */
  readonly kind?: Letter['kind']
  /** What is in it before anybody types. */
  readonly subject: string
  readonly body?: string
  /** It has gone out, or goes as soon as it can. */
  readonly onDone: () => void
}

/** A message that is being written: kept as a draft with every key, its files sent ahead, and posted once. */
export function useLetterForm(options: LetterFormOptions) {
  const { threadId, kind: firstKind, subject: firstSubject, body: firstBody = '', onDone } = options
  const { t } = useTranslation('inbox')
  const { unit } = useOpenUnit()
  const outbox = useOutbox()
  const notify = useNotify()
  const sayRefusal = useRefusalWords()
  const [draft] = useState(() => findDraft(outbox.state.getState(), threadId))
  const [key, setKey] = useState(() => draft?.key ?? randomKey())
  const [kind, setKind] = useState(draft === null ? firstKind : draft.kind)
  const [subject, setSubject] = useState(draft?.subject ?? firstSubject)
  const [body, setBody] = useState(draft?.body ?? firstBody)
  /** Files of an earlier visit to the form. */
  const [earlier, setEarlier] = useState<readonly LetterFile[]>(draft?.files ?? [])
  const [isRestored, setIsRestored] = useState(draft !== null)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const uploads = useUploads({
    send: (file, how) =>
      call(createUnitUpload, {
        params: { unitId: unit.id },
        query: { fileName: file.name.slice(-200) },
        file,
        timeout: UPLOAD_LIMIT_MS,
        silent: true,
        ...how,
      }),
  })
  const files = [...earlier, ...uploads.stored.map(({ id, name, size }) => ({ id, name, size }))]

  useKeptDraft({ threadId, key, kind, subject, body, files, firstSubject, firstBody, isSending })
  useRetryWhenBack(uploads)

  const limit = findLimit(earlier, uploads)
  const failure = limit === null ? refusal : t(`pages.inbox.sending.${limit}`, { count: MAX_ATTACHMENTS })

  const send = async () => {
    setRefusal(null)
    setIsSending(true)
    const written = { subject: subject.trim(), body: body.trim(), files }
    const letter = { key, threadId, kind, ...written, keptAt: Date.now() }
    const posted = await outbox.post(letter)
    if (posted.kind !== 'refused') {
      uploads.release()
      const isSent = posted.kind === 'sent'
      notify({
        severity: isSent ? 'success' : 'info',
        title: t(`pages.inbox.sending.${isSent ? 'success' : 'waiting'}`),
      })
      onDone()
      return
    }
    // INB-29: what was written is still there, as the draft that it is again.
    const again = findDraft(outbox.state.getState(), threadId)
    if (again !== null) {
      setKey(again.key)
      setEarlier(again.files)
      uploads.release()
    }
    const words = sayRefusal(posted.error)
    setRefusal(words)
    setIsSending(false)
    // A call that is not silent lets the shell say so, and lead to the login.
    if (posted.error.status === 401) void call(checkToken)
    else notify({ severity: 'error', title: words, isQuiet: true })
  }

  return {
    subject,
    setSubject,
    body,
    setBody,
    earlier,
    removeEarlier: (id: string) => {
      setEarlier(earlier.filter((file) => file.id !== id))
      void call(deleteUpload, { params: { fileId: id }, silent: true })
    },
    uploads,
    failure,
    isRestored,
    isSending,
    isReady: limit === null && !uploads.isBusy && (threadId !== null || subject.trim() !== ''),
    send: () => void send(),
    /** Nothing of it is wanted. */
    discard: () => {
      for (const { id } of earlier) void call(deleteUpload, { params: { fileId: id }, silent: true })
      for (const upload of uploads.uploads) uploads.remove(upload.key)
      setEarlier([])
      setKind(firstKind)
      setSubject(firstSubject)
      setBody(firstBody)
      setKey(randomKey())
      setIsRestored(false)
    },
  }
}

export type LetterForm = ReturnType<typeof useLetterForm>

interface Written {
  readonly threadId: string | null
  readonly key: string
  readonly kind: Letter['kind']
  readonly subject: string
  readonly firstSubject: string
  readonly firstBody: string
  readonly body: string
  readonly files: readonly LetterFile[]
  readonly isSending: boolean
}

/** Keeps what is written, but for what is on its way or as it came. */
function useKeptDraft(written: Written): void {
  const { threadId, key, kind, subject, firstSubject, body, firstBody, files, isSending } = written
  const outbox = useOutbox()
  const isUntouched = body.trim() === '' || body === firstBody
  const isAsItCame = isUntouched && files.length === 0 && (threadId !== null || subject === firstSubject)
  const draft = isAsItCame ? null : { key, threadId, kind, subject, body, files }
  const text = JSON.stringify(draft)
  const last = useRef('null')
  useEffect(() => {
    if (isSending || text === last.current) return
    last.current = text
    outbox.keepDraft(threadId, draft && { ...draft, keptAt: Date.now() })
  })
}

/** Files that nobody has answered for go out again when the network is back. */
function useRetryWhenBack({ uploads, retry }: Uploads): void {
  useEffect(() => {
    const again = () => {
      for (const { key, failure } of uploads) if (failure === 'UNREACHABLE') retry(key)
    }
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [uploads, retry])
}

/** What of the files keeps the message from being sent (INB-34 to INB-36): their true sum, their number, one that failed. */
function findLimit(
  earlier: readonly LetterFile[],
  { uploads }: Uploads,
): 'errorAttachmentLimit' | 'tooManyFiles' | 'fileMissing' | null {
  const sizes = [...earlier.map(({ size }) => size), ...uploads.map(({ file }) => file.size)]
  if (sizes.reduce((sum, size) => sum + size, 0) >= MAX_ATTACHMENT_BYTES) return 'errorAttachmentLimit'
  if (sizes.length > MAX_ATTACHMENTS) return 'tooManyFiles'
  return uploads.some(({ state }) => state === 'failed') ? 'fileMissing' : null
}
