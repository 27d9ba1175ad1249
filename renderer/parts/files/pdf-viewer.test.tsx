import { readFileSync } from 'node:fs'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { getUnitFile } from '#shared/contracts/http/unit-files.contract.ts'
import { answeringServer } from '#renderer/testing/answering-server.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { becomeKiosk } from '#renderer/platform/shell.ts'
import { SURFACES } from '#renderer/theme/surfaces.ts'
import { FileLink, PdfViewer, getViewerFile, getViewerName } from './index.ts'

const server = answeringServer()
const NAME = '0a'.repeat(32)
const PDF = `/files/${NAME}.pdf`
const PICTURE = `/files/${NAME}.webp`

function Page({ url }: { url: string }) {
  const [search] = useSearchParams()
  return (
    <>
      <FileLink url={url} title="Grundriss" newWindow="neues Fenster">
        Ansehen
      </FileLink>
      <Suspense>{search.has('pdfViewer') ? <PdfViewer /> : null}</Suspense>
    </>
  )
}

function open(url: string, ...paths: string[]) {
  const router = createMemoryRouter([{ path: '*', element: <Page url={url} /> }], {
    initialEntries: ['/before', ...paths],
  })
  render(<RouterProvider router={router} useTransitions={false} />)
  return router
}

const canShowPdf = (value: boolean) =>
  Reflect.defineProperty(navigator, 'pdfViewerEnabled', { value, configurable: true })
const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

