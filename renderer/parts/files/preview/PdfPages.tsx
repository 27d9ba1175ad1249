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
  readonly onFailed: () => void
}

/** A document page by page: all of them small at the side, one large. */
export function PdfPages({ url, title, onFailed }: PdfPagesProps) {
  const { t } = useTranslation('files')
  const pdf = usePdf(url, onFailed)
  const [page, setPage] = useState(1)
  const [zoom, setZoom] = useState(0)
  if (pdf === null) return <Loading />
  const { pageCount } = pdf
  const turn = (by: number) => setPage(Math.min(pageCount, Math.max(1, page + by)))
  return (
    <div className={styles.pages}>
      {pageCount > 1 ? <PdfThumbs pdf={pdf} page={page} onPage={setPage} /> : null}
      <PdfSheet key={page} pdf={pdf} page={page} zoom={ZOOMS[zoom] ?? 1} title={title} onFailed={onFailed} />
      <div className={styles.tools} role="group" aria-label={t('preview.pages')}>
        {pageCount > 1 ? (
          <>
            <IconButton label={t('preview.previous')} disabled={page === 1} onClick={() => turn(-1)}>
              <NamedIcon name="chevronLeft" />
            </IconButton>
            <span className={styles.count} role="status" aria-label={t('preview.page', { page, pages: pageCount })}>
              {t('preview.pageShort', { page, pages: pageCount })}
            </span>
            <IconButton label={t('preview.next')} disabled={page === pageCount} onClick={() => turn(1)}>
              <NamedIcon name="chevronRight" />
            </IconButton>
          </>
        ) : null}
        <IconButton label={t('preview.smaller')} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>
          <NamedIcon name="zoomOut" />
        </IconButton>
        <IconButton label={t('preview.larger')} disabled={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)}>
          <NamedIcon name="zoomIn" />
        </IconButton>
      </div>
    </div>
  )
}

/** The document at an address for as long as it is shown; null = not yet. */
function usePdf(url: string, onFailed: () => void): OpenPdf | null {
  const [pdf, setPdf] = useState<OpenPdf | null>(null)
  const failed = useRef(onFailed)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let opened: OpenPdf | null = null
    openPdf(url, signal).then(
      (document) => {
        if (signal.aborted) return document.close()
        opened = document
        setPdf(document)
      },
      () => {
        if (!signal.aborted) failed.current()
      },
    )
    return () => {
      controller.abort()
      opened?.close()
    }
  }, [url])
  return pdf
}
