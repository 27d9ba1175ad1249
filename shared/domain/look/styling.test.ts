import { describe, expect, it } from 'vitest'
import { readColour, readStyling, type Styling } from './styling.ts'

const read = (part: Partial<Styling>) => readStyling({ theme: 'light', simple: {}, advanced: '', ...part })
const advanced = (value: unknown) => read({ advanced: JSON.stringify(value) })

describe('colours', () => {
  it('EDT-35 are # and three or six hex digits', () => {
    expect(readColour('#00456F')).toBe('#00456f')
    expect(readColour('#Abc')).toBe('#aabbcc')
  })

  it.each([
    '00456f', '#12', '#1234', '#12345', '#1234567', '#ggg', ' #fff', '#fff ', '#fff;', 'red', 'rgb(0,0,0)', 'url(#fff)',
    'var(--x)', '', null, 7, ['#fff'], {},
  ])('EDT-36 leaves out %j', (value) => {
    expect(readColour(value)).toBeNull()
  }) // biome-ignore format: a list to look through
})

describe('simple styling', () => {
  it('EDT-34 knows the 17 colours', () => {
    const states = ['primary', 'secondary', 'error', 'warning', 'info', 'success']
    const keys = ['backgroundDefault', 'backgroundPaper', 'textPrimary', 'textSecondary', 'textDisabled'].concat(
      states.flatMap((state) => [`${state}ColorMain`, `${state}ColorContrast`]),
    )
    expect(keys).toHaveLength(17)
    const { colours, faults } = read({ simple: Object.fromEntries(keys.map((key) => [key, '#123456'])) })
    expect(faults.filter(({ reason }) => reason !== 'lowContrast')).toEqual([])
    for (const name of ['background-paper', 'text-disabled', 'success-contrastText', 'info-main']) {
      expect(colours.light.get(name)).toBe('#123456')
    }
  })

  it('is for the theme of the project alone', () => {
    const { colours } = read({ theme: 'element', simple: { primaryColorMain: '#7a1f1f' } })
    expect(colours.element.get('primary-main')).toBe('#7a1f1f')
    expect(colours.light.size + colours.dark.size).toBe(0)
  })

  it('EDT-36 leaves out what is no colour and what it does not know, and takes the rest', () => {
    const { colours, faults } = read({ simple: { primaryColorMain: 'red', textPrimary: '#111', script: '#fff' } })
    expect(colours.light.has('primary-main')).toBe(false)
    expect(colours.light.get('text-primary')).toBe('#111111')
    expect(faults).toEqual([
      { path: 'simple.primaryColorMain', reason: 'notAColour' },
      { path: 'simple.script', reason: 'unknownName' },
    ])
  })

  it('adds shades, readable texts on them, and the channels', () => {
    const dark = read({ simple: { primaryColorMain: '#7a1f1f' } }).colours.light
    expect(dark.get('primary-dark')).toBe('#621919')
    expect(dark.get('primary-contrastText')).toBe('#ffffff')
    expect(dark.get('primary-mainChannel')).toBe('122 31 31')
    expect(dark.get('focus')).toBe('#7a1f1f')
    expect(read({ simple: { primaryColorMain: '#ffe08a' } }).colours.light.get('primary-contrastText')).toBe('#000000')
  })

  it('tells of texts that could hardly be read', () => {
    const simple = { textPrimary: '#888888', backgroundDefault: '#999999' }
    expect(read({ simple }).faults).toEqual([{ path: 'light.text-primary', reason: 'lowContrast' }])
  })
})

describe('advanced styling', () => {
  it('EDT-37 names colours of the palette, of the project’s theme or of each', () => {
    const { colours, faults } = advanced({
      palette: { primary: { main: '#123456', dark: '#001122' }, divider: '#ccc' },
      colorSchemes: { dark: { palette: { surface: { sunken: '#000' } } } },
    })
    expect(faults).toEqual([])
    expect(colours.light.get('primary-dark')).toBe('#001122')
    expect(colours.light.get('divider')).toBe('#cccccc')
    expect(colours.dark.get('surface-sunken')).toBe('#000000')
  })

  it('wins over simple styling', () => {
    const { colours } = read({
      simple: { primaryColorMain: '#111111' },
      advanced: '{"palette":{"primary":{"main":"#222222"}}}',
    })
    expect(colours.light.get('primary-main')).toBe('#222222')
  })

  it.each(['{', 'null,', 'undefined', '{"a":}', '['.repeat(15_000), `"${'x'.repeat(30_000)}"`])(
    'EDT-38 is left out as a whole when it does not parse: %.20s',
    (text) => {
      const { colours, faults } = read({ advanced: text, simple: { textPrimary: '#111111' } })
      expect(faults).toEqual([{ path: 'advanced', reason: 'notJson' }])
      expect(colours.light.get('text-primary')).toBe('#111111')
    },
  )

  it('leaves out whatever is no colour of a known name', () => {
    const { colours, faults } = advanced({
      palette: { primary: { main: 'url(javascript:alert(1))', evil: '#fff' }, text: '#fff', surface: [] },
      components: { MuiButton: { styleOverrides: '}' } },
      colorSchemes: { neon: {}, dark: { css: 'x', palette: 7 } },
    })
    expect([...colours.light, ...colours.dark, ...colours.element]).toEqual([])
    expect(faults).toEqual([
      { path: 'advanced.palette.primary.main', reason: 'notAColour' },
      { path: 'advanced.palette.primary.evil', reason: 'unknownName' },
      { path: 'advanced.palette.text', reason: 'unknownName' },
      { path: 'advanced.palette.surface', reason: 'notAnObject' },
      { path: 'advanced.colorSchemes.neon', reason: 'unknownName' },
      { path: 'advanced.colorSchemes.dark.css', reason: 'unknownName' },
      { path: 'advanced.colorSchemes.dark.palette', reason: 'notAnObject' },
      { path: 'advanced.components.MuiButton.styleOverrides', reason: 'notAnObject' },
    ])
  })
})

describe('buttons of dashboards', () => {
  it('EDT-33 are outlined or contained, and as they are without a choice', () => {
    expect(read({ simple: { dashboardButtonsVariant: 'outlined' } })).toMatchObject({ buttons: 'outlined', faults: [] })
    expect(read({ simple: { dashboardButtonsVariant: 'contained' } }).buttons).toBe('contained')
    expect(read({}).buttons).toBeNull()
  })

  it('EDT-33 anything else is left out and told', () => {
    expect(read({ simple: { dashboardButtonsVariant: 'text' } })).toMatchObject({
      buttons: null,
      faults: [{ path: 'simple.dashboardButtonsVariant', reason: 'notAnOption' }],
    })
  })
})
