import { type DragEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#shared/contracts/primitives.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { useEditor } from '../editor.store.ts'
import { loadPictures, type ProjectImage, usePictures, usePictureStore } from '../forms/use-pictures.ts'
import { PanelFrame } from '../PanelFrame.tsx'
import styles from './media.module.css'
import { pictureQueue } from './picture-uploads.store.ts'
import { missingTexts } from './picture-words.ts'
import { PictureDetails } from './PictureDetails.tsx'
import { PictureGrid } from './PictureGrid.tsx'
import { PictureUploads } from './PictureUploads.tsx'

const NO_LANGUAGES: readonly Locale[] = []

/** EDT-41..43: the project's media library: what there is, what it shows in words, and what comes in. */
export function MediaPanel() {
  const { t } = useTranslation('editor')
  const pictures = usePictures()
  const hasFailed = usePictureStore((state) => state.hasFailed)
  useFreshUses()
  return (
    <PanelFrame title={t('panel.media')}>
      <DropPlace>
        <PictureUploads />
        {pictures === null ? (
          <p className={styles.words} role="status">
            {t('load.loading')}
          </p>
        ) : hasFailed ? (
          <div className={styles.words} role="alert">
            <p>{t('picture.failed')}</p>
            <Button variant="outlined" onClick={() => void loadPictures()}>
              {t('load.again')}
            </Button>
          </div>
        ) : pictures.length === 0 ? (
          <p className={styles.words}>{t('picture.none')}</p>
        ) : (
          <Library pictures={pictures} />
        )}
      </DropPlace>
    </PanelFrame>
  )
}

/** Who uses which picture is another matter after each save, and when the panel is opened again. */
function useFreshUses(): void {
  const revision = useEditor((state) => state.server?.revision)
  useEffect(() => {
    if (usePictureStore.getState().pictures !== null) void loadPictures()
  }, [revision])
}

/** Files can be dropped anywhere in the panel. */
function DropPlace({ children }: { readonly children: React.ReactNode }) {
  const [isOver, setIsOver] = useState(false)
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setIsOver(true)
  }
  const onDrop = (event: DragEvent) => {
    setIsOver(false)
    if (event.dataTransfer.files.length === 0) return
    event.preventDefault()
    pictureQueue().add(event.dataTransfer.files)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the field in it does the same by touch and keys
    <div
      className={styles.media}
      data-over={isOver ? '' : undefined}
      onDragOver={onDragOver}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
      }}
      onDrop={onDrop}
    >
      {children}
    </div>
  )
}

function Library({ pictures }: { readonly pictures: readonly ProjectImage[] }) {
  const { t } = useTranslation('editor')
  const languages = useEditor((state) => state.config?.supportedLanguages ?? NO_LANGUAGES)
  const [chosen, setChosen] = useState<string | null>(null)
  const grid = useRef<HTMLDivElement>(null)
  const picture = pictures.find(({ id }) => id === chosen) ?? null
  const undescribed = pictures.filter((one) => missingTexts(one, languages).length > 0).length
  const count = t('media.count', { count: pictures.length })
  /** The next one has the focus, else the one before. */
  const goOn = () => {
    const index = pictures.findIndex(({ id }) => id === chosen)
    setChosen((pictures[index + 1] ?? pictures[index - 1])?.id ?? null)
    // Once it is gone, and the question too.
    setTimeout(() => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus())
  }
  return (
    <>
      <p className={styles.count}>
        {undescribed === 0 ? count : `${count}, ${t('media.undescribed', { count: undescribed })}`}
      </p>
      <PictureGrid ref={grid} pictures={pictures} languages={languages} chosen={chosen} onChoose={setChosen} />
      {picture === null ? null : (
        <PictureDetails key={picture.id} picture={picture} languages={languages} onDeleted={goOn} />
      )}
    </>
  )
}
