import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { useTranslation } from 'react-i18next'
import { Suspense, useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { showProjectTexts } from '#renderer/i18n/project-texts.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { beginEditing } from '../model/edit-state.ts'
import { resetEditor, useEditor } from '../editor.store.ts'
import { undoStep } from '../editor-actions.ts'
import { ToolSurface } from '../ToolSurface.tsx'
import { TextsPanel } from './TextsPanel.tsx'
import { useUnfitTexts } from './texts.store.ts'

const PLACE = { portal: 'bp', accountId: 'demo', projectId: 'lindenhof' } as const

function Page() {
  const { t } = useTranslation('dashboard')
  const translations = useEditor((state) => state.edit.design.translations)
  useEffect(() => showProjectTexts(translations), [translations])
  return (
    <main>
      <h2>{t('rooms.title')}</h2>
      <button type="button" onClick={() => document.body.setAttribute('data-done', '')}>
        {t('rooms.configure')}
      </button>
      <p>Ein Wort des Projekts</p>
    </main>
  )
}

function show(): void {
  render(
    <AppTheme>
      <Suspense>
        <Page />
      </Suspense>
      <ToolSurface>
        <TextsPanel />
      </ToolSurface>
    </AppTheme>,
  )
}

const ownTexts = () => useEditor.getState().edit.design.translations
const entry = (id: string) => screen.findByRole('article', { name: id })
const search = async (words: string) => {
  const field = await screen.findByRole('searchbox', { name: 'Text oder Schlüssel' })
  fireEvent.change(field, { target: { value: words } })
}
const write = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } })

describe('the panel of texts', () => {
  beforeEach(async () => {
    await startI18n(['dashboard'])
    await changeLocale('de')
    vi.stubGlobal('ResizeObserver', NoSizes)
    // A list draws what can be seen of it.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(100)
    resetEditor({ place: PLACE, config: null, draftPlace: { userId: 'u', projectId: 'p', portal: 'bp' } })
    useEditor.setState({ status: 'ready', panel: 'texts' })
    useUnfitTexts.setState({ unfit: new Map() })
  })
  afterEach(() => {
    cleanup()
    act(() => showProjectTexts([]))
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    document.body.removeAttribute('data-done')
  })

  it('decision 65: own words go into the draft, and stand on the page at once', async () => {
    show()
    await search('dashboard:rooms.title')
    const text = await entry('dashboard:rooms.title')
    expect(within(text).getByText('Räume')).toBeTruthy()
    write(within(text).getByRole('textbox'), 'Unsere Zimmer')
    expect(ownTexts()).toEqual([{ locale: 'de', key: 'dashboard:rooms.title', text: 'Unsere Zimmer' }])
    expect(await screen.findByRole('heading', { name: 'Unsere Zimmer' })).toBeTruthy()
    await userEvent.click(within(text).getByRole('button', { name: 'Zurück zur Vorgabe' }))
    expect(ownTexts()).toEqual([])
    expect(await screen.findByRole('heading', { name: 'Räume' })).toBeTruthy()
    act(undoStep)
    expect(ownTexts()).toHaveLength(1)
  })

  it('decision 65: what lacks a language is marked, and leads there', async () => {
    show()
    await search('dashboard:rooms.title')
    write(within(await entry('dashboard:rooms.title')).getByRole('textbox'), 'Unsere Zimmer')
    expect(screen.getByRole('button', { name: /English.*1 fehlt/ })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'English ergänzen' }))
    const text = await entry('dashboard:rooms.title')
    expect(within(text).getByText('In English fehlt der eigene Text')).toBeTruthy()
    write(within(text).getByRole('textbox'), 'Our rooms')
    expect(ownTexts().map(({ locale }) => locale)).toEqual(['de', 'en'])
    expect(screen.queryByText(/fehlt/)).toBeNull()
  })

  it('decision 65: a value that is missing is named, one that there is not is refused and stays in its field', async () => {
    show()
    await search('dashboard:selection.open')
    const text = await entry('dashboard:selection.open')
    const field = within(text).getByRole('textbox', { name: /\(Mehrzahl\)$/ })
    write(field, 'Einiges offen')
    expect(within(text).getByText('Platzhalter {{count}} fehlt')).toBeTruthy()
    expect(ownTexts()).toHaveLength(1)
    write(field, '{{total}} offen')
    expect(within(text).getByText(/Platzhalter \{\{total\}\} gibt es hier nicht/)).toBeTruthy()
    expect(ownTexts()[0]?.text).toBe('Einiges offen')
    expect(field).toHaveProperty('value', '{{total}} offen')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('1 Text wird noch nicht gezeigt.')).toBeTruthy()
  })

  it('decision 65: a touch on the page finds its text, and does nothing else', async () => {
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Text auf der Seite antippen' }))
    const onPage = screen.getByRole('main')
    await userEvent.click(within(onPage).getByRole('button'))
    expect(document.body.hasAttribute('data-done')).toBe(false)
    expect(await entry('dashboard:rooms.configure')).toBeTruthy()
    expect(within(onPage).getByRole('button').hasAttribute('data-text-marked')).toBe(true)
    expect(screen.queryByRole('article', { name: 'dashboard:rooms.title' })).toBeNull()
    // Once is one touch.
    await userEvent.click(within(onPage).getByRole('button'))
    expect(document.body.hasAttribute('data-done')).toBe(true)
  })

  it('decision 65: what is no text of the product is said; Escape ends it', async () => {
    show()
    const tap = async () => userEvent.click(await screen.findByRole('button', { name: 'Text auf der Seite antippen' }))
    await tap()
    await userEvent.click(screen.getByText('Ein Wort des Projekts'))
    expect(screen.getByText(/keinen festen Text/)).toBeTruthy()
    await tap()
    fireEvent.keyDown(window, { key: 'Escape' })
    expect(screen.queryByText('Tippen Sie auf einen Text der Seite.')).toBeNull()
    expect(document.documentElement.hasAttribute('data-tapping')).toBe(false)
  })

  it('decision 65: what stands on the page now can be listed without a pointer', async () => {
    show()
    await userEvent.click(await screen.findByRole('radio', { name: 'Auf dieser Seite' }))
    expect(await entry('dashboard:rooms.title')).toBeTruthy()
    expect(await entry('dashboard:rooms.configure')).toBeTruthy()
    expect(screen.queryByRole('article', { name: 'dashboard:rooms.complete' })).toBeNull()
  })

  it('decision 65: can be used by everybody', async () => {
    useEditor.setState({
      edit: beginEditing({
        ...useEditor.getState().edit.design,
        translations: [{ locale: 'de', key: 'dashboard:rooms.title', text: 'Zimmer' }],
      }),
    })
    show()
    await userEvent.click(await screen.findByRole('radio', { name: 'Eigene' }))
    await entry('dashboard:rooms.title')
    const { violations } = await axe.run(screen.getByRole('complementary'), {
      rules: { 'color-contrast': { enabled: false } },
    })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})

class NoSizes {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}
