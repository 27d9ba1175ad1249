import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { type OpenPdf, openPdf } from './open-pdf.ts'
import { PdfSheet } from './PdfSheet.tsx'
import { PdfThumbs } from './PdfThumbs.tsx'
import styles from './preview.module.css'
import { Loading } from './PreviewStates.tsx'

/** How much larger than it fits. */
const ZOOMS = [1, 1.5, 2, 3] as const

interface PdfPagesProps {
  readonly url: string
  readonly title: string
  readonly onOpen: () => void
  readonly onFailed: () => void
}

/** A document page by page: all of them small at the side, one large. */
export function PdfPages({ url, title, onOpen, onFailed }: PdfPagesProps) {
  const { t } = useTranslation('files')
  const pdf = usePdf(url, { onOpen, onFailed })
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState(0)
  if (pdf === null) return <Loading />
  const { pageCount } = pdf
  const turn = (by: number) => setPage(Math.min(pageCount, Math.max(1, page + by)))
  const scale = (by: number) => setZoom(Math.min(ZOOMS.length - 1, Math.max(0, zoom + by)))
  return (
    <div className={styles.pages}>
      {pageCount > 1 ? <PdfThumbs pdf={pdf} page={page} onPage={setPage} /> : null}
      <PdfSheet key={page} pdf={pdf} page={page} zoom={ZOOMS[zoom] ?? 1} title={title} onFailed={onFailed} />
      {/* Not `disabled` at an end: the focus stays where it was. */}
      <div className={styles.tools} role="group" aria-label={t('preview.pages')}>
        {pageCount > 1 ? (
          <>
            <IconButton label={t('preview.previous')} aria-disabled={page === 1} onClick={() => turn(-1)}>
              <NamedIcon name="chevronLeft" />
            </IconButton>
            <span className={styles.count} role="status" aria-label={t('preview.page', { page, pages: pageCount })}>
              {t('preview.pageShort', { page, pages: pageCount })}
            </span>
            <IconButton label={t('preview.next')} aria-disabled={page === pageCount} onClick={() => turn(1)}>
              <NamedIcon name="chevronRight" />
            </IconButton>
          </>
        ) : null}
        <IconButton label={t('preview.smaller')} aria-disabled={zoom === 0} onClick={() => scale(-1)}>
          <NamedIcon name="zoomOut" />
        </IconButton>
        <IconButton label={t('preview.larger')} aria-disabled={zoom === ZOOMS.length - 1} onClick={() => scale(1)}>
          <NamedIcon name="zoomIn" />
        </IconButton>
      </div>
    </div>
  )
}

/** The document at an address for as long as it is shown; null = not yet. */
function usePdf(url: string, tell: Pick<PdfPagesProps, 'onOpen' | 'onFailed'>): OpenPdf | null {
  const [pdf, setPdf] = useState<OpenPdf | null>(null)
  const told = useRef(tell)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let opened: OpenPdf | null = null
    openPdf(url, signal).then(
      (document) => {
        if (signal.aborted) return document.close()
        opened = document
        setPdf(document)
        told.current.onOpen()
      },
      () => {
        if (!signal.aborted) told.current.onFailed()
      },
    )
    return () => {
      controller.abort()
      opened?.close()
    }
  }, [url])
  return pdf
}
