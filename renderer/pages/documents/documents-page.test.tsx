import { readFileSync } from 'node:fs'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  getDocumentAddress,
  getDocumentsArchiveAddress,
  listUnitDocuments,
  noteDocumentOpened,
} from '#shared/contracts/http/documents.contract.ts'
import { Notifications, useNotifications } from '#renderer/notifications/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { answeringServer, noAnswer } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import type { UnitDocument } from '#renderer/unit/documents/use-documents.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { DocumentsPage } from './DocumentsPage.tsx'

const server = answeringServer()
const user = userEvent.setup()
const TIME = '2026-11-19T10:00:00.000Z'
const EARLIER = '2026-11-12T10:00:00.000Z'

function aDocument(displayName: string, more: Partial<UnitDocument> = {}): UnitDocument {
  const version = { fileName: 'scan.png', contentType: 'image/png', size: 612_000, state: 'ready' } as const
  return {
    id: displayName.toLowerCase(),
    role: 'elektro_plan',
    displayName,
    fileName: 'scan.png',
    createdAt: EARLIER,
    updatedAt: TIME,
    attachmentUrl: '/bp/api/v1/asked',
    url: '/bp/api/v1/asked',
    visibility: 'public',
    room: null,
    size: 612_000,
    contentType: 'image/png',
    isNew: false,
    versions: [{ number: 1, createdAt: TIME, ...version }],
    ...more,
  }
}
const TYPES = [{ id: 'elektro_plan', label: 'Elektroplan' }] as const
const VERSIONS = [2, 1].map((number) => ({
  number,
  createdAt: number === 2 ? TIME : EARLIER,
  fileName: `scan-${number}.png`,
  contentType: 'image/png',
  size: 612_000,
  state: 'ready' as const,
}))
let documents: UnitDocument[] = []

function open(featureFlags: Readonly<Record<string, boolean>> = {}) {
  const { unit } = createTestUnit()
  renderInUnit(
    { ...unit, portal: 'bp', isLocal: false, project: { ...unit.project, featureFlags } },
    <AppTheme>
      <DocumentsPage />
      <Notifications />
    </AppTheme>,
  )
}
/** Headings with what stands below each. */
const readSections = () =>
  screen.getAllByRole('heading', { level: 2 }).map((heading) => [
    heading.textContent,
    within(heading.closest('section') ?? heading)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ])

