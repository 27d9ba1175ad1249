import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { Consent } from './Consent.tsx'
import { useConsent } from './consent.store.ts'
import { standInForServer } from '#renderer/testing/stand-in-server.ts'

const STORED = 'cookie_consent_statistics'
let flags: Readonly<Record<string, boolean>>
let projectNumber = 0
let project: string

function getConfig(slug: string) {
  return {
    id: slug,
    slug,
    name: 'Lindenhof',
    address: '',
    post_code: '',
    town: '',
    account: { id: 'demo', name: 'Demo' },
    variant: 'default',
    feature_flags: flags,
    supported_languages: ['de'],
    source_language: 'de',
    theme: 'light',
    logos: { project_logo_wide_url: null, project_logo_url: null, logo_url: null },
    project_image_url: null,
  }
}

function Here() {
  const { pathname, search } = useLocation()
  return <output data-testid="address">{pathname + search}</output>
}

function open(path: string) {
  return render(
    <MemoryRouter initialEntries={[path]}>
      <Consent />
      <Here />
    </MemoryRouter>,
  )
}
const openProject = () => open(`/mp/demo/${project}/show/configurator`)
const dialog = () => screen.findByRole('dialog', { name: 'Cookies und gespeicherte Angaben' })
const statistics = () => screen.findByRole('switch', { name: 'Statistik' })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const stored = () => localStorage.getItem(STORED)

describe('the consent dialog', () => {
  let asked: string[]

  beforeEach(async () => {
    localStorage.clear()
    useConsent.setState({ statistics: null, isPutOff: false })
    flags = { mpCookieBanner: true }
    project = `p${projectNumber++}`
    asked = []
    standInForServer(async (config) => {
      asked.push(config.url ?? '')
      const data = JSON.stringify(getConfig(project))
      return { data, status: 200, statusText: '', headers: {}, config }
    })
    await startI18n()
    await changeLocale('de')
    localStorage.clear()
  })
  afterEach(() => {
    cleanup()
    vi.restoreAllMocks()
  })

  it('CNS-1 CNS-3 has the groups necessary, always on, and statistics, off until it is switched on', async () => {
    openProject()
    const texts = within(await dialog())
    expect(texts.getByRole('heading', { name: 'Notwendig' })).toBeTruthy()
    expect(texts.getByText('Immer aktiv')).toBeTruthy()
    expect(texts.getByRole('heading', { name: 'Statistik' })).toBeTruthy()
    expect(texts.getAllByRole('switch')).toHaveLength(1)
    expect(await statistics()).toHaveProperty('checked', false)
  })

  describe('CNS-8 CNS-9 SHL-33 SHL-34 says of each group what is kept', () => {
    it.each([
      ['CNS-8 SHL-33', 'Notwendig', ['locale', 'selection_[unitId]', 'configuratorVisualVersion', STORED]],
      [
        'FOUND-16 CNS-8',
        'Notwendig',
        ['pending_[userId]_[unitId]', 'token', 'drafts', 'letters_[userId]_[unitId]', 'Bis sie gesendet sind'],
      ],
      ['CNS-9 SHL-34', 'Statistik', ['correlation_id']],
    ])('%s says in the table of %s what is stored', async (_, group, names) => {
      openProject()
      await dialog()
      await userEvent.click(screen.getByRole('button', { name: new RegExp(group) }))
      const table = await screen.findByRole('table', { name: group })
      for (const name of names) expect(within(table).getAllByText(name)).not.toEqual([])
      if (group === 'Notwendig') expect(within(table).queryByText('correlation_id')).toBeNull()
    })
  })

  it('CNS-2 CNS-5 CNS-7 stores consent when all is accepted', async () => {
    openProject()
    await press('Alles erlauben')
    expect(stored()).toBe('true')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('CNS-2 CNS-6 stores the selection as it stands: a refusal, unless statistics were switched on', async () => {
    openProject()
    await press('Nur Eingeschaltetes erlauben')
    expect(stored()).toBe('false')
    cleanup()
    localStorage.clear()
    useConsent.setState({ statistics: null })
    openProject()
    await userEvent.click(await statistics())
    await press('Nur Eingeschaltetes erlauben')
    expect(stored()).toBe('true')
  })

  it('CNS-4 SHL-57 asks by itself only in the marketing portal of a project that asks, and without an answer', async () => {
    flags = { mpCookieBanner: false }
    openProject()
    await waitFor(() => expect(asked).toHaveLength(1))
    await act(async () => undefined)
    expect(screen.queryByRole('dialog')).toBeNull()
    cleanup()
    flags = { mpCookieBanner: true }
    project = `p${projectNumber++}`
    for (const [path, answer] of [
      [`/bp/demo/${project}/a-12/configurator`, null],
      [`/mp/demo/${project}/show/configurator`, false],
      [`/mp/demo/${project}/show/configurator`, true],
    ] as const) {
      useConsent.setState({ statistics: answer })
      open(path)
      await act(async () => undefined)
      expect(screen.queryByRole('dialog')).toBeNull()
      cleanup()
    }
    expect(asked).toHaveLength(1)
  })

  it('CNS-4 closed without an answer, stores nothing and does not ask again during this visit', async () => {
    const { unmount } = openProject()
    await dialog()
    await press('Schließen')
    expect(stored()).toBeNull()
    unmount()
    openProject()
    await act(async () => undefined)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('CNS-12 SHL-73 opens with the parameter of the address, shows the answer and takes it back', async () => {
    useConsent.getState().choose(true)
    localStorage.setItem('correlation_id', '0'.repeat(32))
    open(`/mp/demo/${project}/show/dashboard?cookieSettings=true`)
    expect(await statistics()).toHaveProperty('checked', true)
    await userEvent.click(await statistics())
    await press('Nur Eingeschaltetes erlauben')
    expect(stored()).toBe('false')
    expect(localStorage.getItem('correlation_id')).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByTestId('address').textContent).toBe(`/mp/demo/${project}/show/dashboard`)
  })

  it('CNS-7 hears the answer that another tab stores', async () => {
    openProject()
    await dialog()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORED, newValue: 'false' })))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('CNS-4 stays above a dialog that opens by itself, and keeps what was switched', async () => {
    const { rerender } = openProject()
    await userEvent.click(await statistics())
    rerender(
      <MemoryRouter initialEntries={[`/mp/demo/${project}/show/configurator`]}>
        <Consent />
        <Here />
        <Dialog title="Pakete" onClose={() => undefined}>
          …
        </Dialog>
      </MemoryRouter>,
    )
    await screen.findByText('Pakete')
    // The lower one is hidden from screen readers.
    const named = () =>
      screen.getAllByRole('dialog', { hidden: true }).map((element) => element.querySelector('h2')?.textContent)
    await waitFor(() => expect(named()).toEqual(['Pakete', 'Cookies und gespeicherte Angaben']))
    expect(await statistics()).toHaveProperty('checked', true)
  })
})
