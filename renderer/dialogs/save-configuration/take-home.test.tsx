import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { createTakeHomeLink } from '#shared/contracts/http/take-home.contract.ts'
import { takeHome } from '#shared/contracts/kiosk/host.contract.ts'
import { becomeKiosk } from '#renderer/platform/shell.ts'
import { answeringServer, noAnswer, refusal } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import type { OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import { createFavorites } from '#renderer/unit/favorites/favorites.store.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { SaveConfigurationDialog } from './SaveConfigurationDialog.tsx'

const LINK = {
  code: 'K7M4Q-X9P2R',
  shortPath: '/s/K7M4Q-X9P2R',
  expiresAt: '2027-02-18T10:00:00.000Z',
  total: 120_00,
  totalOnRequest: 0,
}
const URL_OF_LINK = `${window.location.origin}${LINK.shortPath}`
const server = answeringServer()
const user = userEvent.setup()

beforeAll(async () => {
  await startTexts()
  await i18next.loadNamespaces(['prospects', 'drafts'])
})
beforeEach(() => {
  server.answer(createTakeHomeLink, LINK)
})
afterEach(() => {
  cleanup()
  becomeKiosk(null)
  vi.unstubAllGlobals()
})

function readyUnit() {
  return createTestUnit({
    flags: { mpContactForm: true },
    selections: {
      buyerSelections: { bodenbelag: { productId: 'stein', quantity: 5 } },
      buyerLineItemActivations: {},
      buyerDesignLineSelections: [],
    },
  })
}

function open({ unit, prepared } = readyUnit()) {
  const room = prepared.room('bad')
  if (room === undefined) throw new Error('no room')
  const onClose = vi.fn()
  const dialog = <SaveConfigurationDialog params={{}} room={room} onClose={onClose} />
  return { ...renderInUnit(unit, <AppTheme>{dialog}</AppTheme>), onClose }
}

function inKiosk() {
  becomeKiosk({
    portalUrl: () => 'https://portal.example',
    canSave: () => false,
    isInUse: () => true,
    noteSaved: () => undefined,
    endVisit: () => undefined,
  })
}

it('TAKE-6 TAKE-7 shows code and link at once, with the choices sent and nothing asked', async () => {
  const { onClose } = open()
  expect(screen.getByRole('dialog', { name: 'Nehmen Sie Ihre Auswahl mit' })).toBeTruthy()
  expect(await screen.findByText(LINK.code)).toBeTruthy()
  expect(screen.getByRole('img', { name: /QR-Code/ })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe(URL_OF_LINK)
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(server.names()).toEqual(['createTakeHomeLink'])
  expect(server.asked(createTakeHomeLink).at(-1)?.body).toEqual({
    configuration: {
      buyerSelections: { bodenbelag: { productId: 'stein', quantity: 5 } },
      buyerLineItemActivations: {},
      buyerDesignLineSelections: [],
      previewImageUrls: [],
    },
  })
  const more = within(screen.getByRole('region', { name: 'Außerdem' }))
  expect(more.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Zusätzlich per E-Mail',
    'Beratung darf mich anrufen',
  ])
  await user.click(screen.getByRole('button', { name: 'Weiter gestalten' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('TAKE-6 keeps the code of the same choices, and makes another for others', async () => {
  const ready = readyUnit()
  const keys = () => server.asked(createTakeHomeLink).map(({ idempotencyKey }) => idempotencyKey)
  for (let times = 0; times < 2; times += 1) {
    open(ready)
    await screen.findByText(LINK.code)
    cleanup()
  }
  expect(new Set(keys()).size).toBe(1)
  open()
  await screen.findByText(LINK.code)
  expect(new Set(keys()).size).toBe(2)
})

it('TAKE-10 takes along what is marked with a heart, and says so; other hearts are another code', async () => {
  const ready = readyUnit()
  const marked: OptionRef[] = [
    { itemId: 'bodenbelag', productId: 'terrazzo' },
    { itemId: 'bodenbelag', productId: 'not any more' },
  ]
  const favorites = createFavorites({
    load: async () => marked,
    add: async () => undefined,
    remove: async () => undefined,
  })
  await vi.waitFor(() => expect(favorites.state.getState().loading).toBe('ready'))
  const unit = { ...ready.unit, favorites }
  open({ ...ready, unit })
  await screen.findByText(LINK.code)
  const terrazzo = { roomBookSubLineItemId: 'bodenbelag', productId: 'terrazzo' }
  expect(server.asked(createTakeHomeLink).at(-1)?.body?.wishes).toEqual([terrazzo])
  expect(screen.getByText('Auch Ihr Favorit kommt mit.')).toBeTruthy()
  cleanup()
  favorites.toggle({ itemId: 'fronten', productId: 'grau' })
  open({ ...ready, unit })
  await screen.findByText('Auch Ihre 2 Favoriten kommen mit.')
  await screen.findByText(LINK.code)
  const [first, second] = server.asked(createTakeHomeLink).map(({ idempotencyKey }) => idempotencyKey)
  expect(second).not.toBe(first)
})

it('TAKE-6 hands the link to another program where the browser can', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue(undefined)
  Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  open()
  await user.click(await screen.findByRole('button', { name: 'Link teilen' }))
  expect(share.mock.calls[0]?.[0].url).toBe(URL_OF_LINK)
  Reflect.deleteProperty(navigator, 'share')
})

it('TAKE-7 leads to the mail and back to the code', async () => {
  open()
  await screen.findByText(LINK.code)
  await user.click(screen.getByRole('button', { name: 'Zusätzlich per E-Mail' }))
  expect(screen.getByRole('textbox', { name: 'E-Mail-Adresse' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Zurück zum Code' }))
  expect(await screen.findByText(LINK.code)).toBeTruthy()
})

it('TAKE-8 says that a code is being made, why there is none, and tries again', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof LINK>()
  server.answer(createTakeHomeLink, () => promise)
  open()
  expect((await screen.findByText('Ihr Code wird erstellt …')).getAttribute('role')).toBe('status')
  resolve(LINK)
  await screen.findByText(LINK.code)
  cleanup()
  server.answer(createTakeHomeLink, refusal('TOO_MANY_REQUESTS'))
  open()
  expect((await screen.findByRole('alert')).textContent).toContain('warten Sie einige Minuten')
  server.answer(createTakeHomeLink, LINK)
  await user.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }))
  expect(await screen.findByText(LINK.code)).toBeTruthy()
})

it('TAKE-8 TAKE-9 has at a kiosk the portal’s address and nothing to copy, and without network says what goes', async () => {
  inKiosk()
  server.answer(takeHome, LINK)
  open()
  expect(await screen.findByText('oder eintippen unter portal.example/s')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.getByRole('button', { name: 'Besuch beenden' })).toBeTruthy()
  expect(server.names()).toEqual(['takeHome'])
  cleanup()
  server.answer(takeHome, noAnswer())
  open()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Der Code braucht das Netz'))
  expect(screen.getByRole('button', { name: 'Zusätzlich per E-Mail' })).toBeTruthy()
})
