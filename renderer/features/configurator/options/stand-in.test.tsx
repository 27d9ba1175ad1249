import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { isLeftOut } from './StandIn.tsx'
import { Thumb } from './Thumb.tsx'

afterEach(cleanup)

const drawing = (title: string | null, url: string | null = null) => {
  const { container } = render(<Thumb url={url} size={48} title={title} />)
  return container.querySelector('path')?.getAttribute('d') ?? null
}

it('tells what is left out from what merely has no picture', () => {
  for (const title of ['Ohne Haube', 'Kein Anschluss', 'No hood', 'Without niche']) expect(isLeftOut(title)).toBe(true)
  for (const title of ['Steckdose', 'Leuchte ohne Schalter', 'Nordmann', 'Keinath'])
    expect(isLeftOut(title)).toBe(false)
})

it('draws a sign of what has no picture, and none where there is no product', () => {
  expect(drawing('Ohne Haube')).not.toBeNull()
  expect(drawing('Steckdose')).not.toBeNull()
  expect(drawing('Ohne Haube')).not.toBe(drawing('Steckdose'))
  expect(drawing(null)).toBeNull()
  expect(drawing('Ohne Haube', '/files/hood.webp')).toBeNull()
})