describe('the page of the documents', () => {
  beforeAll(async () => {
    await startTexts()
    await i18next.loadNamespaces(['documents', 'files', 'dashboard', 'footer'])
  })
  beforeEach(() => {
    useNotifications.getState().dismissAll()
    const person = { firstName: 'Anna', lastName: 'Berg', email: 'anna@example.com', mobile: null, role: 'buyer' }
    useSession.setState({ user: { id: 'anna', ...person, group: 'buyer' } })
    server.answer(listUnitDocuments, () => ({ types: [...TYPES], documents }))
    server.answer(getDocumentAddress, { url: '/private-files/x.png?until=9', expiresAt: TIME })
    server.answer(noteDocumentOpened, ({ params }) => {
      documents = documents.map((one) => (one.id === params.documentId ? { ...one, isNew: false } : one))
      return {}
    })
  })
  afterEach(cleanup)

  it('DOC-1, DOC-3: orders them by type or by room, and finds one by its name', async () => {
    const room = { id: 'bad', title: 'Badezimmer' }
    documents = [
      aDocument('Angebot', { role: 'estimate_buyer' }),
      aDocument('Bad', { room }),
      aDocument('Privat', { room, visibility: 'private' }),
    ]
    open()
    await screen.findByRole('heading', { level: 2, name: 'Angebote' })
    expect(readSections()).toEqual([
      ['Angebote', ['Angebot']],
      ['Pläne', ['Bad', 'Privat']],
    ])
    await user.click(screen.getByRole('radio', { name: 'Nach Raum' }))
    expect(readSections()).toEqual([
      ['Ganze Wohnung', ['Angebot', 'Privat']],
      ['Badezimmer', ['Bad']],
    ])
    await user.type(screen.getByLabelText('Dokument suchen'), 'ang')
    expect(readSections()).toEqual([['Ganze Wohnung', ['Angebot']]])
    await user.type(screen.getByLabelText('Dokument suchen'), 'x')
    expect(screen.getByText('Kein Dokument heißt so.')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Alle zeigen' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Dokument suchen'))
  })

  it('DOC-2: says so when there is none, and when they cannot be read, from where one tries again', async () => {
    documents = []
    open()
    expect(await screen.findByRole('heading', { name: 'Noch keine Dokumente' })).toBeDefined()
    cleanup()
    server.answer(listUnitDocuments, noAnswer())
    open()
    expect((await screen.findByRole('alert')).textContent).toContain('konnten nicht geladen werden')
    documents = [aDocument('Bad')]
    server.answer(listUnitDocuments, () => ({ types: [...TYPES], documents }))
    await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    expect(await screen.findByRole('link', { name: 'Ansehen: Bad' })).toBeDefined()
  })

  it('DOC-6: shows a document above the page, after which it is new no more', async () => {
    documents = [aDocument('Bad', { isNew: true, versions: VERSIONS })]
    open()
    expect(await screen.findByText('Neu')).toBeDefined()
    await user.click(screen.getByRole('link', { name: 'Ansehen: Bad' }))
    const dialog = await screen.findByRole('dialog', { name: 'Bad' })
    const picture = await within(dialog).findByRole('img', { name: 'Inhalt von Bad' })
    expect(server.asked(noteDocumentOpened)).toEqual([])
    fireEvent.load(picture)
    expect(within(dialog).getByText('Fassung 2 von 2 · 19. November 2026')).toBeDefined()
    await waitFor(() => expect(server.asked(noteDocumentOpened).map(({ body }) => body)).toEqual([{ version: 2 }]))
    await user.click(within(dialog).getByRole('button', { name: 'Schließen' }))
    await waitFor(() => expect(screen.queryByText('Neu')).toBeNull())
  })

  it.each([
    [true, '/bp/demo/lindenhof/a-12/inbox/new?subject=Frage%20zu%20%E2%80%9EBad%E2%80%9C'],
    [false, undefined],
  ])('DOC-17: leads to a message that names the document, where there is an inbox: %s', async (showInbox, address) => {
    documents = [aDocument('Bad')]
    open({ showInbox })
    await user.click(await screen.findByRole('link', { name: 'Ansehen: Bad' }))
    const dialog = await screen.findByRole('dialog', { name: 'Bad' })
    const link = within(dialog).queryByRole('link', { name: 'Frage stellen zum Dokument Bad' })
    expect(link?.getAttribute('href')).toBe(address)
  })

  it('DOC-2 DOC-6: keeps what is there when it cannot be read anew', async () => {
    documents = [aDocument('Bad', { isNew: true })]
    open()
    await user.click(await screen.findByRole('link', { name: 'Ansehen: Bad' }))
    const picture = await screen.findByRole('img', { name: 'Inhalt von Bad' })
    server.answer(listUnitDocuments, noAnswer())
    fireEvent.load(picture)
    await waitFor(() => expect(server.asked(listUnitDocuments)).toHaveLength(2))
    await new Promise((resolve) => setTimeout(resolve, 20))
    await user.click(screen.getByRole('button', { name: 'Schließen' }))
    expect(screen.getByRole('link', { name: 'Ansehen: Bad' })).toBeDefined()
    expect(screen.queryByText(/konnten nicht geladen werden/)).toBeNull()
  })

  it('DOC-5: is at most 960 px wide', () => {
    expect(readFileSync('renderer/pages/documents/documents.module.css', 'utf8')).toMatch(
      /\.main \{\s+max-width: 960px;/,
    )
  })

  it('DOC-7: unfolds older versions where it stands, and shows one', async () => {
    documents = [aDocument('Bad', { versions: VERSIONS })]
    open()
    await user.click(await screen.findByRole('button', { name: '2 Fassungen' }))
    expect(screen.getByText('Fassung 2, 19. November 2026, gezeigt')).toBeDefined()
    await user.click(screen.getByRole('link', { name: 'Fassung 1, 12. November 2026' }))
    await screen.findByRole('dialog', { name: 'Bad' })
    await waitFor(() => expect(server.asked(getDocumentAddress).map(({ params }) => params.version)).toEqual(['1']))
  })

  it('DOC-6, DOC-9, DOC-11: counts as opened what was loaded down with all the others, by the version that is in it', async () => {
    documents = [aDocument('Bad', { isNew: true, versions: VERSIONS }), aDocument('Flur')]
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    server.answer(getDocumentsArchiveAddress, noAnswer())
    open()
    const button = await screen.findByRole('button', { name: /^Alle herunterladen/ })
    await user.click(button)
    expect(await screen.findByText(/lassen sich gerade nicht laden/)).toBeDefined()
    expect([screen.queryAllByText('Neu').length, server.asked(noteDocumentOpened)]).toEqual([1, []])
    server.answer(getDocumentsArchiveAddress, { url: '/archive?until=9', expiresAt: TIME })
    await user.click(button)
    await waitFor(() => expect(screen.queryByText('Neu')).toBeNull())
    const noted = server.asked(noteDocumentOpened).map(({ params, body }) => [params.documentId, body.version])
    expect(noted).toEqual([
      ['bad', 2],
      ['flur', 1],
    ])
    clicked.mockRestore()
  })

  it('DOC-9: has the browser load all of them as one file, and says when that does not work', async () => {
    documents = [aDocument('Bad'), aDocument('Flur', { size: 1_500_000 })]
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    server.answer(getDocumentsArchiveAddress, { url: '/archive?until=9', expiresAt: TIME })
    open()
    const button = await screen.findByRole('button', { name: /^Alle herunterladen \(ZIP, 2,1\sMB\)$/ })
    await user.click(button)
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
    server.answer(getDocumentsArchiveAddress, noAnswer())
    await user.click(button)
    expect(await screen.findByText(/lassen sich gerade nicht laden/)).toBeDefined()
    expect(clicked).toHaveBeenCalledTimes(1)
    clicked.mockRestore()
  })
})
