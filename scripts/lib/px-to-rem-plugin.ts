import postcss, { type Plugin } from 'postcss'
import convert from 'postcss-pxtorem'

/** px; thinner ones are hairlines and shadows. */
const LEAST = 4

/**
 * Turns the px of style sheets into rem, so that they grow with the text (ADR 26); conditions of media queries stay. As
 * the very last step: what a module takes from another one by `composes` is put into it when the plugins have seen it.
 */
export function pxToRem(): Plugin {
  const all = postcss([convert({ propList: ['*'], minPixelValue: LEAST })])
  return {
    postcssPlugin: 'wohnwahl:px-to-rem',
    OnceExit: (root) => void all.process(root, { from: root.source?.input.file }).sync(),
  }
}
