import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readThemeStyling } from './styling-theme.ts'

function read(parts: Parameters<typeof readThemeStyling>[0]) {
  const faults: string[] = []
  const styling = readThemeStyling(parts, 'advanced', (path, reason) => faults.push(`${path}: ${reason}`))
  return { styling, faults }
}
const button = (root: unknown) => {
  const { styling, faults } = read({ components: { MuiButton: { styleOverrides: { root } } } })
  return { style: styling.components['MuiButton']?.styleOverrides?.['root'], faults }
}

describe('styling beside colours', () => {
  it('EDT-37 decision 66: takes typography, shape, and props and styles of Material’s parts', () => {
    const parts = {
      typography: { fontFamily: '"Inter", sans-serif', h1: { fontSize: '3rem', letterSpacing: -0.5 } },
      shape: { borderRadius: 0 },
      components: {
        MuiButton: {
          defaultProps: { variant: 'outlined', disableElevation: true },
          styleOverrides: {
            root: {
              borderRadius: 999,
              boxShadow: '0 1px 2px rgba(0, 0, 0, 0.2)',
              '&:hover': { backgroundColor: 'color-mix(in srgb, var(--ww-palette-primary-main) 8%, transparent)' },
              '&.Mui-disabled .MuiButton-startIcon': { opacity: 0.4 },
              '@media (min-width: 900px)': { padding: '12px calc(8px + 1vw)' },
            },
          },
        },
        MuiDialog: { styleOverrides: { paper: { backgroundImage: 'linear-gradient(#fff, #eee)' } } },
      },
    }
    const { styling, faults } = read(parts)
    expect(faults).toEqual([])
    expect(styling).toEqual({ typography: parts.typography, borderRadius: 0, components: parts.components })
  })

  it.each([
    { backgroundImage: 'url(https://evil.example/a.png)' },
    { backgroundImage: 'URL (//evil.example)' },
    { backgroundImage: 'image-set("a.png" 1x)' },
    { background: 'src("a")' },
    { color: '@import "x"' },
    { color: 'red; } body { display: none' },
    { color: '\\75rl(a)' },
    { color: '/* red */' },
    { width: 'expression(alert(1))' },
    { content: '"Gratis"' },
    { position: 'fixed' },
    { inset: 0 },
    { zIndex: 9 },
    { display: 'none' },
    { outline: 'none' },
    { transform: 'translate(-999px)' },
    { marginTop: -400 },
    { margin: '0 -400px' },
    { margin: 'calc(0px - 400px)' },
    { padding: Number.NaN },
    { color: ['red'] },
    { color: true },
    { 'body &': { color: 'red' } },
    { '&, body': { color: 'red' } },
    { '& + *': { color: 'red' } },
    { '&:has(input)': { color: 'red' } },
    { '@import "x"': {} },
    { '@font-face': { fontFamily: 'x' } },
    { __proto__x: 1 },
  ])('EDT-37 decision 66: leaves out %j, and says so', (root) => {
    const { style, faults } = button(root)
    expect(style).toEqual({})
    expect(faults).toHaveLength(1)
  })

  it('EDT-37 decision 66: leaves out props that are not about looks, and parts that are none of Material’s', () => {
    const { styling, faults } = read({
      components: {
        MuiButton: {
          defaultProps: { href: '//evil', component: 'script', children: 'x', onClick: 'alert', color: 'a b' },
        },
        Button: {},
        MuiLink: { variants: [] },
        constructor: { styleOverrides: {} },
      },
      typography: { css: 'x', h1: { content: 'x' } },
      shape: { borderRadius: 1e9, evil: 1 },
    })
    expect(styling).toEqual({
      typography: { h1: {} },
      borderRadius: null,
      components: { MuiButton: { defaultProps: {} }, MuiLink: {} },
    })
    expect(faults).toHaveLength(12)
  })

  it('EDT-38 lets nothing pass that fetches or closes a rule, whatever is in it', () => {
    const piece = fc.constantFrom(
      'url(',
      'rgb(',
      ')',
      '}',
      '{',
      ';',
      '"',
      '\\',
      '/*',
      '@import',
      '#fff',
      '1px',
      ' ',
      ',',
      '<',
      '//',
    )
    const text = fc.oneof(
      fc.string(),
      fc.array(piece, { maxLength: 6 }).map((parts) => parts.join('')),
    )
    const name = fc.oneof(
      fc.constantFrom(
        'root',
        'color',
        'background',
        'fontFamily',
        '&:hover',
        'MuiButton',
        'styleOverrides',
        '__proto__',
      ),
      text,
    )
    const tree = fc.letrec<{ node: unknown }>((tie) => ({
      node: fc.oneof({ maxDepth: 5 }, text, fc.double(), fc.dictionary(name, tie('node'), { maxKeys: 5 })),
    })).node
    fc.assert(
      fc.property(tree, (node) => {
        for (const parts of [
          { components: node },
          { components: { MuiButton: { styleOverrides: { root: node } } } },
          { typography: node },
        ]) {
          expect(JSON.stringify(read(parts).styling).replaceAll('\\"', '')).not.toMatch(/url|[;<\\]|@import|\/\*|\/\//i)
        }
      }),
      { numRuns: 5_000 },
    )
  })
})
