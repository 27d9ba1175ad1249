import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveDeadlineTemplate } from '#shared/contracts/http/deadlines.contract.ts'
import { call } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import type { readTemplate } from './template-form.ts'
import { type ProjectDeadlines, useRereadAllDeadlines } from './use-project-deadlines.ts'

type Wish = NonNullable<ReturnType<typeof readTemplate>>

/** Saves a project's template on the one that the fields were filled with, whatever is read meanwhile (DDL-30). */
export function useTemplateSaving({ project, revision }: ProjectDeadlines, onDone: () => void) {
  const { t } = useTranslation('admin-deadlines')
  const notify = useNotify()
  const reread = useRereadAllDeadlines()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<'conflict' | 'failed' | null>(null)
  const [opened] = useState(revision)

  const send = (wish: Wish, isTrial: boolean, signal?: AbortSignal) =>
    call(saveDeadlineTemplate, {
      params: { projectId: project.id },
      body: { ...wish, revision: opened, isTrial },
      silent: true,
      ...(signal === undefined ? {} : { signal }),
    })

  async function save(wish: Wish): Promise<void> {
    setIsBusy(true)
    const result = await send(wish, false)
    setIsBusy(false)
    if (!result.ok) {
      const isConflict = result.error.errors.some(({ code }) => code === 'REVISION_CONFLICT')
      return setFailure(isConflict ? 'conflict' : 'failed')
    }
    onDone()
    notify({ severity: 'success', title: t('template.saved') })
    return reread()
  }

  return { isBusy, failure, send, save }
}
