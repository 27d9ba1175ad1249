import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { useEditor } from '../editor.store.ts'
import styles from '../editor.module.css'
import { PanelFrame } from '../PanelFrame.tsx'
import { PortalTexts } from './PortalTexts.tsx'
import { useAllTexts } from './use-all-texts.ts'

/** Every text of the portal, the product's beside one's own, in each language (decision 65). */
export function TextsPanel() {
  const { t } = useTranslation('editor')
  return (
    <PanelFrame title={t('panel.texts')}>
      <Suspense fallback={<p className={styles.part}>{t('load.loading')}</p>}>
        <Content />
      </Suspense>
    </PanelFrame>
  )
}

function Content() {
  const { t } = useTranslation('editor-look')
  const portal = useEditor((state) => state.place.portal)
  const { texts, again } = useAllTexts(portal)
  if (typeof texts !== 'string') return <PortalTexts texts={texts} />
  return (
    <div className={styles.part}>
      <p role={texts === 'failed' ? 'alert' : 'status'}>{t(`words.${texts}`)}</p>
      {texts === 'failed' ? (
        <Button variant="outlined" onClick={again}>
          {t('words.again')}
        </Button>
      ) : null}
    </div>
  )
}
