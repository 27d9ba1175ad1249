import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  createSampleWishLink,
  createWishLink,
  deleteSampleWishLink,
  deleteWishLink,
  listWishLinks,
} from '#shared/contracts/http/wish-lists.contract.ts'
import { shareWishes } from '#shared/contracts/kiosk/host.contract.ts'
import { becomeKiosk } from '#renderer/platform/shell.ts'
import { answeringServer, noAnswer, refusal } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { createFavorites } from '#renderer/unit/favorites/favorites.store.ts'
import type { OpenUnit } from '#renderer/unit/state/unit.context.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { ShareWishesDialog } from './ShareWishesDialog.tsx'

const CREATED = '2026-11-20T10:00:00.000Z'
const LISTED = { id: 'link-1', count: 2, createdAt: CREATED, expiresAt: '2099-02-18T10:00:00.000Z' }
const LINK = { ...LISTED, code: 'K7M4Q-X9P2R', shortPath: '/s/K7M4Q-X9P2R' }
const MARKED = [
  { itemId: 'bodenbelag', productId: 'eiche' },
  { itemId: 'fronten', productId: 'grau' },
  { itemId: 'fronten', productId: 'gone' },
]
const server = answeringServer()
const user = userEvent.setup()

beforeAll(async () => {
  await startTexts()
  await i18next.loadNamespaces(['wishes', 'prospects'])
})
beforeEach(() => {
  server.answer(createWishLink, LINK)
  server.answer(createSampleWishLink, LINK)
  server.answer(listWishLinks, [LISTED])
  server.answer(deleteWishLink, {})
  server.answer(deleteSampleWishLink, {})
  window.localStorage.clear()
})
afterEach(() => {
  cleanup()
  becomeKiosk(null)
})

async function readyUnit(change: Partial<OpenUnit> = {}): Promise<OpenUnit> {
  const load = async () => MARKED
  const favorites = createFavorites({ load, add: async () => undefined, remove: async () => undefined })
  await waitFor(() => expect(favorites.state.getState().loading).toBe('ready'))
  return { ...createTestUnit().unit, favorites, ...change }
}

function open(unit: OpenUnit) {
  const room = unit.store.prepared.room('bad')
  if (room === undefined) throw new Error('no room')
  return renderInUnit(
    unit,
    <AppTheme>
      <ShareWishesDialog params={{}} room={room} onClose={() => undefined} />
    </AppTheme>,
  )
}
const withdraw = async () => {
  await user.click(await screen.findByRole('button', { name: /^Liste vom .* zurückziehen$/ }))
  await user.click(screen.getByRole('button', { name: 'Ja, zurückziehen' }))
}

it('WSH-5 makes a link of what is marked now, once, with code and picture', async () => {
  const unit = await readyUnit()
  open(unit)
  expect(await screen.findByText(LINK.code)).toBeTruthy()
  expect(screen.getByRole('img', { name: /QR-Code/ })).toBeTruthy()
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link zu Ihrer Merkliste' })
  expect(field.value).toBe(`${window.location.origin}${LINK.shortPath}`)
  expect(server.asked(createWishLink).map(({ body }) => body)).toEqual([
    {
      wishes: [
        { roomBookSubLineItemId: 'bodenbelag', productId: 'eiche' },
        { roomBookSubLineItemId: 'fronten', productId: 'grau' },
      ],
    },
  ])
  cleanup()
  open(unit)
  expect(await screen.findByText(LINK.code)).toBeTruthy()
  expect(server.asked(createWishLink)).toHaveLength(1)
})

it('WSH-5 says why there is no link, and tries again', async () => {
  server.answer(createWishLink, noAnswer())
  open(await readyUnit())
  expect((await screen.findByTestId('no-code')).textContent).toContain('nicht erreichbar')
  server.answer(createWishLink, refusal('TOO_MANY_REQUESTS'))
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
  await screen.findByText(/^Das waren viele Links/)
  server.answer(createWishLink, LINK)
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
  expect(await screen.findByText(LINK.code)).toBeTruthy()
})

it('WSH-5 tries again under the same key: no link is left that nobody knows', async () => {
  for (const [change, endpoint] of [
    [{}, createWishLink],
    [{ isLocal: true, portal: 'mp' }, createSampleWishLink],
  ] as const) {
    server.answer(endpoint, noAnswer('timeout'))
    open(await readyUnit(change))
    await screen.findByTestId('no-code')
    server.answer(endpoint, LINK)
    await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
    await screen.findByText(LINK.code)
    const keys = server.asked(endpoint).map(({ idempotencyKey }) => idempotencyKey)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
    cleanup()
  }
})

