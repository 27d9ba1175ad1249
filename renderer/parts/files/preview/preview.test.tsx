import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import { trustedPdfWorkerUrl, trustedWorkerUrl } from '#renderer/platform/trusted-types.ts'
import { FilePreviewDialog, findPreviewKind, type PreviewedFile } from '../index.ts'
import type { OpenPdf } from './open-pdf.ts'

const drawn: { page: number; width: number }[] = []
const closed = vi.fn()
/** Where a document cannot be opened. */
let isBroken = false
const openPdf = async (): Promise<OpenPdf> => {
  if (isBroken) throw new Error('no PDF')
  return {
    pageCount: 2,
    draw: async (_, { page, width }) => void drawn.push({ page, width }),
    getShape: async () => 0.5,
    readText: async (page) => `Text der Seite ${page}`,
    close: closed,
  }
}
vi.mock('./open-pdf.ts', () => ({ openPdf: () => openPdf() }))

const PDF: PreviewedFile = {
  name: 'Plan.pdf',
  title: 'Grundriss',
  subtitle: 'Fassung 2 von 2',
  contentType: 'application/pdf',
  askAddress: async () => '/private-files/x.pdf',
}
const onClose = vi.fn()
const onHad = vi.fn()
const open = (file: PreviewedFile) => render(<FilePreviewDialog file={file} onHad={onHad} onClose={onClose} />)
/** Nothing is in sight or measured by itself here. */
class Seen {
  readonly tell: (entries: { isIntersecting: boolean }[]) => void
  constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
    this.tell = tell
  }
  observe() {
    this.tell([{ isIntersecting: true }])
  }
  disconnect() {}
}

