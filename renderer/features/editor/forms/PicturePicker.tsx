import { useTranslation } from 'react-i18next'
import { pictureSet } from '#shared/contracts/picture-sizes.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import styles from '../editor.module.css'
import { PictureUploads } from '../media/PictureUploads.tsx'
import { loadPictures, usePictureStore, usePictures } from './use-pictures.ts'

interface PicturePickerProps {
  readonly title: string
  readonly chosen: readonly string[]
  readonly onChoose: (url: string) => void
  readonly onClose: () => void
}

/** EDT-41..43: the project's media library, to choose from and to add to. */
export function PicturePicker({ title, chosen, onChoose, onClose }: PicturePickerProps) {
  const { t } = useTranslation('editor')
  const locale = useLocale()
  const pictures = usePictures()
  const hasFailed = usePictureStore((state) => state.hasFailed)
  return (
    <Dialog title={title} size="large" onClose={onClose}>
      <PictureUploads />
      {pictures === null ? <p role="status">{t('load.loading')}</p> : null}
      {hasFailed ? (
        <div role="alert">
          <p>{t('picture.failed')}</p>
          <Button onClick={() => void loadPictures()}>{t('load.again')}</Button>
        </div>
      ) : null}
      {pictures?.length === 0 && !hasFailed ? <p>{t('picture.none')}</p> : null}
      <ul className={styles.library}>
        {pictures?.map(({ id, url, imageFileName, alt }) => (
          <li key={id}>
            <button type="button" aria-pressed={chosen.includes(url)} onClick={() => onChoose(url)}>
              <img src={url} srcSet={pictureSet(url)} sizes="200px" alt={alt[locale] ?? ''} loading="lazy" />
              <span>{imageFileName}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
