import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { isSwitching } from '#renderer/own-units/index.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { closePageEditor, usePageEditor } from '#renderer/parts/page-editor/page-editor.store.ts'
import { preloadProjectConfig, useSession } from '#renderer/session/index.ts'
import { UserMenu } from './UserMenu.tsx'
import { standInForServer } from '#renderer/testing/stand-in-server.ts'

const USER = {
  id: 'u',
  email: 'b@x.de',
  firstName: 'B',
  lastName: 'B',
  mobile: null,
  group: 'buyer',
  role: 'buyer',
} as const
const unit = (id: string) => ({
  id,
  slug: id,
  display_name: id,
  description: '',
  project_id: 'p',
  project_slug: 'lindenhof',
  account_id: 'demo',
  unit_number: id,
  price: null,
  floor_space: 80,
  room_count: 3,
  floor: 1,
  sales_status: 'SOLD',
  featured: false,
  storey_name: null,
  is_sample: false,
})
const PROJECT = {
  id: 'p',
  slug: 'lindenhof',
  name: 'Wohnen am Lindenhof',
  address: 'Lindenweg 1',
  post_code: '79111',
  town: 'Freiburg',
  account: { id: 'demo', name: 'Muster Bau GmbH' },
  variant: 'default',
  supported_languages: ['de', 'en'],
  source_language: 'de',
  theme: 'light',
  logos: { project_logo_wide_url: null, project_logo_url: null, logo_url: null },
  project_image_url: null,
  legal: { privacy_notice_url: null, imprint_url: null },
}
let units: readonly string[]
let samples: readonly string[]
let hasConsent: boolean
let asked: number
/** What the question for a page of the outbox is answered with, and how often it came. */
let outboxStatus: number
let outboxAsked: number

function answerTo(url: string): unknown {
  const config = { ...PROJECT, feature_flags: { mpCookieBanner: hasConsent } }
  if (url.endsWith('/config')) return config
  if (url.startsWith('/mp/')) return { ...config, sections: [], sample_units: samples.map(unit) }
  return units.map(unit)
}

function Selector() {
  return <p>{isSwitching(useLocation().state) ? 'from a unit' : 'first choice'}</p>
}

