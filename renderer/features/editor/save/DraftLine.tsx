import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteDesignDraft } from '#shared/contracts/http/designs.contract.ts'
import { call } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { useEditor } from '../editor.store.ts'
import styles from '../editor.module.css'
import { beginEditing } from '../model/edit-state.ts'
import { pickDesign } from '../model/wire.ts'
import { saveDesign } from '../saving.ts'
import { useSaying } from './use-saying.ts'
import { useTimeWords } from './use-time-words.ts'

/** A draft that colleagues can look at: its link, publishing it, or throwing it away. Nothing where there is none. */
export function DraftLine() {
  const { t } = useTranslation('editor')
  const server = useEditor((state) => state.server)
  const saving = useEditor((state) => state.saving)
  const notify = useNotify()
  const say = useSaying()
  const time = useTimeWords()
  const [isBusy, setIsBusy] = useState(false)
  if (server === null || server.draft === null) return null
  const { savedAt, savedBy } = server.draft
  const copy = async () => {
    const url = new URL(window.location.href)
    url.searchParams.set('design', 'draft')
    try {
      await navigator.clipboard.writeText(url.href)
      notify({ severity: 'success', title: t('draft.copied') })
    } catch {
      notify({ severity: 'info', title: t('draft.link'), body: url.href })
    }
  }
  const discard = async () => {
    setIsBusy(true)
    const { draftPlace, server: now } = useEditor.getState()
    const designId = now?.id ?? ''
    const result = await call(deleteDesignDraft, { params: { projectId: draftPlace.projectId, designId } })
    setIsBusy(false)
    if (!result.ok) return
    useEditor.setState({
      server: result.value,
      revision: result.value.revision,
      edit: beginEditing(pickDesign(result.value.published)),
    })
  }
  return (
    <div className={styles.foot}>
      <p>
        <strong>{t('draft.title')}</strong>{' '}
        <span className="ww-muted">
          {t('draft.by', { who: savedBy ?? t('history.somebody'), when: time(savedAt) })}
        </span>
      </p>
      <div className={styles.answers}>
        <Button variant="outlined" color="inherit" onClick={() => void copy()}>
          {t('draft.copy')}
        </Button>
        <Button
          variant="contained"
          disabled={saving !== null || isBusy}
          onClick={() => void saveDesign(false).then((outcome) => say(outcome, false))}
        >
          {t('draft.publish')}
        </Button>
      </div>
      <Button color="inherit" disabled={saving !== null || isBusy} onClick={() => void discard()}>
        {t('draft.discard')}
      </Button>
    </div>
  )
}
