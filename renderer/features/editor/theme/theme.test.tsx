import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { undoStep } from '../editor-actions.ts'
import { resetEditor, useEditor } from '../editor.store.ts'
import { ToolSurface } from '../ToolSurface.tsx'
import { readAdvanced, tidy } from './read-advanced.ts'
import { ThemePanel } from './ThemePanel.tsx'

const PLACE = { portal: 'bp', accountId: 'demo', projectId: 'lindenhof' } as const

function show(simple: Record<string, string> = {}): void {
  const { edit } = useEditor.getState()
  useEditor.setState({ edit: { ...edit, design: { ...edit.design, stylingSimple: simple } } })
  render(
    <AppTheme>
      <ToolSurface>
        <ThemePanel />
      </ToolSurface>
    </AppTheme>,
  )
}

const simple = () => useEditor.getState().edit.design.stylingSimple
const row = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name} ?#`) })

describe('the panel of colours', () => {
  beforeEach(async () => {
    await startI18n()
    await changeLocale('de')
    resetEditor({ place: PLACE, config: null, draftPlace: { userId: 'u', projectId: 'p', portal: 'bp' } })
    useEditor.setState({ status: 'ready', panel: 'theme' })
  })
  afterEach(cleanup)

  it('EDT-34 EDT-39: has 17 colours with their values and what can be read of them', async () => {
    show()
    expect((await screen.findAllByRole('button', { expanded: false })).length).toBe(17)
    expect((await row('Hauptfarbe')).textContent).toContain('#00456f')
    expect((await row('Text')).textContent).toMatch(/Kontrast 14,\d/)
    expect((await row('Text, gesperrt')).textContent).toContain('ausgenommen')
  })

  it('EDT-35 EDT-36: takes # and three or six digits, and says what is none', async () => {
    show()
    await userEvent.click(await row('Hauptfarbe'))
    const field = screen.getByRole('textbox', { name: 'Wert' })
    fireEvent.change(field, { target: { value: 'red' } })
    expect(await screen.findByText('Farben haben die Form #1a2b3c oder #abc.')).toBeTruthy()
    expect(simple()).toEqual({})
    fireEvent.change(field, { target: { value: '#7A1F1F' } })
    expect(simple()).toEqual({ primaryColorMain: '#7a1f1f' })
    fireEvent.blur(field)
    expect(screen.getByRole('textbox', { name: 'Wert' })).toHaveProperty('value', '#7a1f1f')
  })

  it('EDT-39 EDT-40: goes back to the product’s colour with one touch, and that can be undone', async () => {
    show({ primaryColorMain: '#7a1f1f', textPrimary: '#111111' })
    await userEvent.click(await screen.findByRole('button', { name: 'Hauptfarbe: zurück zur Vorgabe #00456f' }))
    expect(simple()).toEqual({ textPrimary: '#111111' })
    act(undoStep)
    expect(simple()).toEqual({ primaryColorMain: '#7a1f1f', textPrimary: '#111111' })
  })

  it('EDT-34: says what is too pale, and has the nearest colour that is not', async () => {
    show({ secondaryColorMain: '#c98a4b', secondaryColorContrast: '#ffffff' })
    expect((await screen.findAllByText('Zu blass: nötig sind 4,5.')).length).toBe(2)
    expect(screen.getByText('2 Farben sind zu blass.')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^Nächste gute für Zweitfarbe/ }))
    expect(simple()['secondaryColorContrast']).toBe('#ffffff')
    expect(simple()['secondaryColorMain']).not.toBe('#c98a4b')
    expect(screen.queryByText('Zu blass: nötig sind 4,5.')).toBeNull()
  })

  it('EDT-32 decision 26: the page is shown in the theme that is worked on, and as before afterwards', async () => {
    show()
    await userEvent.click(await screen.findByRole('radio', { name: 'Natur' }))
    expect(useEditor.getState().edit.design.theme).toBe('element')
    expect(document.documentElement.dataset['theme']).toBe('element')
    expect((await row('Hauptfarbe')).textContent).toContain('#34523f')
    act(() => useEditor.setState({ panel: null }))
    cleanup()
    render(<AppTheme>.</AppTheme>)
    expect(document.documentElement.dataset['theme']).toBe('light')
  })

  it('EDT-33: has the look of the buttons, or none of its own', async () => {
    show()
    const choice = await screen.findByRole('combobox', { name: 'Schaltflächen der Startseite' })
    await userEvent.selectOptions(choice, 'Gefüllt')
    expect(simple()).toEqual({ dashboardButtonsVariant: 'contained' })
    await userEvent.selectOptions(choice, 'Wie vorgegeben')
    expect(simple()).toEqual({})
  })

  it('EDT-34: can be used by everybody', async () => {
    show({ secondaryColorMain: '#c98a4b', secondaryColorContrast: '#ffffff' })
    await userEvent.click(await row('Zweitfarbe'))
    const panel = screen.getByRole('complementary')
    expect(within(panel).getByRole('button', { expanded: true })).toBeTruthy()
    const { violations } = await axe.run(panel, { rules: { 'color-contrast': { enabled: false } } })
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
  })
})

describe('advanced styling as text', () => {
  it('EDT-37: names each thing that does not count at its place', () => {
    const text =
      '{\n  "components": {\n    "MuiButton": { "styleOverrides": { "root": { "position": "fixed" } } }\n  }\n}'
    const [fault] = readAdvanced(text, 'light')
    expect(fault).toMatchObject({
      line: 3,
      reason: 'unknownName',
      place: 'components.MuiButton.styleOverrides.root.position',
    })
    expect(text.slice(fault?.from, fault?.to)).toBe('"position": "fixed"')
  })

  it('EDT-37: finds names that have dots', () => {
    const text = '{"components":{"MuiButton":{"styleOverrides":{"root":{"& .MuiX-y":{"top":1}}}}}}'
    const [fault] = readAdvanced(text, 'light')
    expect(text.slice(fault?.from, fault?.to)).toBe('"top":1')
  })

  it('EDT-38: what does not parse does not count, and is said', () => {
    expect(readAdvanced('{', 'light')).toMatchObject([{ line: 1, reason: 'notJson', place: '' }])
    expect(readAdvanced('', 'light')).toEqual([])
    expect(tidy('{')).toBe('{')
    expect(tidy('{"a":1}')).toBe('{\n  "a": 1\n}')
  })
})