describe('document viewer', () => {
  beforeAll(async () => {
    await startI18n(['legal'])
    await changeLocale('de')
  })
  afterEach(cleanup)

  it.each([
    ['document', PDF, 'IFRAME'],
    ['picture', PICTURE, 'IMG'],
  ])('NAV-60 NAV-61 names the %s in the address while it is open, and back closes it', async (_, url, tag) => {
    canShowPdf(true)
    const router = open(url, '/page?x=1')
    for (const closeBy of ['back', 'cross'] as const) {
      await userEvent.click(screen.getByRole('link', { name: 'Ansehen' }))
      const dialog = await screen.findByRole('dialog', { name: 'Grundriss' })
      expect(dialog.querySelector(tag)?.getAttribute('src')?.split('#')[0]).toBe(url)
      expect(router.state.location.search).toBe(`?x=1&pdfViewer=${url.slice('/files/'.length)}`)
      if (closeBy === 'back') await act(() => router.navigate(-1))
      else await userEvent.click(screen.getByRole('button', { name: 'Schließen' }))
      await dialogIsGone()
      expect([closeBy, router.state.location.search]).toEqual([closeBy, '?x=1'])
    }
  })

  it('NAV-60 is closed only once by an impatient double touch', async () => {
    canShowPdf(true)
    const router = open(PDF, '/page')
    await userEvent.click(screen.getByRole('link', { name: 'Ansehen' }))
    const close = await screen.findByRole('button', { name: 'Schließen' })
    act(() => {
      close.click()
      close.click()
    })
    await dialogIsGone()
    expect(router.state.location.pathname).toBe('/page')
  })

  it('SHL-76 is 90 % of the window wide', () => {
    const frame = readFileSync('renderer/parts/files/pdf-viewer.module.css', 'utf8')
    expect(/\.frame[^{]*\{[^}]*\bwidth: 90vw/.test(frame)).toBe(true)
    expect(SURFACES.MuiDialog?.styleOverrides?.root).toMatchObject({
      '&[data-size="viewer"] .MuiDialog-paper': { width: '90vw' },
    })
    canShowPdf(true)
    open(PDF, `/page?pdfViewer=${NAME}.pdf`)
    expect(screen.getByRole('dialog').closest('[data-size="viewer"]')).not.toBeNull()
  })

  it('SHL-76 says so where the browser shows no documents inline, and offers to open and to save it', async () => {
    canShowPdf(false)
    open(PDF, `/page?pdfViewer=${NAME}.pdf`)
    expect(await screen.findByText(/kann das Dokument nicht auf dieser Seite zeigen/)).toBeDefined()
    expect(document.querySelector('iframe')).toBeNull()
    expect(screen.getByRole('link', { name: /^Öffnen/ }).getAttribute('href')).toBe(PDF)
    expect(screen.getByRole('link', { name: 'Herunterladen' }).getAttribute('download')).toBe('Dokument.pdf')
  })

  it('NAV-60 shows nothing but files of the portal, whatever the address says', async () => {
    canShowPdf(true)
    for (const name of ['https://evil.example/x.pdf', '//evil.example', `../${NAME}.pdf`, `${NAME}.html`, '', 'x.pdf'])
      expect([name, getViewerFile(name)]).toEqual([name, null])
    expect(getViewerName(`https://evil.example/files/${NAME}.pdf`)).toBeNull()
    open(PDF, '/page?pdfViewer=https://evil.example/x.pdf')
    expect(await screen.findByText('Dieses Dokument gibt es hier nicht.')).toBeDefined()
    expect(document.querySelector('iframe')).toBeNull()
  })

  it('FOUND-12 asks for the address of a private file with the login, and shows and saves it there', async () => {
    canShowPdf(true)
    const signed = `/private-files/${NAME}.pdf?until=9&signature=x`
    server.answer(getUnitFile, { url: signed, expiresAt: '2026-11-20T10:10:00.000Z' })
    const router = open(`/bp/api/v1/units/t-01/files/${NAME}.pdf`, '/page')
    await userEvent.click(screen.getByRole('link', { name: 'Ansehen' }))
    await waitFor(() => expect(document.querySelector('iframe')?.getAttribute('src')).toContain(signed))
    expect(router.state.location.search).toBe(`?pdfViewer=t-01%2F${NAME}.pdf`)
    expect(screen.getByRole('link', { name: 'Herunterladen' }).getAttribute('href')).toBe(signed)
    expect(screen.getByRole('link', { name: 'Herunterladen' }).getAttribute('download')).toBe('Grundriss.pdf')
    expect(server.asked(getUnitFile).map(({ params }) => Object.values(params))).toEqual([['t-01', `${NAME}.pdf`]])
  })

  it('FOUND-12 shows nothing of a unit but its files, whatever the address says', () => {
    for (const name of [
      `/${NAME}.pdf`,
      `a/b/${NAME}.pdf`,
      `t-01/${NAME}.html`,
      't-01/x.pdf',
      `t-01/../${NAME}.pdf`,
      `..?x/${NAME}.pdf`,
    ])
      expect([name, getViewerFile(name)]).toEqual([name, null])
  })

  it('opens what is not the portal’s own in a window of its own', () => {
    open('https://example.com/plan.pdf', '/page')
    const link = screen.getByRole('link', { name: /^Ansehen ?\(neues Fenster\)$/ })
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer'])
  })

  it.each([
    [false, ['Auf dem Telefon öffnen'], true],
    [true, ['Herunterladen', 'Öffnen (in neuem Fenster)'], false],
  ])(
    'decision 37 offers at a kiosk only what works there: files can be saved: %s',
    async (canSave, ways, isWithoutBar) => {
      canShowPdf(true)
      becomeKiosk({
        portalUrl: () => null,
        canSave: () => canSave,
        isInUse: () => true,
        noteSaved: () => undefined,
        endVisit: () => undefined,
      })
      try {
        open(PDF)
        await userEvent.click(screen.getByRole('link', { name: 'Ansehen' }))
        const dialog = await screen.findByRole('dialog', { name: 'Grundriss' })
        const links = [...dialog.querySelectorAll('a')]
        expect(links.map((link) => link.textContent)).toEqual(ways)
        expect(links.map((link) => link.getAttribute('href'))).toEqual(ways.map(() => PDF))
        expect(dialog.querySelector('iframe')?.src.includes('toolbar=0')).toBe(isWithoutBar)
      } finally {
        becomeKiosk(null)
      }
    },
  )
})
