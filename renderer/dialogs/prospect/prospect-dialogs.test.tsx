import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { useNotifications } from '#renderer/notifications/index.ts'
import { createProspectConfiguration } from '#shared/contracts/http/prospects.contract.ts'
import { createTakeHomeLink } from '#shared/contracts/http/take-home.contract.ts'
import { saveVisit, takeHome } from '#shared/contracts/kiosk/host.contract.ts'
import { changeLocale } from '#renderer/i18n/i18n.ts'
import { becomeKiosk } from '#renderer/platform/shell.ts'
import { answeringServer, noAnswer, refusal } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import type { ReactNode } from 'react'
import type { OpenUnit } from '#renderer/unit/state/unit.context.ts'
import { createFavorites } from '#renderer/unit/favorites/favorites.store.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { ContactDialog } from '../contact/ContactDialog.tsx'
import { SaveConfigurationDialog } from '../save-configuration/SaveConfigurationDialog.tsx'
import { computeChecksum } from './checksum.ts'

const SAVED = {
  configurationToken: 'A'.repeat(22),
  restorePath: `/mp/demo/lindenhof/a-12/configuration/${'A'.repeat(22)}`,
  expiresAt: '2027-02-18T10:00:00.000Z',
  total: 120_00,
  totalOnRequest: 0,
}
const server = answeringServer()
/** What was sent last. */
const sent = () => server.asked(createProspectConfiguration).at(-1)
const silence = () => new Promise<never>(() => undefined)
const user = userEvent.setup()
const field = (name: string) => screen.getByRole('textbox', { name })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const type = async (name: string, text: string) => {
  await user.click(field(name))
  await user.keyboard(text)
}

beforeAll(async () => {
  await startTexts()
  await i18next.loadNamespaces(['prospects', 'drafts'])
})
beforeEach(() => {
  sessionStorage.clear()
  server.answer(createProspectConfiguration, SAVED)
  server.answer(createTakeHomeLink, noAnswer())
  server.answer(takeHome, noAnswer())
  useNotifications.getState().dismissAll()
})
afterEach(cleanup)

const show = (unit: OpenUnit, dialog: ReactNode) => renderInUnit(unit, <AppTheme>{dialog}</AppTheme>)

function openUnit() {
  const test = createTestUnit({
    flags: { mpContactForm: true },
    selections: {
      buyerSelections: { bodenbelag: { productId: 'stein', quantity: 5 } },
      buyerLineItemActivations: {},
      buyerDesignLineSelections: [],
    },
  })
  const room: Room | undefined = test.prepared.room('bad')
  if (room === undefined) throw new Error('no room')
  return { ...test, room }
}

function openSave() {
  const { unit, room } = openUnit()
  const onClose = vi.fn()
  show(unit, <SaveConfigurationDialog params={{}} room={room} onClose={onClose} />)
  fireEvent.click(screen.getByRole('button', { name: /^(Zusätzlich per E-Mail|By e-mail, too)$/ }))
  return onClose
}

function openContact() {
  const { unit, room } = openUnit()
  const onClose = vi.fn()
  show(unit, <ContactDialog params={{}} room={room} onClose={onClose} />)
  return onClose
}

it('PRO-16 PRO-17 PRO-18 PRO-19 wants a valid e-mail and consent before it can be saved', async () => {
  openSave()
  const submit = button('Speichern und senden')
  const missing = () => screen.getByTestId('missing-fields').textContent
  expect(submit.disabled).toBe(true)
  // Nothing is amiss before somebody has begun.
  expect(missing()).toBe('')
  await user.click(field('E-Mail-Adresse'))
  await user.tab()
  expect(missing()).toBe('Zum Absenden fehlt noch: E-Mail-Adresse, Ihr Einverständnis.')
  expect(await screen.findByText('Bitte füllen Sie dieses Feld aus.')).toBeTruthy()
  await type('E-Mail-Adresse', 'vera@')
  expect(await screen.findByText('Das ist keine gültige E-Mail-Adresse.')).toBeTruthy()
  expect(field('E-Mail-Adresse').getAttribute('aria-invalid')).toBe('true')
  await type('E-Mail-Adresse', 'example.com')
  await waitFor(() => expect(field('E-Mail-Adresse').getAttribute('aria-invalid')).toBe('false'))
  expect(submit.disabled).toBe(true)
  expect(missing()).toBe('Zum Absenden fehlt noch: Ihr Einverständnis.')
  await user.click(screen.getByRole('checkbox'))
  await waitFor(() => expect(submit.disabled).toBe(false))
  expect(missing()).toBe('Alles ausgefüllt.')
  await user.click(screen.getByRole('checkbox'))
  await waitFor(() => expect(submit.disabled).toBe(true))
})

