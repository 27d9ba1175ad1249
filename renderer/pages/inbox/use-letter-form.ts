import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MAX_ATTACHMENTS } from '#shared/contracts/http/messages.contract.ts'
import { checkToken } from '#shared/contracts/http/tokens.contract.ts'
import { createUnitUpload, deleteUpload } from '#shared/contracts/http/uploads.contract.ts'
import { call } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { findDraft, type Letter, type LetterFile, useLetters, useOutbox } from '#renderer/parts/letters/index.ts'
import { findLimit, UPLOAD_LIMIT_MS, type Uploads, useUploads } from '#renderer/parts/uploads/index.ts'
import { randomKey } from '#renderer/platform/random-key.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useRefusalWords } from './use-fault-words.ts'

/** A place where a letter is written: what outlasts the form, in which another letter may come to lie. */
export interface LetterPlace {
  /** null = a new thread. */
  readonly threadId: string | null
  /** Of the letter there: a form of its own for each. */
  readonly key: string
  /** Begins another letter there, with nothing in it. */
  readonly begin: () => void
  readonly uploads: Uploads
  /** Why it was not taken; null = it was not tried yet. */
  readonly refusal: string | null
  readonly setRefusal: (words: string | null) => void
}

/** The place of a new message, or of the answer in a thread; null = of a new message. */
export function useLetterPlace(threadId: string | null): LetterPlace {
  const { unit } = useOpenUnit()
  const draft = findDraft(useLetters(useOutbox()), threadId)
  const [key, setKey] = useState(() => draft?.key ?? randomKey())
  const [refusal, setRefusal] = useState<string | null>(null)
  // One that was taken back, refused under another key, or begun in another tab.
  if (draft !== null && draft.key !== key) setKey(draft.key)
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
  useRetryWhenBack(uploads)
  return { threadId, key, begin: () => setKey(randomKey()), uploads, refusal, setRefusal }
}

interface LetterFormOptions {
  readonly place: LetterPlace
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
  const { place, kind: firstKind, subject: firstSubject, body: firstBody = '', onDone } = options
  const { threadId, key, uploads, refusal, setRefusal } = place
  const { t } = useTranslation('inbox')
  const outbox = useOutbox()
  const notify = useNotify()
  const sayRefusal = useRefusalWords()
  const [draft] = useState(() => findDraft(outbox.state.getState(), threadId))
  const [subject, setSubject] = useState(draft?.subject ?? firstSubject)
  const [body, setBody] = useState(draft?.body ?? firstBody)
  const kind = draft === null ? firstKind : draft.kind
  /** Files of an earlier visit to the form, and those that are being sent with it. */
  const [earlier, setEarlier] = useState(() => withoutThose(uploads, draft?.files ?? []))
  const [isSending, setIsSending] = useState(false)
  const isThere = useIsThere()
  const files = [...earlier, ...uploads.stored.map(({ id, name, size }) => ({ id, name, size }))]

  useKeptDraft({ threadId, key, kind, subject, body, files, firstSubject, firstBody, isSending })

  const limit = findLimit(earlier, uploads)
  const failure = limit === null ? refusal : t(`pages.inbox.sending.${limit}`, { count: MAX_ATTACHMENTS })

  const send = async () => {
    setRefusal(null)
    setIsSending(true)
    // From now on they are the letter's: in the form that lies here next they have no place.
    setEarlier(files)
    uploads.release(uploads.uploads.map((upload) => upload.key))
    const written = { subject: subject.trim(), body: body.trim(), files }
    const letter = { key, threadId, kind, ...written, keptAt: Date.now() }
    const posted = await outbox.post(letter)
    if (posted.kind !== 'refused') {
      const isSent = posted.kind === 'sent'
      notify({
        severity: isSent ? 'success' : 'info',
        title: t(`pages.inbox.sending.${isSent ? 'success' : 'waiting'}`),
      })
      // Whoever has gone on meanwhile stays where they are.
      if (isThere()) onDone()
      return
    }
    // INB-29: what was written is still there, as the draft that it is again.
    const again = findDraft(outbox.state.getState(), threadId)
    if (again !== null) {
      setSubject(again.subject)
      setBody(again.body)
      setEarlier(again.files)
    }
    const words = sayRefusal(posted.error)
    setRefusal(words)
    setIsSending(false)
    // A call that is not silent lets the shell say so, and lead to the login.
    if (posted.error.status === 401) void call(checkToken)
    else notify({ severity: 'error', title: words, isQuiet: isThere() })
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
    isRestored: draft !== null,
    isSending,
    isReady: limit === null && !uploads.isBusy && (threadId !== null || subject.trim() !== ''),
    send: () => void send(),
    /** Nothing of it is wanted. */
    discard: () => {
      if (isSending) return
      for (const { id } of earlier) void call(deleteUpload, { params: { fileId: id }, silent: true })
      for (const upload of uploads.uploads) uploads.remove(upload.key)
      outbox.keepDraft(threadId, null)
      setRefusal(null)
      place.begin()
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

/** Without those that the place has itself. */
function withoutThose({ stored }: Uploads, files: readonly LetterFile[]): readonly LetterFile[] {
  return files.filter(({ id }) => stored.every((own) => own.id !== id))
}

/** Whether the form is still on the page. */
function useIsThere(): () => boolean {
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  return useCallback(() => isThere.current, [])
}
