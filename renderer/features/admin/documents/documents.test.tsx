import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  addDocumentVersion,
  changeDocument,
  createDocument,
  deleteDocument,
  listDocumentPlaces,
  listDocuments,
} from '#shared/contracts/http/documents.contract.ts'
import { createStaffUpload, deleteUpload } from '#shared/contracts/http/uploads.contract.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { Notifications, useNotifications } from '#renderer/notifications/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { answeringServer, noAnswer, refusal } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { DocumentsPanel, FileDocuments } from './index.ts'
import type { StaffDocument } from './use-staff-documents.ts'

const server = answeringServer()
const user = userEvent.setup()
const TIME = '2026-11-19T10:00:00.000Z'
const DOCUMENT: StaffDocument = {
  id: 'd1',
  role: 'elektro_plan',
  displayName: 'Elektroplan A 12',
  fileName: 'scan.pdf',
  createdAt: TIME,
  updatedAt: TIME,
  attachmentUrl: '/bp/api/v1/asked',
  url: '/bp/api/v1/asked',
  visibility: 'private',
  room: { id: 'living', title: 'Wohnen' },
  size: 12,
  contentType: 'application/pdf',
  isNew: false,
  versions: [
    { number: 1, createdAt: TIME, fileName: 'scan.pdf', contentType: 'application/pdf', size: 12, state: 'ready' },
  ],
  names: { de: 'Elektroplan A 12', en: null },
  isOfPackage: false,
  project: { id: 'p1', name: 'Lindenhof' },
  building: null,
  unit: { id: 'a-12', displayName: 'Wohnung A 12' },
  openedBy: [{ name: 'Anna Berg', version: 1, at: TIME }],
}

function logIn(role: 'lead' | 'siteManager') {
  const person = { firstName: 'Miriam', lastName: 'Vogt', email: 'miriam@example.com', mobile: null, role: '' }
  useSession.setState({ user: { id: 'miriam', ...person, group: 'user', roles: [{ role, projectId: null }] } })
}

function open(page: React.ReactElement) {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AppTheme>
        <MemoryRouter>{page}</MemoryRouter>
        <Notifications />
      </AppTheme>
    </QueryClientProvider>,
  )
}
const FILE = { unit: { id: 'a-12' }, project: { id: 'p1' } }
const openFile = () => open(<FileDocuments file={FILE} labelledBy="head" />)
const named = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' })

