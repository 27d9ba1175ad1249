import { readFileSync } from 'node:fs'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import i18next from 'i18next'
import { Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { getAccountLegal } from '#shared/contracts/http/legal.contract.ts'
import { createPresentation } from '#shared/contracts/http/presentations.contract.ts'
import { getProjectConfig } from '#shared/contracts/http/projects.contract.ts'
import { selections } from '#shared/testing/selection-builders.ts'
import { answeringServer, noAnswer, ofProxy, refusal } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { forgetPresentation } from '#renderer/unit/presentation/presentation.store.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { projectConfig } from '#renderer/unit/testing/unit-data.ts'
import { PresentationFrame, SharedPresentationPage } from './index.ts'
import type { SharedPresentation } from './SharedPresentationPage.tsx'

const server = answeringServer()
const CODE = { code: 'K7M4Q-X9P2R', shortPath: '/s/K7M4Q-X9P2R', expiresAt: '2027-02-18T10:00:00.000Z' }
const HANDED = {
  ...CODE,
  id: 'pr1',
  presenter: 'Jonas Haberer',
  name: 'Familie Berg',
  email: '',
  total: 1_300_00,
  totalOnRequest: 0,
  createdAt: '2026-11-20T10:00:00.000Z',
  takenOverAt: null,
}
const CHOSEN = selections({ choices: { bodenbelag: 'stein' } })

/** A vacant unit as people see it, with what was put together with them. */
function show(chosen = CHOSEN) {
  const { unit } = createTestUnit({ selections: chosen })
  const presented = { portal: 'mp', isLocal: true, isPresented: true } as const
  const vacant = { ...unit.unit, buyers: [], salesStatus: 'VACANT' as const }
  return renderInUnit(
    { ...unit, ...presented, unit: vacant },
    <AppTheme>
      <Routes>
        <Route path="/bp/:accountId/:projectId/:unitId/present" element={<PresentationFrame />}>
          <Route path="dashboard" element="home" />
        </Route>
        <Route path="/bp/:accountId/admin/units/:adminUnitId" element="file" />
      </Routes>
    </AppTheme>,
    '/bp/demo/lindenhof/a-12/present/dashboard',
  )
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

describe('the presentation of a vacant unit', () => {
  beforeAll(async () => {
    await startTexts()
    await i18next.loadNamespaces(['presentation', 'prospects'])
  })
  beforeEach(() => {
    forgetPresentation()
    server.answer(createPresentation, HANDED)
  })
  afterEach(cleanup)

  it('PST-2: says that nothing is stored, and makes the text larger as long as it lasts', () => {
    show()
    expect(screen.getByRole('complementary', { name: 'Präsentation' }).textContent).toContain('nichts wird gespeichert')
    expect(document.documentElement.hasAttribute('data-presentation')).toBe(true)
    cleanup()
    expect(document.documentElement.hasAttribute('data-presentation')).toBe(false)
    // What this environment has no layout for.
    const styleSheet = readFileSync('renderer/features/presentation/PresentationBar.module.css', 'utf8')
    expect(styleSheet).toMatch(/:root\[data-presentation\]\) \{[^}]*font-size: max\(18px,/)
  })

  it('PST-3: asks before what was not handed over is forgotten, and only then', async () => {
    show(selections({}))
    await press('Beenden')
    expect(await screen.findByText('file')).toBeTruthy()
    cleanup()
    show()
    await press('Beenden')
    const dialog = within(screen.getByRole('dialog', { name: 'Präsentation beenden?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Weiter präsentieren' }))
    expect(screen.getByText('home')).toBeTruthy()
  })

  it('PST-4: hands over as a QR code and by mail, sends no wrong address, and begins again with the same key', async () => {
    show()
    await press('Mitgeben')
    const dialog = within(screen.getByRole('dialog', { name: 'Auswahl mitgeben' }))
    await userEvent.type(dialog.getByLabelText('Name (freiwillig)'), 'Familie Berg')
    const field = dialog.getByLabelText('E-Mail (freiwillig)')
    await userEvent.type(field, 'berg@example')
    await userEvent.click(dialog.getByRole('button', { name: 'Mitgeben' }))
    expect(await dialog.findByText('Bitte prüfen Sie die E-Mail-Adresse.')).toBeTruthy()
    expect(server.asked(createPresentation)).toHaveLength(0)
    await userEvent.type(field, '.com')
    server.answer(createPresentation, noAnswer())
    await userEvent.click(dialog.getByRole('button', { name: 'Mitgeben' }))
    expect(await dialog.findByText(/^Das hat gerade nicht geklappt/)).toBeTruthy()
    server.answer(createPresentation, { ...HANDED, email: 'berg@example.com' })
    await userEvent.click(dialog.getByRole('button', { name: 'Noch einmal versuchen' }))
    expect(await dialog.findByRole('img', { name: 'QR-Code mit der Adresse der Auswahl' })).toBeTruthy()
    expect(dialog.getByText('Die E-Mail an berg@example.com ist unterwegs.')).toBeTruthy()
    expect(dialog.getByText('K7M4Q-X9P2R')).toBeTruthy()
    const [first, second] = server.asked(createPresentation)
    expect(second?.body).toMatchObject({ ...CHOSEN, name: 'Familie Berg', email: 'berg@example.com' })
    expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
    await userEvent.click(dialog.getByRole('button', { name: 'Fertig' }))
    await press('Beenden')
    expect(await screen.findByText('file')).toBeTruthy()
  })

  it('PST-4: keeps the key while a proxy answers for the server, and says when something has been handed over before', async () => {
    show()
    await press('Mitgeben')
    const dialog = within(screen.getByRole('dialog', { name: 'Auswahl mitgeben' }))
    server.answer(createPresentation, ofProxy(504))
    await userEvent.click(dialog.getByRole('button', { name: 'Mitgeben' }))
    expect(await dialog.findByText(/^Das hat gerade nicht geklappt/)).toBeTruthy()
    server.answer(createPresentation, refusal('IDEMPOTENCY_KEY_REUSED'))
    await userEvent.click(dialog.getByRole('button', { name: 'Noch einmal versuchen' }))
    expect(await dialog.findByText(/^Was Sie zuvor mitgegeben haben/)).toBeTruthy()
    server.answer(createPresentation, HANDED)
    await userEvent.click(dialog.getByRole('button', { name: 'Noch einmal versuchen' }))
    await dialog.findByText('K7M4Q-X9P2R')
    const [first, second, third] = server.asked(createPresentation).map(({ idempotencyKey }) => idempotencyKey)
    expect([first, third === first]).toEqual([second, false])
  })
})

const POSITION = {
  id: 'floor',
  item: 'Bodenbelag',
  product: 'Feinsteinzeug',
  articleNumber: '',
  thumbUrl: null,
  quantity: 1,
  quantityUnit: '',
  unitPrice: null,
  total: 1_300_00,
  isOnRequest: false,
  isStandard: false,
}

function aShared(shared: Partial<SharedPresentation> = {}): SharedPresentation {
  return {
    kind: 'presentation',
    accountId: 'demo',
    projectSlug: 'lindenhof',
    unit: { displayName: 'Wohnung A 02', isSold: false },
    rooms: [
      { title: 'Badezimmer', pictureUrl: null, total: 1_300_00, positions: [POSITION] },
      { title: 'Küche', pictureUrl: null, total: 0, positions: [] },
    ],
    total: 1_300_00,
    totalOnRequest: 2,
    seller: { name: 'Miriam Vogt', email: null, phone: '+49 761 555-01' },
    createdAt: '2026-11-20T10:00:00.000Z',
    expiresAt: '2027-02-18T10:00:00.000Z',
    ...shared,
  }
}

describe('what people have taken home from a presentation', () => {
  beforeAll(async () => {
    await startTexts()
    await i18next.loadNamespaces(['presentation', 'footer'])
  })
  beforeEach(() => {
    server.answer(getProjectConfig, projectConfig)
    server.answer(getAccountLegal, {
      account: { id: 'demo', name: 'Demo Wohnbau', logoUrl: null },
      legal: { privacyNoticeUrl: null, imprintUrl: null },
    })
  })
  afterEach(cleanup)

  const open = (shared: SharedPresentation) =>
    renderInUnit(
      createTestUnit().unit,
      <AppTheme>
        <SharedPresentationPage shared={shared} />
      </AppTheme>,
    )

  it('PST-5: shows rooms, what was chosen in them, the sum, and whom to ask', async () => {
    open(aShared())
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ihre Auswahl für Wohnung A 02')
    const bathroom = within(screen.getByRole('region', { name: 'Badezimmer' }))
    expect(bathroom.getByRole('listitem').textContent).toMatch(/Bodenbelag.*Feinsteinzeug.*\+1\.300\s€/)
    expect(within(screen.getByRole('region', { name: 'Küche' })).getByText('Wie vorgesehen')).toBeTruthy()
    const sum = screen.getByText('Aufpreis gesamt').parentElement
    expect(sum?.textContent).toMatch(/\+1\.300\s€.*und 2 Positionen auf Anfrage/)
    expect(screen.getByRole('link', { name: '+49 761 555-01' }).getAttribute('href')).toBe('tel:+4976155501')
    expect(screen.queryByText(/inzwischen verkauft/)).toBeNull()
    await waitFor(() => expect(server.asked(getProjectConfig).length).toBeGreaterThan(0))
  })

  it('PST-5, PST-6: has no amount where the project shows none, and says when the unit is sold', () => {
    open(
      aShared({
        unit: { displayName: 'Wohnung A 02', isSold: true },
        rooms: [{ title: 'Badezimmer', pictureUrl: null, total: null, positions: [{ ...POSITION, total: null }] }],
        total: null,
        totalOnRequest: 0,
        seller: null,
      }),
    )
    expect(screen.getByText('Feinsteinzeug')).toBeTruthy()
    expect(screen.getByText(/inzwischen verkauft/)).toBeTruthy()
    expect(document.body.textContent).not.toContain('€')
  })
})
