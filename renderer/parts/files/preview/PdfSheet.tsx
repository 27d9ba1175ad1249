import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenPdf } from './open-pdf.ts'
import styles from './preview.module.css'
import { useDrawnPage } from './use-drawn-page.ts'

/** px around a sheet. */
const AROUND = 24

interface PdfSheetProps {
  readonly pdf: OpenPdf
  readonly page: number
  /** 1 = all of it is in sight. */
  readonly zoom: number
  readonly title: string
  readonly onFailed: () => void
}

/** One page as large as there is room, or larger; who does not see it hears what stands on it. */
export function PdfSheet({ pdf, page, zoom, title, onFailed }: PdfSheetProps) {
  const { t } = useTranslation('files')
  const stage = useRef<HTMLElement>(null)
  const fitting = useFittingWidth(pdf, page, stage)
  const width = fitting === null ? null : Math.round(fitting * zoom)
  const canvas = useDrawnPage({ pdf, page, width, onFailed })
  const text = useText(pdf, page)
  return (
    // What is larger than the room is reached with the keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section ref={stage} className={styles.stage} aria-label={t('preview.sheet', { name: title })} tabIndex={0}>
      <canvas
        ref={canvas}
        className={styles.sheet}
        role="img"
        aria-label={t('preview.page', { page, pages: pdf.pageCount })}
        style={width === null ? undefined : { width }}
      />
      <p className="visually-hidden">{text}</p>
    </section>
  )
}

function useFittingWidth(pdf: OpenPdf, page: number, stage: React.RefObject<HTMLElement | null>): number | null {
  const [shape, setShape] = useState<number | null>(null)
  const [room, setRoom] = useState<{ readonly width: number; readonly height: number } | null>(null)
  useEffect(() => {
    let isGone = false
    pdf.getShape(page).then(
      (found) => {
        if (!isGone) setShape(found)
      },
      // Drawing it fails as well, and says so.
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [pdf, page])
  useEffect(() => {
    const element = stage.current
    if (element === null) return undefined
    const measure = () => setRoom({ width: element.offsetWidth, height: element.offsetHeight })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [stage])
  if (shape === null || room === null) return null
  const byHeight = (room.height - 2 * AROUND) * shape
  // A page on a phone is read by its width, however long it is.
  const byWidth = room.width - (room.width < 760 ? 16 : 2 * AROUND)
  return Math.max(80, room.width < 760 ? byWidth : Math.min(byWidth, byHeight))
}

function useText(pdf: OpenPdf, page: number): string {
  const [text, setText] = useState('')
  useEffect(() => {
    let isGone = false
    pdf.readText(page).then(
      (read) => {
        if (!isGone) setText(read)
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [pdf, page])
  return text
}