it('TAKE-11: sends what is marked with a heart along, and nothing where nothing is', async () => {
  const favorites = createFavorites({
    load: async () => [{ itemId: 'bodenbelag', productId: 'terrazzo' }],
    add: async () => undefined,
    remove: async () => undefined,
  })
  await vi.waitFor(() => expect(favorites.state.getState().loading).toBe('ready'))
  const { unit, room } = openUnit()
  for (const [hearts, wishes] of [
    [favorites, [{ roomBookSubLineItemId: 'bodenbelag', productId: 'terrazzo' }]],
    [null, undefined],
  ] as const) {
    show({ ...unit, favorites: hearts }, <SaveConfigurationDialog params={{}} room={room} onClose={vi.fn()} />)
    fireEvent.click(button('Zusätzlich per E-Mail'))
    await fillSave()
    await waitFor(() => expect(sent()?.body?.wishes).toEqual(wishes))
    cleanup()
  }
})

async function fillSave() {
  await type('E-Mail-Adresse', 'Vera@example.com')
  await user.click(screen.getByRole('checkbox'))
  await waitFor(() => expect(button('Speichern und senden').disabled).toBe(false))
  await user.click(button('Speichern und senden'))
}

it('PRO-15 PRO-20 PRO-21 PRO-22 PRO-23 sends configuration and fixed words, and shows code and link', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<typeof SAVED>()
  server.answer(createProspectConfiguration, () => promise)
  const onClose = openSave()
  await fillSave()
  expect(await screen.findByText('Ihre Konfiguration wird gespeichert …')).toBeTruthy()
  const sending = button('Wird gesendet …')
  expect([sending.disabled, sending.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  expect(document.activeElement).toBe(sending)
  await user.click(sending)
  await user.click(button('Zurück zum Code'))
  await user.keyboard('{Escape}')
  expect(onClose).not.toHaveBeenCalled()
  answer(SAVED)
  expect(await screen.findByText('Ihre Konfiguration ist gespeichert')).toBeTruthy()
  expect(server.names()).toEqual(['createTakeHomeLink', 'createProspectConfiguration'])
  expect(screen.getByRole('img', { name: /QR-Code/ })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link zu Ihrer Konfiguration' }).value).toBe(
    `${window.location.origin}${SAVED.restorePath}`,
  )
  expect(sent()?.body).toMatchObject({
    email: 'Vera@example.com',
    subject: 'Meine Konfiguration',
    comment:
      'Die interessierte Person hat die Konfiguration der Wohneinheit gespeichert und keine Nachricht hinterlassen.',
    requestsContact: false,
    checksum: await computeChecksum('unit-a-12', { email: 'vera@EXAMPLE.com', name: '' }),
    configuration: { buyerSelections: { bodenbelag: { productId: 'stein', quantity: 5 } }, previewImageUrls: [] },
  })
  await user.click(button('Fertig'))
  expect(onClose).toHaveBeenCalledOnce()
})

it('PRO-20 tells the sellers in the language of the project, whatever the visitor reads', async () => {
  await changeLocale('en')
  openSave()
  expect(screen.getByText(/contact person in sales also receives/)).toBeTruthy()
  await type('E-mail address', 'vera@example.com')
  await user.click(screen.getByRole('checkbox'))
  await user.click(button('Save and send'))
  await changeLocale('de')
  await waitFor(() => expect(sent()?.body).toMatchObject({ locale: 'en', subject: 'Meine Konfiguration' }))
})

it('PRO-15 keeps what was typed when it could not be sent, and says why', async () => {
  server.answer(createProspectConfiguration, noAnswer())
  openSave()
  await fillSave()
  expect((await screen.findByRole('alert')).textContent).toContain('nicht erreichbar')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-Mail-Adresse' }).value).toBe('Vera@example.com')
  const key = sent()?.idempotencyKey
  expect(key).toMatch(/^[0-9a-f]{32}$/)
  server.answer(createProspectConfiguration, refusal('OPTION_UNKNOWN'))
  await user.click(button('Speichern und senden'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('nicht zusammenpasst'))
  // The same thing again, not another one.
  expect(sent()?.idempotencyKey).toBe(key)
})

it('brings back what was typed when the page was left, without the consent, until it is sent or discarded', async () => {
  openContact()
  await type('Vorname', 'Vera')
  await user.click(screen.getByRole('checkbox'))
  await type('Nachricht (freiwillig)', 'Wann kann ich kommen?')
  cleanup()
  openContact()
  expect(await screen.findByText('Was Sie zuletzt eingegeben hatten, ist wieder da.')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Vorname' }).value).toBe('Vera')
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false)
  await user.click(button('Verwerfen'))
  expect(document.activeElement).toBe(field('Vorname'))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nachricht (freiwillig)' }).value).toBe('')
  expect(screen.queryByText(/zuletzt eingegeben/)).toBeNull()
  cleanup()

  openSave()
  await fillSave()
  await screen.findByText('Ihre Konfiguration ist gespeichert')
  cleanup()
  openSave()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'E-Mail-Adresse' }).value).toBe('')
})

