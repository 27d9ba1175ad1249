import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deleteProjectImage } from '#shared/contracts/http/designs.contract.ts'
import { call } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { ConfirmDialog } from '#renderer/ui/dialog/ConfirmDialog.tsx'
import { say } from '../editor-actions.ts'
import { useEditor } from '../editor.store.ts'
import { loadPictures, type ProjectImage } from '../forms/use-pictures.ts'
import { dropPicture } from './kept-pictures.ts'
import styles from './media.module.css'

interface DeletePictureProps {
  readonly picture: ProjectImage
  readonly isUsed: boolean
  readonly onDeleted: () => void
}

/** Deletes a picture after a question, and only while nobody shows it; else the button says why not. */
export function DeletePicture({ picture, isUsed, onDeleted }: DeletePictureProps) {
  const { t } = useTranslation('editor')
  const id = useId()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      {/* Not `disabled`: whoever comes to it by keyboard is told why. */}
      <Button
        className={styles.delete ?? ''}
        color="error"
        aria-disabled={isUsed}
        aria-describedby={isUsed ? id : undefined}
        onClick={() => {
          if (!isUsed) setIsAsking(true)
        }}
      >
        {t('media.delete')}
      </Button>
      {isUsed ? (
        <p id={id} className={styles.facts}>
          {t('media.inUse')}
        </p>
      ) : null}
      {isAsking ? <Question picture={picture} onClose={() => setIsAsking(false)} onDeleted={onDeleted} /> : null}
    </>
  )
}

interface QuestionProps extends Pick<DeletePictureProps, 'picture' | 'onDeleted'> {
  readonly onClose: () => void
}

function Question({ picture: { id, imageFileName: name }, onClose, onDeleted }: QuestionProps) {
  const { t } = useTranslation('editor')
  const notify = useNotify()
  const [isBusy, setIsBusy] = useState(false)
  const confirm = async () => {
    const { projectId } = useEditor.getState().draftPlace
    setIsBusy(true)
    const result = await call(deleteProjectImage, { params: { projectId, imageId: id }, silent: true })
    onClose()
    // Somebody else was faster: it is gone.
    if (result.ok || result.error.status === 404) {
      say(t('media.deleted', { name }))
      onDeleted()
      dropPicture(projectId, id)
    } else if (result.error.errors.some(({ code }) => code === 'IMAGE_IN_USE')) {
      notify({ severity: 'error', title: t('media.stillUsed', { name }), body: t('media.stillUsedHint') })
      void loadPictures()
    } else {
      notify({ severity: 'error', title: t('media.deleteFailed', { name }) })
    }
  }
  return (
    <ConfirmDialog
      title={t('media.deleteTitle')}
      cancel={t('meta.editor.cancel')}
      confirm={t('media.delete')}
      isBusy={isBusy}
      onClose={onClose}
      onConfirm={confirm}
    >
      {t('media.deleteText', { name })}
    </ConfirmDialog>
  )
}
