import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { isLeftOut } from './ThumbPlaceholder.tsx'
import { Thumb } from './Thumb.tsx'

afterEach(cleanup)

const sign = (container: HTMLElement) => container.querySelector('[data-sign]')?.getAttribute('data-sign') ?? null
const drawing = (title: string | null, url: string | null = null) =>
  sign(render(<Thumb url={url} size={48} title={title} trade="ELT" />).container)

it('tells what is left out from what merely has no picture', () => {
  for (const title of ['Ohne Haube', 'Kein Anschluss', 'No hood', 'Without niche']) expect(isLeftOut(title)).toBe(true)
  for (const title of ['Steckdose', 'Leuchte ohne Schalter', 'Nordmann', 'Keinath'])
    expect(isLeftOut(title)).toBe(false)
})

it('draws a sign of the trade of what has no picture, and an empty place where nothing is chosen', () => {
  expect(drawing('Steckdose')).toBe('ELT')
  expect(drawing('Ohne Haube')).toBe('out')
  expect(drawing(null)).toBe('none')
  expect(drawing('Ohne Haube', '/files/hood.webp')).toBeNull()
})

it('draws the sign where a picture could not be loaded, and tries again when the network is back', () => {
  const { container } = render(<Thumb url="/files/hood.webp" size={48} title="Dunsthaube" />)
  const image = () => container.querySelector('img')
  const first = image()
  if (first === null) throw new Error('no picture')
  fireEvent.error(first)
  expect(image()).toBeNull()
  expect(container.querySelector('[data-sign]')).not.toBeNull()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(image()?.getAttribute('src')).toBe('/files/hood.webp')
})

it('shows the next picture where the one before could not be loaded', () => {
  const { container, rerender } = render(<Thumb url="/files/a.webp" size={48} title="A" />)
  const first = container.querySelector('img')
  if (first === null) throw new Error('no picture')
  fireEvent.error(first)
  rerender(<Thumb url="/files/b.webp" size={48} title="B" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/files/b.webp')
})