describe('DOC-16 the preview of a file', () => {
  beforeAll(async () => {
    await startI18n(['files'])
    await changeLocale('de')
  })
  beforeEach(() => {
    isBroken = false
    drawn.length = 0
    onHad.mockClear()
    useNotifications.getState().dismissAll()
    vi.stubGlobal('IntersectionObserver', Seen)
    vi.stubGlobal('ResizeObserver', Seen)
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1_000)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(848)
  })
  afterEach(() => {
    cleanup()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })

  it('shows a document page by page, all of them small, and says what stands there', async () => {
    open(PDF)
    const dialog = await screen.findByRole('dialog', { name: 'Grundriss' })
    expect(within(dialog).getByText('Fassung 2 von 2')).toBeDefined()
    expect(await within(dialog).findByText('Text der Seite 1')).toBeDefined()
    const thumbs = within(dialog).getByRole('navigation', { name: 'Seiten' })
    expect(within(thumbs).getAllByRole('button')).toHaveLength(2)
    // All of it is in sight: 848 px less what is around it, half as wide as high.
    await waitFor(() => expect(drawn).toContainEqual({ page: 1, width: 400 }))
    await userEvent.click(within(thumbs).getByRole('button', { name: 'Seite 2 von 2' }))
    expect(await within(dialog).findByText('Text der Seite 2')).toBeDefined()
    const next = within(dialog).getByRole('button', { name: 'Nächste Seite' })
    // It keeps the focus of whoever has come to the end with it.
    expect([next.getAttribute('aria-disabled'), next.hasAttribute('disabled')]).toEqual(['true', false])
    await userEvent.click(next)
    expect(within(dialog).getByText('Text der Seite 2')).toBeDefined()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Vorige Seite' }))
    expect(await within(dialog).findByText('Text der Seite 1')).toBeDefined()
  })

  it('draws it larger, and smaller again', async () => {
    open(PDF)
    await waitFor(() => expect(drawn).toContainEqual({ page: 1, width: 400 }))
    await userEvent.click(screen.getByRole('button', { name: 'Größer' }))
    await waitFor(() => expect(drawn).toContainEqual({ page: 1, width: 600 }))
    await userEvent.click(screen.getByRole('button', { name: 'Kleiner' }))
    const smaller = screen.getByRole('button', { name: 'Kleiner' })
    expect([smaller.getAttribute('aria-disabled'), document.activeElement]).toEqual(['true', smaller])
    await userEvent.click(smaller)
    expect(drawn.at(-1)).toEqual({ page: 1, width: 400 })
  })

  it('enlarges a picture, and makes it as small as it was', async () => {
    open({ ...PDF, contentType: 'image/png' })
    const smaller = await screen.findByRole('button', { name: 'Kleiner' })
    expect(smaller.getAttribute('aria-disabled')).toBe('true')
    await userEvent.click(screen.getByRole('button', { name: 'Größer' }))
    await waitFor(() => expect(smaller.getAttribute('aria-disabled')).toBe('false'))
    expect(screen.getByRole('img').parentElement?.style.transform).toContain('scale(2.5)')
    await userEvent.click(smaller)
    await waitFor(() => expect(smaller.getAttribute('aria-disabled')).toBe('true'))
  })

  it('gives the reader’s memory back when it is closed', async () => {
    const { unmount } = open(PDF)
    await screen.findByText('Text der Seite 1')
    closed.mockClear()
    unmount()
    expect(closed).toHaveBeenCalledTimes(1)
  })

  it('says so when it cannot be shown, and still loads it down', async () => {
    isBroken = true
    open(PDF)
    expect((await screen.findByRole('alert')).textContent).toMatch(/lässt sich hier nicht zeigen/)
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Herunterladen: Grundriss' }))
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
  })

  it('DOC-6 counts as had once it is seen or loaded down, and not before', async () => {
    open(PDF)
    expect(onHad).not.toHaveBeenCalled()
    await screen.findByText('Text der Seite 1')
    expect(onHad).toHaveBeenCalledTimes(1)
    cleanup()
    open({ ...PDF, contentType: 'image/png' })
    const picture = await screen.findByRole('img')
    expect(onHad).toHaveBeenCalledTimes(1)
    act(() => void fireEvent.load(picture))
    expect(onHad).toHaveBeenCalledTimes(2)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Herunterladen: Grundriss' }))
    expect(onHad).toHaveBeenCalledTimes(2)
    cleanup()
    open({ ...PDF, contentType: 'application/zip' })
    await userEvent.click(screen.getByRole('button', { name: 'Herunterladen: Grundriss' }))
    await waitFor(() => expect(onHad).toHaveBeenCalledTimes(3))
  })

  it('says that it cannot be loaded down', async () => {
    open({ ...PDF, contentType: 'application/zip', askAddress: async () => null })
    await userEvent.click(screen.getByRole('button', { name: 'Herunterladen: Grundriss' }))
    await waitFor(() => expect(useNotifications.getState().notices).toHaveLength(1))
    const [notice] = useNotifications.getState().notices
    expect(notice?.severity).toBe('error')
    expect(notice?.title).toMatch(/^„Grundriss“ lässt sich gerade nicht herunterladen/)
    expect(onHad).not.toHaveBeenCalled()
  })

  it('asks for its address again where it could not be had', async () => {
    let address: string | null = null
    open({ ...PDF, contentType: 'image/png', askAddress: async () => address })
    const again = await screen.findByRole('button', { name: 'Erneut versuchen' })
    address = '/private-files/x.png'
    await userEvent.click(again)
    const picture = await screen.findByRole('img', { name: 'Inhalt von Grundriss' })
    // Read once: what it lies in is not called the same.
    expect(screen.queryByRole('region')).toBeNull()
    expect(picture.getAttribute('src')).toBe(address)
    act(() => void fireEvent.error(picture))
    expect(screen.getByRole('alert').textContent).toMatch(/lässt sich hier nicht zeigen/)
  })

  it('shows documents and pictures, and nothing else', () => {
    const types = ['application/pdf', 'image/webp', 'image/svg+xml; charset=utf-8', 'text/html', 'application/zip', '']
    expect(types.map(findPreviewKind)).toEqual(['pdf', 'picture', 'picture', null, null, null])
  })
})

it('FOUND-12 DOC-16 the policy for scripts lets through the two workers of the application alone', () => {
  const createPolicy = (_: string, rules: { createScriptURL?: (url: string) => string }) => ({
    createHTML: (html: string) => html,
    createScriptURL: (url: string) => rules.createScriptURL?.(url) ?? '',
  })
  vi.stubGlobal('trustedTypes', { createPolicy })
  try {
    expect(trustedWorkerUrl()).toBe('/service-worker.js')
    for (const file of ['/assets/pdf.worker.min-CIqJB0yW.mjs', '/node_modules/pdfjs-dist/build/pdf.worker.min.mjs'])
      expect(trustedPdfWorkerUrl(file)).toBe(file)
    for (const file of ['//evil.example/pdf.worker.min.mjs', 'https://evil.example/pdf.worker.min.mjs', '/files/x.mjs'])
      expect(() => trustedPdfWorkerUrl(file), file).toThrow(TypeError)
  } finally {
    vi.unstubAllGlobals()
  }
})
