import { getDocument, type PDFDocumentProxy, type PDFPageProxy, PDFWorker } from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- the build makes an address of it
import workerFile from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { trustedPdfWorkerUrl } from '#renderer/platform/trusted-types.ts'

/** Pixels that one canvas has at most: some phones draw nothing at all on larger ones. */
const MAX_PIXELS = 12_000_000
/** Device pixels for a pixel of the page at most. */
const MAX_DENSITY = 2

/** A PDF document that is being looked at. */
export interface OpenPdf {
  readonly pageCount: number
  /**
   * Draws a page as large as its shape allows into this room; resolves with how large it is there.
   * Rejects when it cannot be drawn, also when `signal` says that nobody waits any more.
   */
  draw(canvas: HTMLCanvasElement, page: Drawn): Promise<void>
  /** How wide a page is for its height. */
  getShape(page: number): Promise<number>
  /** What stands on it, for those who do not see it. */
  readText(page: number): Promise<string>
  close(): void
}

interface Drawn {
  /** From 1. */
  readonly page: number
  /** CSS pixels that it is wide. */
  readonly width: number
  readonly signal: AbortSignal
}

/** Opens the document at an address. Rejects when it cannot be fetched, or is none. */
export async function openPdf(url: string, signal: AbortSignal): Promise<OpenPdf> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`The document was not answered: ${response.status}`)
  const data = await response.arrayBuffer()
  // The browser takes the address of a script only as a trusted one; the library would hand over a mere text.
  const port = new Worker(trustedPdfWorkerUrl(workerFile), { type: 'module' })
  const worker = PDFWorker.create({ port })
  const task = getDocument({ data, worker, useWasm: false, isImageDecoderSupported: false, enableXfa: false })
  const close = () => {
    void task.destroy().finally(() => {
      worker.destroy()
      port.terminate()
    })
  }
  try {
    return { ...makeView(await task.promise), close }
  } catch (error) {
    close()
    throw error
  }
}

function makeView(document: PDFDocumentProxy): Omit<OpenPdf, 'close'> {
  return {
    pageCount: document.numPages,

    async draw(canvas, { page, width, signal }) {
      const proxy = await document.getPage(page)
      if (signal.aborted) throw new Error('nobody waits')
      const whole = proxy.getViewport({ scale: 1 })
      const scale = (width / whole.width) * getDensity(width, (width * whole.height) / whole.width)
      const viewport = proxy.getViewport({ scale })
      const rendering = proxy.render({ canvas, viewport })
      signal.addEventListener('abort', () => rendering.cancel(), { once: true })
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      await rendering.promise
    },

    async getShape(page) {
      const { width, height } = (await document.getPage(page)).getViewport({ scale: 1 })
      return width / height
    },

    readText: async (page) => joinText(await document.getPage(page)),
  }
}

function getDensity(width: number, height: number): number {
  return Math.min(MAX_DENSITY, window.devicePixelRatio, Math.sqrt(MAX_PIXELS / (width * height)))
}

async function joinText(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent()
  return items
    .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ' '}` : ''))
    .join('')
    .trim()
}