function show(path: string) {
  render(
    <AppTheme>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path={ROUTES.configurator} element={<UserMenu />} />
          <Route path={ROUTES.dashboard} element={<UserMenu />} />
          <Route path={ROUTES.unitSelector} element={<Selector />} />
        </Routes>
      </MemoryRouter>
    </AppTheme>,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Menü: Konto und Einstellungen' }))
}

/** Opens the menu on a page of unit a-12. */
async function openMenu(userId: string) {
  useSession.setState({ status: 'loggedIn', user: { ...USER, id: userId } })
  show('/bp/demo/lindenhof/a-12/dashboard')
  await waitFor(() => expect(asked).toBe(1))
  // The answer is in.
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
}

describe('menu of the user', () => {
  beforeEach(async () => {
    asked = 0
    samples = []
    outboxStatus = 200
    outboxAsked = 0
    hasConsent = false
    standInForServer((config) => {
      if (config.url?.endsWith('/units') === true) asked += 1
      if (config.url?.endsWith('/mails') === true) {
        outboxAsked += 1
        const code = outboxStatus === 403 ? 'FORBIDDEN' : 'NOT_FOUND'
        const body = outboxStatus === 200 ? [] : { errors: [{ field: null, code, message: '' }] }
        return Promise.resolve({
          status: outboxStatus,
          statusText: '',
          headers: {},
          data: JSON.stringify(body),
          config,
        })
      }
      const data = JSON.stringify(answerTo(config.url ?? ''))
      return Promise.resolve({ status: 200, statusText: '', headers: {}, data, config })
    })
    await startI18n(['session', 'footer', 'units'])
    await changeLocale('de')
  })
  afterEach(() => {
    cleanup()
  })

  it('SHL-69 USL-1 leads to the other units of who has several, as a switch', async () => {
    units = ['a-11', 'b-07']
    await openMenu('anna')
    expect(screen.getByText('Wohneinheit wechseln').closest('a')?.getAttribute('href')).toBe(
      '/bp/demo/lindenhof/configurator/unitSelector',
    )
    fireEvent.click(screen.getByText('Wohneinheit wechseln'))
    expect(screen.getByText('from a unit')).toBeTruthy()
  })

  it('SHL-69 offers no other unit to who has one', async () => {
    units = ['a-12']
    await openMenu('ben')
    expect(screen.queryByText('Wohneinheit wechseln')).toBeNull()
  })

  it.each([
    ['buyer', 'buyer', 200, null],
    ['lead', 'user', 200, '/bp/demo/outbox'],
    // At a public address, and where mails are really sent.
    ['lead', 'user', 403, null],
    ['admin', 'admin', 404, null],
    ['trade', 'user', 200, null],
    ['admin', 'admin', 200, '/bp/demo/outbox'],
  ] as const)(
    'ROL-10: leads a %s (group %s), whose outbox answers %d, to it: %s',
    async (role, group, status, address) => {
      outboxStatus = status
      const account = { id: 'demo', name: 'Muster Bau GmbH' }
      const roles = role === 'lead' || role === 'trade' ? [{ role, projectId: null }] : []
      useSession.setState({ status: 'loggedIn', user: { ...USER, id: group, group, roles }, account })
      show('/bp/demo/lindenhof/a-12/dashboard')
      await screen.findByText('Abmelden')
      const isAsked = group !== 'buyer' && role !== 'trade'
      await waitFor(() => expect(outboxAsked).toBe(isAsked ? 1 : 0))
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
      expect(screen.queryByText('Postausgang')?.closest('a')?.getAttribute('href') ?? null).toBe(address)
    },
  )

  it.each([
    ['lead', 'demo', true],
    ['sales', 'demo', false],
    ['lead', 'partner', false],
  ] as const)('EDT-2 offers a %s of %s to design the pages of the open project: %s', async (role, id, isOffered) => {
    const user = { ...USER, group: 'user' as const, roles: [{ role, projectId: null }] }
    useSession.setState({ status: 'loggedIn', user, account: { id, name: 'Muster Bau GmbH' } })
    await preloadProjectConfig({ portal: 'bp', accountId: 'demo', projectId: 'designed' })
    show('/bp/demo/designed/a-12/dashboard')
    await screen.findByText('Abmelden')
    const entry = screen.queryByRole('button', { name: 'Seiten gestalten' })
    expect(entry !== null).toBe(isOffered)
    if (entry === null) return
    fireEvent.click(entry)
    expect(usePageEditor.getState()).toEqual({ hasButton: true, isOpen: true })
    closePageEditor()
  })

  it('leads visitors to the other sample units of the project, and to none where there is one', async () => {
    useSession.setState({ status: 'anonymous', user: null })
    samples = ['muster-2', 'muster-3', 'muster-4']
    show('/mp/demo/several/muster-3/configurator')
    const links = await screen.findAllByText(/^muster/)
    expect(links.map((link) => link.closest('a')?.getAttribute('href'))).toEqual([
      '/mp/demo/several/muster-2/configurator',
      '/mp/demo/several/muster-4/configurator',
    ])
    cleanup()
    samples = ['muster-3']
    show('/mp/demo/single/muster-3/configurator')
    await screen.findByText('Impressum')
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)))
    expect(screen.queryByText('Andere Musterwohnungen')).toBeNull()
  })

  it.each(['bp', 'mp'] as const)(
    'SHL-57 SHL-72 SHL-73 leads to imprint, privacy and cookie settings on pages without a foot, in %s',
    async (portal) => {
      hasConsent = true
      show(`/${portal}/demo/with-consent/a-12/configurator?dialog=variants`)
      const href = async (name: string) => (await screen.findByText(name)).getAttribute('href')
      expect(await href('Cookie-Einstellungen')).toContain('?dialog=variants&cookieSettings=true')
      expect(await href('Impressum')).toContain('imprint=true')
      expect(await href('Datenschutz')).toContain('privacyPolicy=true')
      cleanup()
      hasConsent = false
      show(`/${portal}/demo/without-consent/a-12/configurator`)
      await screen.findByText('Impressum')
      await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
      expect(screen.queryByText('Cookie-Einstellungen')).toBeNull()
    },
  )
})
