import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import styles from '../editor.module.css'
import { PicturePicker } from './PicturePicker.tsx'

interface PictureFieldProps {
  readonly label: string
  readonly value: string
  readonly error: string | null
  readonly onChange: (value: string) => void
}

/** A picture: chosen from the media library, or by its address on this host. */
export function PictureField({ label, value, error, onChange }: PictureFieldProps) {
  const { t } = useTranslation('editor')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={styles.picture}>
      <Thumbnail key={value} url={error === null ? value : ''} />
      <div>
        <TextField
          label={label}
          value={value}
          error={error}
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
        <div className="ww-row ww-gap-8">
          <Button variant="outlined" onClick={() => setIsOpen(true)}>
            {t('picture.choose')}
          </Button>
          {value === '' ? null : (
            <Button color="inherit" onClick={() => onChange('')}>
              {t('picture.remove')}
            </Button>
          )}
        </div>
      </div>
      {isOpen ? (
        <PicturePicker
          title={label}
          chosen={[value]}
          onClose={() => setIsOpen(false)}
          onChoose={(url) => {
            onChange(url)
            setIsOpen(false)
          }}
        />
      ) : null}
    </div>
  )
}

/** The picture, small, or that there is none at that address. */
export function Thumbnail({ url }: { readonly url: string }) {
  const { t } = useTranslation('editor')
  const [isMissing, setIsMissing] = useState(false)
  if (url === '') return null
  return isMissing ? (
    <p className={styles.error} role="alert">
      {t('picture.missing')}
    </p>
  ) : (
    <img className={styles.thumbnail} src={url} alt="" loading="lazy" onError={() => setIsMissing(true)} />
  )
}
