import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { getTakeHomeLink } from '#shared/contracts/http/take-home.contract.ts'
import { browserKeep } from '#renderer/platform/storage.ts'
import { createLocalFavorites } from '#renderer/unit/favorites/favorite-storage.ts'
import * as saved from '#renderer/unit/saving/restore-locally.ts'
import { projectConfig } from '#renderer/unit/testing/unit-data.ts'
import * as session from '#renderer/session/index.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { answeringServer, noAnswer, refusal } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { ShortLinkPage } from './ShortLinkPage.tsx'

vi.mock('#renderer/unit/saving/restore-locally.ts', async (original) => ({
  ...(await original<typeof saved>()),
  hasOtherChoices: vi.fn(),
  restoreLocally: vi.fn(),
}))
vi.mock('#renderer/session/index.ts', async (original) => ({
  ...(await original<typeof session>()),
  useProjectConfig: vi.fn(),
}))

const server = answeringServer()
const user = userEvent.setup()
const UNIT = { accountId: 'demo', projectId: 'lindenhof', unitId: 'a-12' }
const TAKEN = {
  kind: 'configuration' as const,
  accountId: 'demo',
  projectSlug: 'lindenhof',
  unitSlug: 'a-12',
  unitId: 'unit-a-12',
  buyerSelections: {},
  buyerLineItemActivations: {},
  buyerDesignLineSelections: [],
  previewImageUrls: [],
  catalogueRevision: 'r1',
  currentCatalogueRevision: 'r1',
  total: 100_00,
  totalOnRequest: 0,
  savedTotal: 100_00,
  savedTotalOnRequest: 0,
  droppedCount: 0,
  createdAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2027-01-30T10:00:00.000Z',
  wishes: [],
}
const OAK = { itemId: 'bodenbelag', productId: 'eiche' }
const STONE = { itemId: 'bodenbelag', productId: 'stein' }
const likedHere = () => createLocalFavorites('unit-a-12', browserKeep).load()

beforeAll(async () => {
  await startI18n()
  await changeLocale('de')
  await i18next.loadNamespaces(['prospects', 'wishes', 'footer'])
})
beforeEach(() => {
  browserKeep.removeItem('favorites')
  vi.resetAllMocks()
  vi.mocked(saved.hasOtherChoices).mockResolvedValue(false)
  vi.mocked(saved.restoreLocally).mockResolvedValue(undefined)
  vi.mocked(session.useProjectConfig).mockReturnValue({ config: projectConfig, error: null })
  server.answer(getTakeHomeLink, TAKEN)
})
afterEach(cleanup)

function open(path: string) {
  render(
    <AppTheme>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path="/s/:code?" element={<ShortLinkPage />} />
          <Route path={linkTo('dashboard', { portalId: 'mp', ...UNIT })} element={<h1>dashboard</h1>} />
        </Routes>
      </MemoryRouter>
    </AppTheme>,
  )
}

it('TAKE-3 opens what was taken home, however the code is written, and leads to its unit', async () => {
  open('/s/k7m4q%20x9p2r')
  await screen.findByRole('heading', { name: 'dashboard' })
  expect(server.asked(getTakeHomeLink).at(-1)?.params).toEqual({ shortCode: 'K7M4QX9P2R' })
  expect(saved.restoreLocally).toHaveBeenCalledOnce()
})

it('TAKE-3 asks before it puts other choices aside', async () => {
  vi.mocked(saved.hasOtherChoices).mockResolvedValue(true)
  open('/s/K7M4Q-X9P2R')
  await user.click(await screen.findByRole('button', { name: 'Hiesige Auswahl behalten' }))
  await screen.findByRole('heading', { name: 'dashboard' })
  expect(saved.restoreLocally).not.toHaveBeenCalled()
})

it('TAKE-10 brings the hearts along, beside those that are there', async () => {
  await createLocalFavorites('unit-a-12', browserKeep).add(OAK)
  const wishes = [OAK, STONE].map(({ itemId, productId }) => ({ roomBookSubLineItemId: itemId, productId }))
  server.answer(getTakeHomeLink, { ...TAKEN, wishes })
  open('/s/K7M4Q-X9P2R')
  await screen.findByRole('heading', { name: 'dashboard' })
  expect(await likedHere()).toEqual([OAK, STONE])
})

