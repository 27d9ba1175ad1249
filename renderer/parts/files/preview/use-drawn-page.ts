import { type RefObject, useEffect, useRef } from 'react'
import type { OpenPdf } from './open-pdf.ts'

interface Drawing {
  readonly pdf: OpenPdf
  readonly page: number
  /** CSS px; null = it waits until that is known. */
  readonly width: number | null
  readonly onFailed?: () => void
}

/** The canvas that a page is drawn on, anew with each width. */
export function useDrawnPage({ pdf, page, width, onFailed }: Drawing): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null)
  const failed = useRef(onFailed)
  useEffect(() => {
    const element = canvas.current
    if (element === null || width === null) return undefined
    const controller = new AbortController()
    const { signal } = controller
    pdf.draw(element, { page, width, signal }).catch(() => {
      if (!signal.aborted) failed.current?.()
    })
    return () => controller.abort()
  }, [pdf, page, width])
  return canvas
}
