import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TextField } from './TextField.tsx'

afterEach(cleanup)

it('AUT-1 says what is wrong once a press is over, so that nothing moves away from under the pointer', () => {
  const { rerender } = render(<TextField label="E-Mail-Adresse" />)
  fireEvent.mouseDown(document.body)
  fireEvent.blur(screen.getByLabelText('E-Mail-Adresse'))
  rerender(<TextField label="E-Mail-Adresse" error="Das ist keine." />)
  expect(screen.queryByText('Das ist keine.')).toBeNull()
  fireEvent.mouseUp(document.body)
  expect(screen.getByText('Das ist keine.')).toBeDefined()
  rerender(<TextField label="E-Mail-Adresse" error={null} />)
  expect(screen.queryByText('Das ist keine.')).toBeNull()
})