it('decision 35 keeps nothing of a form in a kiosk', async () => {
  becomeKiosk({
    portalUrl: () => null,
    canSave: () => false,
    isInUse: () => true,
    noteSaved: () => undefined,
    endVisit: () => undefined,
  })
  openContact()
  await type('Vorname', 'Vera')
  expect(sessionStorage).toHaveLength(0)
  becomeKiosk(null)
})

it('PRO-2 PRO-3 PRO-4 PRO-5 PRO-6 PRO-7 PRO-8 PRO-9 PRO-10 checks each field of a contact request', async () => {
  openContact()
  const submit = button('Nachricht senden')
  const required = async (name: string) => {
    await user.click(field(name))
    await user.tab()
    await waitFor(() => expect(field(name).getAttribute('aria-invalid')).toBe('true'))
  }
  await required('Vorname')
  await required('Nachname')
  await required('E-Mail-Adresse')
  expect(screen.getAllByText('Bitte füllen Sie dieses Feld aus.')).toHaveLength(3)
  await type('Telefon (freiwillig)', 'call me')
  await user.tab()
  expect(await screen.findByText(/^Bitte geben Sie die Nummer so ein/)).toBeTruthy()
  const message = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Nachricht (freiwillig)' })
  expect([message.rows, message.required]).toEqual([3, false])
  await type('Vorname', 'Vera')
  await type('Nachname', 'Klein')
  await type('E-Mail-Adresse', 'vera@example.com')
  await user.clear(field('Telefon (freiwillig)'))
  expect(submit.disabled).toBe(true)
  await user.click(screen.getByRole('checkbox'))
  await waitFor(() => expect(submit.disabled).toBe(false))
  for (const wrong of ['12', '+49 76a', '++49 761 123']) {
    await user.clear(field('Telefon (freiwillig)'))
    await type('Telefon (freiwillig)', wrong)
    await waitFor(() => expect(submit.disabled, wrong).toBe(true))
  }
  for (const right of ['+49 761 5550142', '0049 (761) 555-0142', '49/761/5550142']) {
    await user.clear(field('Telefon (freiwillig)'))
    await type('Telefon (freiwillig)', right.replaceAll('[', '[['))
    await waitFor(() => expect(submit.disabled, right).toBe(false))
  }
})

async function fillContact() {
  await type('Vorname', 'Vera')
  await type('Nachname', 'Klein')
  await type('E-Mail-Adresse', 'vera@example.com')
  await type('Nachricht (freiwillig)', 'Bitte anrufen')
  await user.click(screen.getByRole('checkbox'))
  await waitFor(() => expect(button('Nachricht senden').disabled).toBe(false))
  await user.click(button('Nachricht senden'))
}

it('PRO-11 PRO-12 PRO-14 sends the request once and begins anew the next time', async () => {
  const onClose = openContact()
  await fillContact()
  expect(await screen.findByText(/Ihre Nachricht ist angekommen/)).toBeTruthy()
  expect(sent()?.body).toMatchObject({
    name: 'Vera Klein',
    email: 'vera@example.com',
    comment: 'Bitte anrufen',
    contact: { firstName: 'Vera', lastName: 'Klein', phone: null },
    requestsContact: true,
  })
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  cleanup()
  openContact()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Vorname' }).value).toBe('')
})

