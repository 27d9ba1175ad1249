import postcss from 'postcss'
import { describe, expect, it } from 'vitest'
import { pxToRem } from '../../scripts/lib/px-to-rem-plugin.ts'

describe('lengths of style sheets', () => {
  it('STG-11: grow with the text, but for hairlines and what asks for the screen', () => {
    const css = '@media (min-width: 1600px) { a { padding: 20px 1px; margin: -8px; font-size: 1rem } }'
    expect(postcss([pxToRem()]).process(css, { from: undefined }).css).toBe(
      '@media (min-width: 1600px) { a { padding: 1.25rem 1px; margin: -0.5rem; font-size: 1rem } }',
    )
  })

  it('STG-11: also those that a module takes from another one', () => {
    // As the build's own plugin for modules does it, which comes first.
    const composes = {
      postcssPlugin: 'composes',
      OnceExit: (root: postcss.Root) => void root.prepend('b { gap: 12px }\n'),
    }
    expect(postcss([composes, pxToRem()]).process('a { gap: 8px }', { from: undefined }).css).toBe(
      'b { gap: 0.75rem }\na { gap: 0.5rem }',
    )
  })
})
