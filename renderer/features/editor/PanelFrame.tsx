import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useEditor } from './editor.store.ts'
import styles from './editor.module.css'
import { SaveBar } from './save/SaveBar.tsx'
import { loadDesign } from './saving.ts'

interface PanelFrameProps {
  readonly title: string
  readonly children: ReactNode
}

/** A panel beside the bar: its title, what it is for, and what there is to save. */
export function PanelFrame({ title, children }: PanelFrameProps) {
  const { t } = useTranslation('editor')
  const status = useEditor((state) => state.status)
  const close = () => useEditor.setState({ panel: null })
  return (
    <aside className={styles.panel} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <IconButton label={t('panel.close')} onClick={close}>
          <NamedIcon name="chevronLeft" />
        </IconButton>
      </div>
      {status === 'ready' ? children : <NotThere isFailed={status === 'failed'} />}
      {status === 'ready' ? <SaveBar /> : null}
      <Button className={styles.toPage ?? ''} variant="outlined" onClick={close}>
        {t('panel.toPage')}
      </Button>
    </aside>
  )
}

function NotThere({ isFailed }: { readonly isFailed: boolean }) {
  const { t } = useTranslation('editor')
  return (
    <div className={styles.part}>
      <p role={isFailed ? 'alert' : 'status'}>{t(isFailed ? 'load.failed' : 'load.loading')}</p>
      {isFailed ? (
        <Button variant="outlined" onClick={() => void loadDesign()}>
          {t('load.again')}
        </Button>
      ) : null}
    </div>
  )
}
