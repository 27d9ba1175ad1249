import ButtonBase from '@mui/material/ButtonBase'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenPdf } from './open-pdf.ts'
import styles from './preview.module.css'
import { useDrawnPage } from './use-drawn-page.ts'

/** px */
const THUMB_WIDTH = 96

interface PdfThumbsProps {
  readonly pdf: OpenPdf
  readonly page: number
  readonly onPage: (page: number) => void
}

/** All pages, small; each is drawn when it comes in sight. */
export function PdfThumbs({ pdf, page, onPage }: PdfThumbsProps) {
  const { t } = useTranslation('files')
  return (
    <nav className={styles.thumbs} aria-label={t('preview.pages')}>
      {Array.from({ length: pdf.pageCount }, (_, at) => at + 1).map((each) => (
        <Thumb key={each} pdf={pdf} page={each} isShown={each === page} onClick={() => onPage(each)} />
      ))}
    </nav>
  )
}

interface ThumbProps {
  readonly pdf: OpenPdf
  readonly page: number
  readonly isShown: boolean
  readonly onClick: () => void
}

function Thumb({ pdf, page, isShown, onClick }: ThumbProps) {
  const { t } = useTranslation('files')
  const button = useRef<HTMLButtonElement>(null)
  const isInSight = useInSight(button)
  const canvas = useDrawnPage({ pdf, page, width: isInSight ? THUMB_WIDTH : null })
  return (
    <ButtonBase
      ref={button}
      className={styles.thumb ?? ''}
      aria-label={t('preview.page', { page, pages: pdf.pageCount })}
      aria-current={isShown ? 'page' : undefined}
      onClick={onClick}
    >
      <canvas ref={canvas} />
    </ButtonBase>
  )
}

/** Whether it has been in sight once. */
function useInSight(element: React.RefObject<HTMLElement | null>): boolean {
  const [isInSight, setIsInSight] = useState(false)
  useEffect(() => {
    if (element.current === null) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setIsInSight(true)
      observer.disconnect()
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInSight
}
