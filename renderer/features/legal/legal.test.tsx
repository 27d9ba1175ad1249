import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider, useSearchParams } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { pathOfPlace, placeOfState } from './brought-place.ts'
import { Footer, LegalDialog } from './index.ts'
import { answerFor } from './testing/portal-answers.ts'

const PDF = `/files/${'0a'.repeat(32)}.pdf`

function Page() {
  const [search] = useSearchParams()
  return (
    <AppTheme>
      <Footer />
      <Suspense>
        {search.has('privacyPolicy') ? <LegalDialog kind="privacyPolicy" /> : null}
        {search.has('imprint') ? <LegalDialog kind="imprint" /> : null}
      </Suspense>
    </AppTheme>
  )
}

/** Opens a page as the last of `paths` was come to. */
function open(...paths: (string | { pathname: string; state: unknown })[]) {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: paths })
  render(<RouterProvider router={router} useTransitions={false} />)
  return router
}

const login = (project: string, query = '') => `/bp/demo/${project}/login${query}`
const dialog = (name: string) => screen.findByRole('dialog', { name })
const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

beforeAll(async () => {
  await startI18n(['footer', 'legal'])
  await changeLocale('de')
})
beforeEach(() => {
  Reflect.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true })
})
afterEach(() => {
  cleanup()
})

describe('footer', () => {
  it('SHL-72 says year and account, and leads to imprint and privacy notice', async () => {
    answerFor({ 'footer-a': {} })
    open(login('footer-a'))
    const year = new Date().getFullYear()
    expect((await screen.findByText(/Muster Bau GmbH/)).textContent).toBe(`©\u00a0${year} Muster Bau GmbH`)
    expect(screen.getByRole('link', { name: 'Impressum' }).getAttribute('href')).toContain('?imprint=true')
    expect(screen.getByRole('link', { name: 'Datenschutz' }).getAttribute('href')).toContain('?privacyPolicy=true')
  })

  it('OPS-2 says the version', async () => {
    answerFor({ 'footer-v': {} })
    open(login('footer-v'))
    expect((await screen.findByText(/^Version /)).textContent).toMatch(/^Version \d+\.\d+\.\d+$/)
  })

  it('SHL-72 says the account’s name where the page belongs to no project', async () => {
    answerFor({})
    open('/bp/konto/login')
    expect(await screen.findByText(/Konto GmbH/)).toBeDefined()
  })

  it('SHL-57 SHL-73 leads to the cookie settings where the portal asks for consent, and only there', async () => {
    answerFor({ 'footer-b': {}, 'footer-c': { feature_flags: { mpCookieBanner: true } } })
    open(login('footer-b'))
    await screen.findByText(/Muster Bau GmbH/)
    expect(screen.queryByRole('link', { name: 'Cookie-Einstellungen' })).toBeNull()
    cleanup()
    const router = open(login('footer-c'))
    await userEvent.click(await screen.findByRole('link', { name: 'Cookie-Einstellungen' }))
    expect(router.state.location.search).toBe('?cookieSettings=true')
  })

  it('SHL-74 ends with the account’s own logo, not the project’s', async () => {
    answerFor({ 'footer-d': {} })
    open(login('footer-d'))
    const logo = await screen.findByRole('img', { name: 'Logo Muster Bau GmbH' })
    expect(logo.getAttribute('src')).toBe('/files/account.svg')
  })

  it('SHL-74 ends with the account’s logo on pages that belong to no project, too', async () => {
    answerFor({})
    open('/bp/logokonto/admin')
    const logo = await screen.findByRole('img', { name: 'Logo Konto GmbH' })
    expect(logo.getAttribute('src')).toBe('/files/konto.svg')
  })

  it('SHL-72 brings the place along where the address of a page does not say it', () => {
    const place = { portal: 'bp', accountId: 'demo', projectId: 'second' } as const
    expect(placeOfState({ legalPlace: pathOfPlace(place) })).toEqual(place)
    expect(placeOfState({ legalPlace: pathOfPlace({ ...place, projectId: null }) })?.projectId).toBeNull()
    for (const state of [null, {}, { legalPlace: 7 }, { legalPlace: '/redirect' }])
      expect(placeOfState(state)).toBeNull()
  })
})

