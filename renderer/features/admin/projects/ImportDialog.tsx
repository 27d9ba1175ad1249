import LinearProgress from '@mui/material/LinearProgress'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { useNotify } from '#renderer/notifications/index.ts'
import { DropZone } from '#renderer/parts/uploads/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { ImportReport } from './ImportReport.tsx'
import styles from './projects.module.css'
import { type ImportFailure, useImport } from './use-import.ts'
import { PROJECTS_KEY } from './use-projects.ts'

/** Chooses a package, shows what the check has found, and imports it when there are no errors. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-projects')
  const notify = useNotify()
  const queryClient = useQueryClient()
  const { state, upload, importIt, restart } = useImport((name) => {
    void queryClient.invalidateQueries({ queryKey: PROJECTS_KEY })
    if (name === null) return
    notify({ severity: 'success', title: t('import.done', { name }) })
    onClose()
  })
  const isChecked = state.at === 'checked'
  return (
    <Dialog
      title={t('import.title')}
      subtitle={state.at === 'choosing' ? undefined : state.fileName}
      size={isChecked && state.report.faults.length > 0 ? 'large' : 'medium'}
      onClose={state.at === 'importing' ? null : onClose}
      actions={
        <>
          <Button disabled={state.at === 'importing'} onClick={onClose}>
            {t('import.cancel')}
          </Button>
          {isChecked ? (
            <Button variant={state.uploadId === null ? 'contained' : 'outlined'} onClick={restart}>
              {t('import.another')}
            </Button>
          ) : null}
          {isChecked && state.uploadId !== null ? (
            <Button variant="contained" onClick={() => void importIt()}>
              {t('import.submit')}
            </Button>
          ) : null}
        </>
      }
    >
      {state.at === 'choosing' ? <FileChoice failure={state.failure} onChoose={(file) => void upload(file)} /> : null}
      {state.at === 'uploading' ? <Progress percent={state.percent} /> : null}
      {state.at === 'importing' ? <Waiting>{t('import.importing')}</Waiting> : null}
      {isChecked && state.failure !== null ? <FormFailure>{t(`import.failure.${state.failure}`)}</FormFailure> : null}
      {isChecked ? <ImportReport report={state.report} isBlocked={state.uploadId === null} /> : null}
    </Dialog>
  )
}

interface FileChoiceProps {
  /** Why the last file did not come through. */
  readonly failure: ImportFailure | null
  readonly onChoose: (file: File) => void
}

function FileChoice({ failure, onChoose }: FileChoiceProps) {
  const { t } = useTranslation('admin-projects')
  return (
    <>
      {failure === null ? null : <FormFailure>{t(`import.failure.${failure}`)}</FormFailure>}
      <p className="ww-muted">{t('import.intro')}</p>
      <DropZone
        isSingle
        accept=".zip,application/zip"
        label={t('import.choose')}
        types={t('import.takes')}
        onFiles={([file]) => {
          if (file !== undefined) onChoose(file)
        }}
      />
    </>
  )
}

function Progress({ percent }: { percent: number }) {
  const { t } = useTranslation('admin-projects')
  if (percent >= 100) return <Waiting>{t('import.checking')}</Waiting>
  const words = t('import.uploading', { percent })
  return (
    <div className={`ww-centred ${styles.progress}`}>
      <LinearProgress variant="determinate" value={percent} aria-label={words} />
      <p>{words}</p>
    </div>
  )
}

function Waiting({ children }: { children: string }) {
  return (
    <div className={`ww-centred ${styles.progress}`}>
      <LinearProgress aria-label={children} />
      <p role="status">{children}</p>
    </div>
  )
}