it('WSH-7 shows no link again that was withdrawn elsewhere, but makes another', async () => {
  const unit = await readyUnit()
  open(unit)
  await screen.findByText(LINK.code)
  cleanup()
  server.answer(listWishLinks, [])
  server.answer(createWishLink, { ...LINK, id: 'link-2', code: 'AAAAA-BBBBB' })
  open(unit)
  expect(await screen.findByText('AAAAA-BBBBB')).toBeTruthy()
  const [first, second] = server.asked(createWishLink).map(({ idempotencyKey }) => idempotencyKey)
  expect(second).not.toBe(first)
})

it('WSH-5 says that fifty links are open, and what to do', async () => {
  server.answer(createWishLink, refusal('WISH_LINK_LIMIT'))
  open(await readyUnit())
  expect((await screen.findByTestId('no-code')).textContent).toContain('schon 50 Listen')
})

it('WSH-7 withdraws a link after a question, says that it is gone, and makes another', async () => {
  open(await readyUnit())
  const mine = await screen.findByRole('region', { name: 'Ihre geteilten Listen' })
  expect(within(mine).getByText(/2 Favoriten vom 20\. November 2026/)).toBeTruthy()
  server.answer(listWishLinks, [])
  await user.click(within(mine).getByRole('button', { name: /zurückziehen$/ }))
  expect(server.asked(deleteWishLink)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Ja, zurückziehen' }))
  expect((await screen.findByTestId('no-code')).textContent).toContain('öffnet nichts mehr')
  expect(server.asked(deleteWishLink)[0]?.params).toEqual({ unitId: 'unit-a-12', linkId: 'link-1' })
  expect(within(mine).queryAllByRole('listitem')).toEqual([])
  await waitFor(() =>
    expect(within(mine).getByRole('status').textContent).toMatch(/^Die Liste vom .* ist zurückgezogen/),
  )
  expect(document.activeElement).toBe(within(mine).getByRole('heading'))
  await user.click(screen.getByRole('button', { name: 'Neuen Link erstellen' }))
  expect(await screen.findByText(LINK.code)).toBeTruthy()
  expect(server.asked(createWishLink)).toHaveLength(2)
})

it('WSH-7 keeps the focus on the button of a link that is kept', async () => {
  open(await readyUnit())
  const button = await screen.findByRole('button', { name: /^Liste vom .* zurückziehen$/ })
  await user.click(button)
  await user.click(screen.getByRole('button', { name: 'Behalten' }))
  expect(document.activeElement).toBe(button)
  expect(server.asked(deleteWishLink)).toEqual([])
})

it('WSH-7 keeps the focus while a link is withdrawn, and asks once', async () => {
  server.answer(deleteWishLink, () => new Promise(() => undefined))
  open(await readyUnit())
  await withdraw()
  const button = screen.getByRole('button', { name: 'Ja, zurückziehen' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(button)
  await user.click(button)
  expect(server.asked(deleteWishLink)).toHaveLength(1)
})

it('WSH-7 says that a link still opens where it could not be withdrawn', async () => {
  server.answer(deleteWishLink, noAnswer())
  open(await readyUnit())
  await withdraw()
  await screen.findByText(/^Das hat nicht geklappt\. Der Link gilt noch/)
  expect(screen.getByText(LINK.code)).toBeTruthy()
})

it('WSH-7 a visitor’s browser alone knows the links, and withdraws them', async () => {
  open(await readyUnit({ isLocal: true, portal: 'mp' }))
  await screen.findByText(LINK.code)
  cleanup()
  server.answer(createSampleWishLink, { ...LINK, id: 'link-2' })
  open(await readyUnit({ isLocal: true, portal: 'mp' }))
  await waitFor(() => expect(screen.getAllByRole('button', { name: /zurückziehen$/ })).toHaveLength(2))
  expect(window.localStorage.getItem('wish_links')).not.toContain(LINK.code)
  const [latest] = screen.getAllByRole('button', { name: /zurückziehen$/ })
  if (latest === undefined) throw new Error('no link to withdraw')
  await user.click(latest)
  await user.click(screen.getByRole('button', { name: 'Ja, zurückziehen' }))
  await waitFor(() => expect(server.asked(deleteSampleWishLink)[0]?.params).toEqual({ linkId: 'link-2' }))
})

it('WSH-5 TAKE-9: at a kiosk a code, nothing to copy, nothing of before', async () => {
  server.answer(shareWishes, LINK)
  becomeKiosk({
    portalUrl: () => 'https://portal.example',
    canSave: () => false,
    isInUse: () => true,
    noteSaved: () => undefined,
    endVisit: () => undefined,
  })
  open(await readyUnit({ isLocal: true, portal: 'mp' }))
  expect(await screen.findByText(LINK.code)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Ihre geteilten Listen' })).toBeNull()
  expect(server.names()).toEqual(['shareWishes'])
})
