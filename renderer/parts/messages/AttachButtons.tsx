import { type ChangeEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { useMedia } from '#renderer/ui/use-media.ts'
import { MessageIcon } from './MessageIcon.tsx'
import styles from './messages.module.css'

/** What is held in a hand has a camera. */
const HAND_HELD = '(pointer: coarse)'

interface AttachButtonsProps {
  readonly onFiles: (files: readonly File[]) => void
  /** Nothing more can be added for now; the buttons keep the focus. */
  readonly isLocked: boolean
}

/** Ways to files: the device's own choice of them and, where there may be one, its camera. */
export function AttachButtons({ onFiles, isLocked }: AttachButtonsProps) {
  const { t } = useTranslation('messages')
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const hasCamera = useMedia(HAND_HELD)
  const open = (input: HTMLInputElement | null) => {
    if (!isLocked) input?.click()
  }
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    // The same file can be chosen again.
    target.value = ''
  }
  return (
    <>
      <IconButton label={t('attach')} aria-disabled={isLocked} onClick={() => open(chooser.current)}>
        <MessageIcon name="attach" />
      </IconButton>
      <input ref={chooser} type="file" multiple hidden aria-label={t('attach')} onChange={take} />
      {hasCamera ? (
        <>
          <IconButton label={t('photo')} aria-disabled={isLocked} onClick={() => open(camera.current)}>
            <MessageIcon name="camera" />
          </IconButton>
          <input
            ref={camera}
            type="file"
            accept="image/*"
            capture="environment"
            hidden
            aria-label={t('photo')}
            onChange={take}
          />
        </>
      ) : null}
      <small className={`ww-hint ${styles.limit}`}>{t('limit')}</small>
    </>
  )
}
