import { useTranslation } from 'react-i18next'
import i18next from 'i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { editDesign } from '../editor-actions.ts'
import { useEditor } from '../editor.store.ts'
import styles from '../editor.module.css'
import { ItemForm } from '../forms/ItemForm.tsx'
import { usePictures } from '../forms/use-pictures.ts'
import { starterOutline } from '../model/new-item.ts'
import { ItemToolbar } from './ItemToolbar.tsx'
import { OutlineTree } from './OutlineTree.tsx'
import { MenuSwitch } from './MenuSwitch.tsx'
import { firstWords } from './first-words.ts'

/** EDT-15: what the page is made of, and the form of what is chosen. */
export function OutlineTab() {
  const isEmpty = useEditor((state) => state.edit.design.dashboardConfig.length === 0)
  const hasSelection = useEditor((state) => state.edit.selection !== null)
  return (
    <div className={styles.outline}>
      {isEmpty ? <EmptyPage /> : <OutlineTree />}
      {isEmpty ? null : <ItemToolbar />}
      <div className={styles.form}>{hasSelection ? <ItemForm /> : <NothingChosen isEmpty={isEmpty} />}</div>
    </div>
  )
}

function NothingChosen({ isEmpty }: { readonly isEmpty: boolean }) {
  const { t } = useTranslation('editor')
  return (
    <>
      {isEmpty ? null : <p className={styles.part}>{t('outline.choose')}</p>}
      <MenuSwitch />
    </>
  )
}

function EmptyPage() {
  const { t } = useTranslation('editor')
  const pictures = usePictures()
  const start = () => {
    const { portal } = useEditor.getState().place
    const words = firstWords(i18next.getFixedT(null, 'editor'))
    editDesign({ dashboardConfig: starterOutline(portal, words, pictures?.map(({ url }) => url) ?? []) })
  }
  return (
    <div className={styles.part}>
      <p>{t('outline.empty')}</p>
      <Button variant="outlined" onClick={start}>
        {t('outline.start')}
      </Button>
    </div>
  )
}