describe('imprint and privacy notice', () => {
  it('NAV-57 NAV-58 shows the project’s document inline, with a way to open and to save it', async () => {
    answerFor({ 'legal-a': { legal: { privacy_notice_url: PDF, imprint_url: null } } })
    open(login('legal-a'))
    await userEvent.click(await screen.findByRole('link', { name: 'Datenschutz' }))
    await dialog('Datenschutzhinweise')
    const document = await screen.findByTitle('Datenschutzhinweise')
    expect([document.tagName, document.getAttribute('src')?.split('#')[0]]).toEqual(['IFRAME', PDF])
    expect(screen.getByRole('link', { name: /^Öffnen/ }).getAttribute('href')).toBe(PDF)
    const save = screen.getByRole('link', { name: 'Herunterladen' })
    expect(save.getAttribute('download')).toBe('Datenschutzhinweise Muster Bau GmbH.pdf')
  })

  it('NAV-58 leads to a notice that is published elsewhere', async () => {
    answerFor({ 'legal-b': { legal: { privacy_notice_url: 'https://bau.example/privacy', imprint_url: null } } })
    open(login('legal-b', '?privacyPolicy'))
    const link = await screen.findByRole('link', { name: /^Seite öffnen/ })
    expect(link.getAttribute('href')).toBe('https://bau.example/privacy')
    expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer'])
    expect(screen.getByText(/bau\.example/)).toBeDefined()
  })

  it('NAV-58 opens no address that is neither https nor the portal’s own', async () => {
    answerFor({
      'legal-c': { legal: { privacy_notice_url: ['javascript', 'alert(1)'].join(':'), imprint_url: '//evil.example' } },
    })
    open(login('legal-c', '?privacyPolicy'))
    expect(await screen.findByText('Wer zuständig ist')).toBeDefined()
    expect(screen.queryByRole('link', { name: /^(Seite öffnen|Öffnen)/ })).toBeNull()
  })

  it('SHL-75 has words of its own where the project brings no documents, in both languages', async () => {
    answerFor({ 'legal-d': {} })
    open(login('legal-d', '?privacyPolicy'))
    expect((await dialog('Datenschutzhinweise')).textContent).toContain('Muster Bau GmbH betreibt diese Seiten.')
    cleanup()
    await changeLocale('en')
    open(login('legal-d', '?imprint'))
    const text = (await dialog('Legal notice')).textContent
    expect(text).toContain('Muster Bau GmbH runs these pages')
    expect(text).toContain('Wohnen am Lindenhof, Lindenweg 1, 79111 Freiburg')
    await changeLocale('de')
  })

  it('STP-8 shows what was typed at the first steps, and a project’s own document before it', async () => {
    const own = {
      postal_address: 'Seestraße 1\n79100 Freiburg',
      imprint: 'Geschäftsführung: Carla Vogt',
      privacy_notice: 'Wir speichern wenig.',
    }
    const none = { privacy_notice_url: null, imprint_url: null }
    answerFor({ 'own-a': { legal: { ...none, own } } })
    open(login('own-a', '?imprint'))
    const imprint = (await dialog('Impressum')).textContent
    expect(imprint).toContain('Muster Bau GmbH\nSeestraße 1\n79100 Freiburg')
    expect(imprint).toContain('Geschäftsführung: Carla Vogt')
    expect(imprint).not.toContain('Muster Bau GmbH betreibt')
    cleanup()
    open(login('own-a', '?privacyPolicy'))
    expect((await dialog('Datenschutzhinweise')).textContent).toContain('Wir speichern wenig.')
    cleanup()
    answerFor({ 'own-b': { legal: { ...none, own: { ...own, imprint: '' } } } })
    open(login('own-b', '?imprint'))
    expect((await dialog('Impressum')).textContent).toContain('Seestraße 1\n79100 Freiburg')
    cleanup()
    answerFor({ 'own-c': { legal: { privacy_notice_url: null, imprint_url: PDF, own } } })
    open(login('own-c', '?imprint'))
    expect((await screen.findByTitle('Impressum')).getAttribute('src')?.split('#')[0]).toBe(PDF)
  })

  it('NAV-59 is closed by the browser’s back button, and by Escape without a further step', async () => {
    answerFor({ 'legal-e': {} })
    const router = open('/bp/demo/before', login('legal-e'))
    for (const closeBy of ['back', 'escape'] as const) {
      await userEvent.click(await screen.findByRole('link', { name: 'Datenschutz' }))
      await dialog('Datenschutzhinweise')
      if (closeBy === 'back') await act(() => router.navigate(-1))
      else await userEvent.keyboard('{Escape}')
      await dialogIsGone()
      const { pathname, search } = router.state.location
      expect([closeBy, pathname + search]).toEqual([closeBy, login('legal-e')])
    }
    await act(() => router.navigate(-1))
    expect(router.state.location.pathname).toBe('/bp/demo/before')
  })

  it('NAV-59 closes a dialog that came with the address without leaving the page', async () => {
    answerFor({ 'legal-f': {} })
    const router = open('/bp/demo/before', login('legal-f', '?privacyPolicy&p002=Zur%C3%BCck'))
    await dialog('Datenschutzhinweise')
    await userEvent.keyboard('{Escape}')
    await dialogIsGone()
    const { pathname, search } = router.state.location
    expect(pathname).toBe(login('legal-f'))
    expect(new URLSearchParams(search).get('p002')).toBe('Zurück')
    expect(search).not.toContain('privacyPolicy')
  })

  it('AUT-22 keeps the token that a page of an invitation came with', async () => {
    answerFor({ 'legal-g': {} })
    const router = open({ pathname: login('legal-g'), state: { token: 'secret' } })
    await userEvent.click(await screen.findByRole('link', { name: 'Impressum' }))
    await dialog('Impressum')
    expect(router.state.location.state).toMatchObject({ token: 'secret' })
    await userEvent.keyboard('{Escape}')
    await dialogIsGone()
    expect(router.state.location.state).toEqual({ token: 'secret' })
  })
})
