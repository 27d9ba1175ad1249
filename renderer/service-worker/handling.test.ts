import { expect, it } from 'vitest'
import { type AskedFor, decideHandling } from './handling.ts'

const PORTAL = 'https://wohnen.example'

function handling(path: string, more: Partial<AskedFor> = {}) {
  return decideHandling(
    { method: 'GET', mode: 'cors', destination: '', url: new URL(path, PORTAL).href, ...more },
    PORTAL,
  )
}

it('keeps the shell and pictures of projects', () => {
  expect(handling('/bp/demo/lindenhof/dashboard', { mode: 'navigate', destination: 'document' })).toBe('page')
  expect(handling('/assets/unit-D4f8s_1a.js', { destination: 'script' })).toBe('asset')
  expect(handling('/first-paint.js', { destination: 'script' })).toBe('shell')
  expect(handling('/files/abc.webp', { mode: 'no-cors', destination: 'image' })).toBe('picture')
})

it.each([
  ['an answer of the API', '/bp/api/v1/units/a-12', {}],
  ['a document', '/files/contract.pdf', { destination: 'iframe', mode: 'navigate' }],
  ['a document that a script reads', '/files/contract.pdf', {}],
  ['what is written', '/assets/x.js', { method: 'POST' }],
  ['what lies elsewhere', 'https://pictures.example/files/abc.webp', { destination: 'image' }],
  ['a composed picture', '/merger/combine?room=bath', { destination: 'image' }],
  ['the description of the API', '/openapi.json', { mode: 'navigate', destination: 'document' }],
])('leaves %s to the network', (_what, path, more) => {
  expect(handling(path, more)).toBe('network')
})
