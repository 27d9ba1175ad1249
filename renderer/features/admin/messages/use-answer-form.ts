import { useState } from 'react'
import * as z from 'zod/mini'
import { useOnceKey } from '#renderer/api/index.ts'
import { useFormDraft } from '#renderer/drafts/index.ts'
import { findLimit, sendStaffFile, useUploads } from '#renderer/parts/uploads/index.ts'
import { fillPlaceholders, listOpenPlaceholders } from './text-placeholders.ts'
import type { useThreadWork } from './use-thread-work.ts'
import type { StaffThread } from './use-threads.ts'
import type { TextModule } from './use-text-modules.ts'

export const KINDS = ['answer', 'note'] as const
const DraftSchema = z.object({
  text: z.string(),
  kind: z.enum(KINDS),
  tag: z.nullable(z.string()),
  /** With which it is sent, once (MSG-4). */
  key: z.string(),
  /** Files that went along and are not there any more once the page was left. */
  fileCount: z.number(),
})
export type AnswerDraft = Omit<z.infer<typeof DraftSchema>, 'key' | 'fileCount'>

/** An answer or note that is being written: kept as a draft with every key, its files sent ahead, and sent once. */
export function useAnswerForm(thread: StaffThread, work: ReturnType<typeof useThreadWork>) {
  const [draft, setDraft] = useState(() => makeEmpty('answer'))
  const once = useOnceKey()
  const [lostFiles, setLostFiles] = useState(0)
  const files = useUploads({ send: sendStaffFile })
  const kept = useFormDraft({
    form: `answer ${thread.id}`,
    schema: DraftSchema,
    typed: draft.text === '' ? null : { ...draft, key: once.key, fileCount: files.uploads.length },
    onRestore: ({ key, fileCount, ...restored }) => {
      setDraft(restored)
      once.begin(key)
      setLostFiles(fileCount)
    },
  })
  const isNote = draft.kind === 'note'
  const open = isNote ? [] : listOpenPlaceholders(draft.text)
  const limit = findLimit([], files)
  const isReady = open.length === 0 && limit === null && !files.isBusy
  const canSend = draft.text.trim() !== '' && isReady && !work.isBusy
  const change = (part: Partial<AnswerDraft>) => setDraft((before) => ({ ...before, ...part }))

  const send = async (closes: boolean) => {
    if (!canSend) return
    const done = files.uploads.filter(({ stored }) => stored !== null)
    const attachments = done.flatMap(({ stored }) => (stored === null ? [] : { uploadId: stored.id }))
    const body = { body: draft.text.trim(), isNote, attachments, macroTag: isNote ? null : draft.tag, closes }
    const outcome = await work.answer(body, once.key)
    // What stands here now is another message than the one that has arrived.
    if (outcome === 'arrived') once.begin()
    if (outcome !== 'sent') return
    setDraft(makeEmpty(draft.kind))
    once.begin()
    setLostFiles(0)
    kept.forget()
    files.release(done.map(({ key }) => key))
  }

  return {
    draft,
    change,
    isNote,
    files,
    limit,
    open,
    isReady,
    canSend,
    isRestored: kept.isRestored,
    lostFiles: kept.isRestored ? lostFiles : 0,
    send: (closes: boolean) => void send(closes),
    pick: ({ body, tag }: TextModule) => {
      const names = thread.buyers.map(({ name }) => name).join(', ')
      const values = { name: names, unit: thread.unit.displayName, project: thread.project.name }
      const text = fillPlaceholders(body, values)
      change({ text: draft.text === '' ? text : `${draft.text}\n${text}`, tag })
    },
  }
}

function makeEmpty(kind: AnswerDraft['kind']): AnswerDraft {
  return { text: '', kind, tag: null }
}
