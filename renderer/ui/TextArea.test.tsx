import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TextArea } from './TextArea.tsx'

afterEach(cleanup)

it('SHL-79 has at most four rows unless more are asked for', () => {
  render(<TextArea label="Nachricht" value="" onChange={() => undefined} />)
  expect(Number(screen.getByLabelText('Nachricht').getAttribute('rows'))).toBeLessThanOrEqual(4)
})
