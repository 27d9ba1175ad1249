import * as fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { readStyling, type Styling } from '#shared/domain/look/styling.ts'
import { showStyling } from './project-styling.ts'

/** Of simple and of advanced styling each. */
const RUNS = 20_000
const TIME_LIMIT_MS = 60_000

afterEach(() => showStyling(null))

/** The page's styles but those of Material's parts, which other files have drawn. */
const ownStyles = () => [...document.head.querySelectorAll<HTMLStyleElement>('style:not([data-emotion])')]

/** Everything that styling has put on the page, as text. */
function shownText(): string {
  return ownStyles()
    .map(({ sheet }) => getText(sheet))
    .join('\n')
}

function getText(sheet: CSSStyleSheet | null): string {
  return [...(sheet?.cssRules ?? [])].map((rule) => rule.cssText).join('\n')
}

describe('a project’s colours on the page', () => {
  it('EDT-33 stand over those of the project’s theme, stronger than the theme’s own rule', () => {
    showStyling({ theme: 'element', simple: { primaryColorMain: '#7a1f1f' }, advanced: '' })
    expect(shownText()).toMatch(/html\[data-theme="element"\]\[data-theme\] \{[^}]*--ww-palette-primary-main: #7a1f1f;/)
    expect(shownText()).toMatch(/--ww-palette-primary-mainChannel: 122 31 31;/)
    expect(shownText()).not.toMatch(/data-theme="light"\]\[data-theme\] \{[^}]*--ww/)
  })

  it('go with the project', () => {
    showStyling({ theme: 'light', simple: { primaryColorMain: '#7a1f1f' }, advanced: '' })
    showStyling({ theme: 'light', simple: { textPrimary: '#222' }, advanced: '' })
    expect(shownText()).not.toContain('primary-main')
    expect(shownText()).toContain('--ww-palette-text-primary: #222222;')
    showStyling(null)
    expect(ownStyles()).toHaveLength(0)
  })
})

/** What somebody would write who wants more than colours. */
const piece = fc.constantFrom(
  '#fff', '#123456', '#', '#12', '#1234567', 'red', 'url(', 'url(https://evil.example)', ')', '}', '{', ';', ':', '/*',
  '*/', '<', '</style>', '<script>alert(1)</script>', 'javascript:alert(1)', 'expression(alert(1))', '@import', '"', "'",
  '\\', '\\75rl(', '\n', '\u0000', '\u2028', 'var(--x)', '!important', 'calc(1px)', 'image-set(', 'data:', 'x'.repeat(500),
) // biome-ignore format: a list to look through
const text = fc.oneof(
  fc.array(piece, { maxLength: 6 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.stringMatching(/^#[0-9a-fA-F]{3,6}$/),
)
const name = fc.oneof(
  fc.constantFrom(
    'primaryColorMain', 'backgroundDefault', 'textPrimary', 'palette', 'colorSchemes', 'light', 'dark', 'element', 'main',
    'primary', 'background', 'default', 'surface', 'sunken', 'divider', 'focus', 'text', 'components', '__proto__',
    'constructor', 'toString', 'length',
  ), // biome-ignore format: a list to look through
  text,
)
const tree = fc.letrec<{ node: unknown }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 5, depthSize: 'medium' },
    text,
    fc.constantFrom(null, true, 0, -1),
    fc.array(tie('node'), { maxLength: 3 }),
    fc.array(fc.tuple(name, tie('node')), { maxLength: 6 }).map((entries) => Object.fromEntries(entries)),
  ),
})).node
const advanced = fc.oneof(
  { weight: 6, arbitrary: tree.map((value) => JSON.stringify(value)) },
  { weight: 2, arbitrary: fc.tuple(tree, fc.nat(200)).map(([value, at]) => JSON.stringify(value).slice(0, at)) },
  { weight: 1, arbitrary: text },
)
const theme = fc.constantFrom('light' as const, 'dark' as const, 'element' as const)

const RULE = /^html\[data-theme="(?:light|dark|element)"\]\[data-theme\] \{(.*)\}$/
const DECLARATION =
  /^--ww-(?:palette-[a-zA-Z-]+: (?:#[0-9a-f]{6}|\d{1,3} \d{1,3} \d{1,3})|shape-borderRadius: \d{1,2}px)$/

/** Writing to the page takes its time here: every so many. */
const PAGE_SHARE = 50
let count = 0

/** Names of the palette with colours, and nothing else; on the page too. */
function check(styling: Styling): void {
  for (const colours of Object.values(readStyling(styling).colours)) {
    for (const [name, colour] of colours) {
      if (!DECLARATION.test(`--ww-palette-${name}: ${colour}`)) expect.fail(`${name}: ${colour}`)
    }
  }
  count += 1
  if (count % PAGE_SHARE !== 0) return
  showStyling(styling)
  for (const line of shownText().split('\n')) {
    const declarations = (RULE.exec(line)?.[1] ?? 'no rule').split(';').map((one) => one.trim())
    for (const one of declarations) if (one !== '') expect(one).toMatch(DECLARATION)
  }
}

describe(`styling, ${2 * RUNS} made-up ones`, () => {
  it('EDT-35 EDT-36 simple styling brings colours to the page and nothing else', { timeout: TIME_LIMIT_MS }, () => {
    const simple = fc.dictionary(name, fc.oneof(text, tree), { maxKeys: 6 })
    fc.assert(
      fc.property(theme, simple, (one, values) => check({ theme: one, simple: values, advanced: '' })),
      { numRuns: RUNS },
    )
  })

  it('EDT-37 EDT-38 so does advanced styling, whatever is in it', { timeout: TIME_LIMIT_MS }, () => {
    fc.assert(
      fc.property(theme, advanced, (one, json) => check({ theme: one, simple: {}, advanced: json })),
      { numRuns: RUNS },
    )
  })
})