describe('documents of the team', () => {
  beforeAll(async () => {
    await startI18n(['admin', 'admin-documents', 'files', 'errors'])
    await changeLocale('de')
  })
  beforeEach(() => {
    logIn('lead')
    useNotifications.getState().dismissAll()
    const place = { id: 'p1', name: 'Lindenhof', isManaged: true, buildings: [{ id: 'a', name: 'Haus A' }] }
    server.answer(listDocumentPlaces, {
      projects: [{ ...place, units: [{ id: 'a-12', displayName: 'Wohnung A 12' }] }],
      rooms: [{ id: 'living', title: 'Wohnen' }],
    })
    server.answer(listDocuments, { types: [], documents: [DOCUMENT] })
    server.answer(createStaffUpload, ({ query }) => {
      const name = query.fileName
      return {
        id: `id-${name.replaceAll(' ', '')}`,
        name,
        size: 8,
        contentType: 'application/pdf',
        state: 'ready' as const,
      }
    })
    server.answer(deleteUpload, {})
  })
  afterEach(cleanup)

  it('DOC-11: says who sees a document, and who has opened what is shown', async () => {
    openFile()
    const row = within(await screen.findByRole('row', { name: /Elektroplan A 12/ }))
    for (const words of ['Elektroplan', 'Wohnen', 'Fassung 1', 'Käufer', 'Anna Berg'])
      expect(row.getByText(words), words).toBeDefined()
    await user.click(row.getByRole('button', { name: 'Mehr zu Elektroplan A 12' }))
    await user.click(screen.getByRole('menuitem', { name: 'Fassungen und wer sie geöffnet hat' }))
    expect((await screen.findByRole('dialog')).textContent).toContain('Anna Berg, 19.')
  })

  it('DOC-11: reads anew who has opened it whenever somebody asks', async () => {
    openFile()
    const row = within(await screen.findByRole('row', { name: /Elektroplan A 12/ }))
    for (const name of ['Ben Sommer', 'Clara Winter']) {
      server.answer(listDocuments, {
        types: [],
        documents: [{ ...DOCUMENT, openedBy: [{ name, version: 1, at: TIME }] }],
      })
      await user.click(row.getByRole('button', { name: 'Mehr zu Elektroplan A 12' }))
      await user.click(screen.getByRole('menuitem', { name: 'Fassungen und wer sie geöffnet hat' }))
      expect(await within(await screen.findByRole('dialog')).findByText(new RegExp(`^${name}, 19`))).toBeDefined()
      await user.click(screen.getByRole('button', { name: 'Schließen' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
  })

  it('DOC-10: adds several files at once, each by its name, and tries again only what failed', async () => {
    let failures = 1
    server.answer(createDocument, ({ body }) => {
      if (body.uploadId === 'id-b.pdf' && failures > 0) {
        failures -= 1
        return noAnswer()
      }
      return { id: 'new' }
    })
    openFile()
    await user.upload(await screen.findByLabelText('Dateien auswählen'), [named('Grundriss_A 12.pdf'), named('b.pdf')])
    const dialog = within(await screen.findByRole('dialog', { name: 'Dokumente ablegen' }))
    await user.selectOptions(dialog.getByLabelText('Raum'), 'Wohnen')
    const [, second] = dialog.getAllByLabelText('Name')
    if (second === undefined) throw new Error('There is one name')
    await user.clear(second)
    await user.click(await dialog.findByRole('button', { name: '2 Dokumente ablegen' }))
    expect(dialog.getByText('Bitte geben Sie dem Dokument einen Namen.')).toBeDefined()
    expect(server.asked(createDocument)).toEqual([])
    await user.type(second, 'Zweites')
    await user.click(dialog.getByRole('button', { name: '2 Dokumente ablegen' }))
    expect(await dialog.findByText(/Nicht alles ließ sich ablegen/)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: '1 Dokument ablegen' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const asked = server.asked(createDocument)
    expect(asked.map(({ body }) => [body.names.de, body.uploadId, body.roomId, body.tellsBuyers])).toEqual([
      ['Grundriss A 12', 'id-Grundriss_A12.pdf', 'living', true],
      ['Zweites', 'id-b.pdf', 'living', true],
      ['Zweites', 'id-b.pdf', 'living', true],
    ])
    expect(asked[2]?.idempotencyKey).toBe(asked[1]?.idempotencyKey)
    // They are named now: nobody takes them back.
    expect(server.asked(deleteUpload)).toEqual([])
  })

  it('DOC-10: takes for added what has arrived before in other words, and says so', async () => {
    server.answer(createDocument, refusal('IDEMPOTENCY_KEY_REUSED'))
    openFile()
    await user.upload(await screen.findByLabelText('Dateien auswählen'), named('a.pdf'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: '1 Dokument ablegen' }))
    expect(await screen.findByText(/^1 Dokument lag schon vor/)).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(server.asked(deleteUpload)).toEqual([])
  })

  it('DOC-13: replaces a file under the same key again, and under another once an earlier one has arrived', async () => {
    server.answer(addDocumentVersion, noAnswer())
    openFile()
    await user.click(await screen.findByRole('button', { name: 'Mehr zu Elektroplan A 12' }))
    await user.click(screen.getByRole('menuitem', { name: 'Durch neue Fassung ersetzen …' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.upload(dialog.getByLabelText('Datei auswählen'), named('neu.pdf'))
    const replace = await dialog.findByRole('button', { name: 'Ersetzen' })
    await waitFor(() => expect(replace.hasAttribute('disabled')).toBe(false))
    await user.click(replace)
    expect(await screen.findByText(/^Der Server ist nicht erreichbar/)).toBeDefined()
    server.answer(addDocumentVersion, refusal('IDEMPOTENCY_KEY_REUSED'))
    await user.click(replace)
    expect(await dialog.findByText(/^Was Sie zuvor gesendet haben, ist doch angekommen/)).toBeDefined()
    server.answer(addDocumentVersion, { id: 'd1' })
    await user.click(replace)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [first, second, third] = server.asked(addDocumentVersion).map(({ idempotencyKey }) => idempotencyKey)
    expect([first, third === first]).toEqual([second, false])
  })

  it('DOC-10, DOC-12: tells nobody of what is the team’s own, and takes back what is not added', async () => {
    server.answer(createDocument, { id: 'new' })
    openFile()
    await user.upload(await screen.findByLabelText('Dateien auswählen'), named('a.pdf'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByLabelText('Sichtbar für'), 'Nur Team')
    expect(dialog.getByRole('checkbox').hasAttribute('disabled')).toBe(true)
    await dialog.findByRole('button', { name: '1 Dokument ablegen' })
    await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
    await waitFor(() => expect(server.asked(deleteUpload)).toHaveLength(1))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(server.asked(createDocument)).toEqual([])
  })

  it('DOC-8: asks in the list of all projects where new ones belong to', async () => {
    server.answer(createDocument, { id: 'new' })
    open(<DocumentsPanel />)
    await user.upload(await screen.findByLabelText('Dateien auswählen'), named('a.pdf'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.selectOptions(dialog.getByLabelText('Gehört zu'), 'Haus: Haus A')
    await user.click(await dialog.findByRole('button', { name: '1 Dokument ablegen' }))
    await waitFor(() => expect(server.asked(createDocument)).toHaveLength(1))
    expect(server.asked(createDocument)[0]?.body).toMatchObject({ buildingId: 'a', unitId: null, roomId: null })
  })

  it('DOC-13: changes what it is, and deletes it after a question', async () => {
    server.answer(changeDocument, { id: 'd1' })
    server.answer(deleteDocument, {})
    openFile()
    const menu = await screen.findByRole('button', { name: 'Mehr zu Elektroplan A 12' })
    await user.click(menu)
    await user.click(screen.getByRole('menuitem', { name: 'Name, Art und Sichtbarkeit …' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Name auf Englisch'), 'Electrical plan')
    await user.click(dialog.getByRole('button', { name: 'Speichern' }))
    await waitFor(() =>
      expect(server.asked(changeDocument)[0]?.body).toEqual({
        role: 'elektro_plan',
        visibility: 'private',
        names: { de: 'Elektroplan A 12', en: 'Electrical plan' },
      }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(menu)
    await user.click(screen.getByRole('menuitem', { name: 'Löschen …' }))
    expect(server.asked(deleteDocument)).toEqual([])
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Löschen' }))
    await waitFor(() => expect(server.asked(deleteDocument)).toHaveLength(1))
  })

  it('DOC-13: leaves those who only see documents nothing to change, nor anybody what a package brings', async () => {
    logIn('siteManager')
    openFile()
    await user.click(await screen.findByRole('button', { name: 'Mehr zu Elektroplan A 12' }))
    expect(screen.getAllByRole('menuitem')).toHaveLength(2)
    expect(screen.queryByLabelText('Dateien auswählen')).toBeNull()
    cleanup()
    logIn('lead')
    server.answer(listDocuments, { types: [], documents: [{ ...DOCUMENT, isOfPackage: true }] })
    openFile()
    await user.click(await screen.findByRole('button', { name: 'Mehr zu Elektroplan A 12' }))
    expect(screen.getAllByRole('menuitem')).toHaveLength(2)
  })
})