it('PRO-10 PRO-11 sends it once however often it is pressed, and keeps the focus', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<typeof SAVED>()
  server.answer(createProspectConfiguration, () => promise)
  const onClose = openContact()
  await fillContact()
  const sending = button('Wird gesendet …')
  expect([sending.disabled, sending.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  expect(document.activeElement).toBe(sending)
  await user.click(sending)
  await user.click(button('Abbrechen'))
  expect(onClose).not.toHaveBeenCalled()
  answer(SAVED)
  expect(await screen.findByText(/Ihre Nachricht ist angekommen/)).toBeTruthy()
  expect(server.names()).toEqual(['createProspectConfiguration'])
})

it('PRO-15 keeps the focus in the dialog when it is sent from the field', async () => {
  server.answer(createProspectConfiguration, silence)
  openSave()
  await user.click(screen.getByRole('checkbox'))
  await type('E-Mail-Adresse', 'vera@example.com')
  await waitFor(() => expect(button('Speichern und senden').disabled).toBe(false))
  await user.keyboard('{Enter}')
  await screen.findByText('Ihre Konfiguration wird gespeichert …')
  expect(document.activeElement).toBe(button('Wird gesendet …'))
})

it('PRO-13 says in the form and as a notification when it was not sent', async () => {
  server.answer(createProspectConfiguration, refusal('INTERNAL_ERROR'))
  openContact()
  await fillContact()
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(useNotifications.getState().notices.at(-1)?.body).toContain('konnte nicht gesendet werden')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Vorname' }).value).toBe('Vera')
})

it('PRO-28 PRO-29 names the agent of a unit that is marketed by one, else the sales manager', () => {
  const { unit, room } = openUnit()
  const manager = { firstName: 'Jo', lastName: 'Sell', imageUrl: null, email: 'jo@example.com', phone: '+49 1' }
  const agent = {
    name: 'Agentur am Markt',
    logoUrl: '/files/logo.svg',
    addressStreet: 'Markt 1',
    addressPostcode: '79098',
    addressCity: 'Freiburg',
    email: 'agent@example.com',
    phone: '+49 761 1',
  }
  const dialog = <ContactDialog params={{}} room={room} onClose={() => undefined} />
  show({ ...unit, unit: { ...unit.unit, salesManager: manager } }, dialog)
  expect(screen.getByRole('region', { name: 'Ihre Ansprechperson' }).textContent).toContain('Jo Sell')
  cleanup()
  show({ ...unit, unit: { ...unit.unit, salesManager: manager, agent } }, dialog)
  const card = screen.getByRole('region', { name: 'Vermarktung durch' })
  for (const part of ['Agentur am Markt', 'Markt 1', '79098 Freiburg', 'agent@example.com', '+49 761 1']) {
    expect(card.textContent).toContain(part)
  }
  expect(card.querySelector('img')?.getAttribute('src')).toBe('/files/logo.svg')
})

describe('in the kiosk', () => {
  const endVisit = vi.fn()
  const noteSaved = vi.fn()
  beforeEach(() => {
    endVisit.mockReset()
    noteSaved.mockReset()
    becomeKiosk({
      portalUrl: () => 'https://portal.example',
      canSave: () => false,
      isInUse: () => true,
      noteSaved,
      endVisit,
    })
  })
  afterEach(() => becomeKiosk(null))

  const saves = async (outcome: AnswerOf<typeof saveVisit>) => {
    server.answer(saveVisit, outcome)
    openSave()
    await type('E-Mail-Adresse', 'vera@example.com')
    await user.click(screen.getByRole('checkbox'))
    await user.click(button('Speichern und senden'))
  }

  it('PRO-15 decision 36 saves through the host, and leads on with the portal’s address or to the end', async () => {
    await saves({ outcome: 'saved', saved: SAVED })
    expect(await screen.findByRole('img', { name: /QR-Code/ })).toBeTruthy()
    expect(server.names()).toEqual(['takeHome', 'saveVisit'])
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(noteSaved.mock.calls).toEqual([[true]])
    await user.click(button('Besuch beenden'))
    expect(endVisit).toHaveBeenCalledTimes(1)
  })

  it('decision 36 says that a configuration waits for the network', async () => {
    await saves({ outcome: 'waiting' })
    expect(await screen.findByText(/liegt verschlüsselt auf diesem Gerät/)).toBeTruthy()
    expect(noteSaved.mock.calls).toEqual([[false]])
    expect(screen.queryByRole('img', { name: /QR-Code/ })).toBeNull()
  })

  it('decision 36 says that a message waits for the network', async () => {
    server.answer(saveVisit, { outcome: 'waiting' })
    openContact()
    await type('Vorname', 'Vera')
    await type('Nachname', 'Vogel')
    await type('E-Mail-Adresse', 'vera@example.com')
    await user.click(screen.getByRole('checkbox'))
    await user.click(button('Nachricht senden'))
    expect(await screen.findByText(/Ihre Nachricht liegt verschlüsselt auf diesem Gerät/)).toBeTruthy()
    expect(noteSaved).not.toHaveBeenCalled()
  })
})
