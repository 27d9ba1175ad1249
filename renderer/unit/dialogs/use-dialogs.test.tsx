import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { useDialogs } from './use-dialogs.ts'

function Page() {
  const dialogs = useDialogs()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  return (
    <>
      <output>{`${pathname}${search}`}</output>
      <button type="button" onClick={() => dialogs.open('contact')}>
        open
      </button>
      <button type="button" onClick={dialogs.close}>
        close
      </button>
      <button type="button" onClick={() => void navigate(1)}>
        forward
      </button>
    </>
  )
}

const address = () => screen.getByRole('status').textContent
const press = (name: string, times = 1) => {
  const button = screen.getByRole('button', { name })
  // Both within one paint: the second comes before the address has changed.
  act(() => {
    for (let n = 0; n < times; n += 1) button.click()
  })
}

afterEach(cleanup)

it('CFG-17 goes back once when a dialog is closed by a double tap, and closes it again after forward', () => {
  render(
    <MemoryRouter initialEntries={['/dashboard', '/configurator']} initialIndex={1}>
      <Page />
    </MemoryRouter>,
  )
  press('open')
  const opened = address()
  expect(opened).not.toBe('/configurator')
  press('close', 2)
  expect(address()).toBe('/configurator')
  press('forward')
  expect(address()).toBe(opened)
  press('close', 2)
  expect(address()).toBe('/configurator')
})
