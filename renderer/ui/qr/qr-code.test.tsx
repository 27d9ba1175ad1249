import { render, screen } from '@testing-library/react'
import jsqr from 'jsqr'
import { expect, it } from 'vitest'
import { QrCode } from './QrCode.tsx'

/** Pixels to a module; readers need a few. */
const SCALE = 4

/** The picture that the code's path makes, RGBA. */
function getPixels(svg: Element): { data: Uint8ClampedArray; edge: number } {
  const [left = 0, , width = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const edge = width * SCALE
  const data = new Uint8ClampedArray(edge * edge * 4).fill(255)
  const path = svg.querySelector('path')?.getAttribute('d') ?? ''
  for (const [, x = '0', y = '0', length = '0'] of path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      const begin = ((Number(y) - left) * SCALE + row) * edge + (Number(x) - left) * SCALE
      for (let pixel = begin; pixel < begin + Number(length) * SCALE; pixel += 1) data.fill(0, pixel * 4, pixel * 4 + 3)
    }
  }
  return { data, edge }
}

it('a phone reads the link from the code', () => {
  const link = 'https://wohnen.example/mp/demo/lindenhof/musterwohnung-3z/configuration/3f9a1c7e5b2d48a0'
  render(<QrCode text={link} label="QR-Code" />)
  const { data, edge } = getPixels(screen.getByRole('img', { name: 'QR-Code' }))
  expect(jsqr(data, edge, edge)?.data).toBe(link)
})