it('TAKE-10 brings no hearts where the own choices are kept, and none leaves those of here alone', async () => {
  await createLocalFavorites('unit-a-12', browserKeep).add(OAK)
  open('/s/K7M4Q-X9P2R')
  await screen.findByRole('heading', { name: 'dashboard' })
  expect(await likedHere()).toEqual([OAK])
  cleanup()
  vi.mocked(saved.hasOtherChoices).mockResolvedValue(true)
  const wishes = [{ roomBookSubLineItemId: STONE.itemId, productId: STONE.productId }]
  server.answer(getTakeHomeLink, { ...TAKEN, wishes })
  open('/s/K7M4Q-X9P2R')
  await user.click(await screen.findByRole('button', { name: 'Hiesige Auswahl behalten' }))
  await screen.findByRole('heading', { name: 'dashboard' })
  expect(await likedHere()).toEqual([OAK])
})

it('TAKE-5 takes a code by hand, says what one looks like, and complains of nothing before', async () => {
  open('/s')
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' })
  expect(field.getAttribute('aria-invalid')).toBe('false')
  await user.type(field, 'K7M4Q')
  await user.click(screen.getByRole('button', { name: 'Öffnen' }))
  expect(await screen.findByText(/^Ein Code hat zehn Zeichen/)).toBeTruthy()
  expect(server.names()).toEqual([])
  await user.type(field, 'x9p2r{Enter}')
  await screen.findByRole('heading', { name: 'dashboard' })
})

it('TAKE-3 says that a code opens nothing, and lets it be looked at once more', async () => {
  server.answer(getTakeHomeLink, refusal('NOT_FOUND'))
  open('/s/K7M4Q-X9P2R')
  await screen.findByRole('heading', { name: 'Dieser Code öffnet nichts' })
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value).toBe('K7M4Q-X9P2R')
})

it('TAKE-3 offers to try again where the server cannot be reached', async () => {
  server.answer(getTakeHomeLink, noAnswer())
  open('/s/K7M4Q-X9P2R')
  server.answer(getTakeHomeLink, TAKEN)
  await user.click(await screen.findByRole('button', { name: /erneut|noch einmal|Neu laden/i }))
  expect(await screen.findByRole('heading', { name: 'dashboard' })).toBeTruthy()
})

const SHARED = {
  kind: 'wish_list' as const,
  accountId: 'demo',
  projectSlug: 'lindenhof',
  portalId: 'bp' as const,
  unit: null,
  rooms: [
    {
      title: 'Bad',
      wishes: [
        { itemTitle: 'Boden', productTitle: 'Terrazzo', origin: 'Stein AG', thumbUrl: '/files/t.webp', imageUrl: null },
      ],
    },
    {
      title: '',
      wishes: [{ itemTitle: 'Heizung', productTitle: 'Wärmepumpe', origin: '', thumbUrl: null, imageUrl: null }],
    },
  ],
  createdAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2027-01-30T10:00:00.000Z',
}

it('WSH-5 WSH-6 shows what was shared, of which day, to look at alone', async () => {
  server.answer(getTakeHomeLink, SHARED)
  open('/s/K7M4Q-X9P2R')
  await screen.findByRole('heading', { level: 1, name: 'Eine geteilte Merkliste' })
  expect(screen.getByText(/Stand vom 1\. November 2026.*30\. Januar 2027/)).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Bad',
    'Ganze Wohnung',
  ])
  expect(screen.getByRole('heading', { level: 3, name: 'Terrazzo' })).toBeTruthy()
  expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([])
  expect(within(screen.getByRole('main')).queryAllByRole('link')).toEqual([])
  expect(server.asked(getTakeHomeLink).at(-1)?.query).toEqual({ locale: 'de' })
  expect(saved.restoreLocally).not.toHaveBeenCalled()
})

it('WSH-6 shows what has the same name as often as it was shared', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const rooms = SHARED.rooms.flatMap(({ title, wishes }) => [
    { title, wishes: [...wishes, ...wishes] },
    { title, wishes },
  ])
  server.answer(getTakeHomeLink, { ...SHARED, rooms })
  open('/s/K7M4Q-X9P2R')
  await screen.findByRole('heading', { level: 1, name: 'Eine geteilte Merkliste' })
  expect(screen.getAllByRole('heading', { level: 3, name: 'Terrazzo' })).toHaveLength(3)
  expect(complaint).not.toHaveBeenCalled()
  complaint.mockRestore()
})

it('WSH-6 leads on to a sample unit, which anybody may try', async () => {
  server.answer(getTakeHomeLink, { ...SHARED, portalId: 'mp', unit: { slug: 'a-12', displayName: 'Muster 3 Zimmer' } })
  open('/s/K7M4Q-X9P2R')
  await user.click(await screen.findByRole('link', { name: 'Selbst gestalten: Muster 3 Zimmer' }))
  expect(await screen.findByRole('heading', { name: 'dashboard' })).toBeTruthy()
})
