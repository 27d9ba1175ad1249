import Button from '@mui/material/Button'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HOSTILE_STYLINGS } from '#shared/domain/look/testing/hostile-stylings.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { AppTheme } from './AppTheme.tsx'
import { ProductLook } from './ProductLook.tsx'
import { showStyling } from './project-styling.ts'
import { useShownTheme } from './shown-theme.store.ts'
import { theme } from './theme.ts'

const show = (advanced: string) => act(() => showStyling({ theme: 'light', simple: {}, advanced }))

/** All that may be said, put together so that nobody could read or answer anything. */
const HIDING = JSON.stringify({
  palette: { text: { primary: '#ffffff', secondary: '#ffffff' }, background: { paper: '#ffffff' } },
  typography: { fontSize: 8, h2: { fontSize: 8 }, body1: { fontSize: 8, lineHeight: 0.8 } },
  components: {
    MuiPaper: { styleOverrides: { root: { margin: 160, width: 1, maxHeight: 1, boxShadow: '0 0 0 80px #fff' } } },
    MuiDialog: { styleOverrides: { paper: { background: 'transparent', color: 'transparent', maxWidth: 1 } } },
    MuiDialogContent: { styleOverrides: { root: { maxHeight: 0, color: '#fff' } } },
    MuiDialogActions: { styleOverrides: { root: { maxHeight: 0, padding: 0 } } },
    MuiBackdrop: { styleOverrides: { root: { background: '#fff' } } },
    MuiButton: {
      defaultProps: { color: 'inherit', variant: 'text', size: 'small' },
      styleOverrides: { root: { opacity: 0.2, fontSize: 8, width: 0, height: 0, minHeight: 0, color: '#fff' } },
    },
  },
})

function openDialogs() {
  render(
    <AppTheme>
      <Button>Seite</Button>
      <Dialog title="Seite" onClose={null} actions={<Button>Projekt</Button>}>
        Projekt
      </Dialog>
      <ProductLook>
        <Dialog title="Cookies" onClose={null} actions={<Button variant="contained">Alle annehmen</Button>}>
          Was gespeichert wird
        </Dialog>
      </ProductLook>
    </AppTheme>,
  )
}

const readStyle = (element: Element | null) => {
  if (element === null) throw new Error('not there')
  const { opacity, fontSize, width, minHeight, maxHeight, maxWidth, margin, padding, boxShadow, color } =
    window.getComputedStyle(element)
  return { opacity, fontSize, width, minHeight, maxHeight, maxWidth, margin, padding, boxShadow, color }
}
const button = (name: string) => screen.getByRole('button', { name, hidden: true })
const parts = () => {
  const dialog = screen.getByRole('dialog', { name: 'Cookies' })
  const root = dialog.closest('.MuiDialog-root')
  return [
    dialog,
    button('Alle annehmen'),
    dialog.querySelector('.MuiDialogContent-root'),
    dialog.querySelector('.MuiDialogActions-root'),
    root?.querySelector('.MuiBackdrop-root') ?? null,
  ].map(readStyle)
}

/** Every name with its value, wherever it stands, in order. */
function sayings(value: unknown, name = ''): string[] {
  if (value === null || typeof value !== 'object') return [`${name}: ${String(value)}`]
  return Object.entries(value)
    .flatMap(([key, inner]) => sayings(inner, Array.isArray(value) ? name : key))
    .sort()
}

/** The theme's sheet, which the build makes; tests of parts have none. */
function putSheet(): HTMLStyleElement {
  const sheet = document.createElement('style')
  sheet.dataset['emotion'] = 'not the project’s'
  sheet.textContent = theme
    .generateStyleSheets()
    .flatMap((rules: Readonly<Record<string, Readonly<Record<string, unknown>>>>) => Object.entries(rules))
    .map(([selector, values]) => {
      const lines = Object.entries(values).filter(([name]) => name.startsWith('--'))
      return `${selector} { ${lines.map(([name, value]) => `${name}: ${String(value)};`).join(' ')} }`
    })
    .join('\n')
  return document.head.appendChild(sheet)
}

describe('hostile stylings on the page', () => {
  let sheet: HTMLStyleElement

  beforeEach(() => {
    sheet = putSheet()
  })
  afterEach(() => {
    act(() => showStyling(null))
    cleanup()
    sheet.remove()
  })

  it('EDT-37 decision 66: none of them changes a part of Material’s theme, or puts a rule on the page', () => {
    const ours = sayings(theme.components)
    for (const advanced of HOSTILE_STYLINGS) {
      show(advanced)
      const shown = useShownTheme.getState().theme
      expect(JSON.stringify(shown.typography), advanced).toBe(JSON.stringify(theme.typography))
      if (shown !== theme) expect(sayings(shown.components), advanced).toEqual(ours)
      const own = [...document.head.querySelectorAll<HTMLStyleElement>('style:not([data-emotion])')]
      const rules = own.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])].map((rule) => rule.cssText))
      for (const rule of rules) expect(rule, advanced).toMatch(/^html\[data-theme="\w+"\]\[data-theme\] \{\s*\}$/)
    }
  })

  it('EDT-37 CNS-1: what may pass hides or covers nothing in a dialog that visitors must be able to read', () => {
    openDialogs()
    const before = parts()
    const ofPage = readStyle(button('Projekt'))
    show(HIDING)
    // It does what it says with the project's own.
    expect(readStyle(button('Projekt'))).not.toEqual(ofPage)
    expect(parts()).toEqual(before)
  })

  it('EDT-37 CNS-1: its colours are the product’s, whatever the page has', () => {
    openDialogs()
    const root = screen.getByRole('dialog', { name: 'Cookies' }).closest('.MuiDialog-root')
    expect(root?.getAttribute('data-theme')).toBe('light')
    expect(screen.getByRole('dialog', { name: 'Seite', hidden: true }).closest('[data-theme]')).toBe(
      document.documentElement,
    )
  })
})
