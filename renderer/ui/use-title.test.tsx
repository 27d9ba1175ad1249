import { cleanup, render } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { setTitleCount, useTitle } from './use-title.ts'

function Named({ name, children }: { name: string; children?: React.ReactNode }) {
  useTitle(name)
  return children
}

afterEach(() => {
  setTitleCount(0)
  cleanup()
})

it('INB-4 INB-5 MSG-2: names what is innermost on the screen, drawn together or later, as long as it is there', () => {
  const list = (thread: string | null) => (
    <Named name="Nachrichten">{thread === null ? null : <Named key={thread} name={thread} />}</Named>
  )
  const { rerender } = render(list('Steckdose'))
  expect(document.title).toBe('Steckdose – Wohnwahl')
  rerender(list(null))
  expect(document.title).toBe('Nachrichten – Wohnwahl')
  rerender(list('Wallbox'))
  expect(document.title).toBe('Wallbox – Wohnwahl')
  setTitleCount(2)
  rerender(list(null))
  expect(document.title).toBe('(2) Nachrichten – Wohnwahl')
})

it('keeps the name of a page until the next one has its own', () => {
  function Page({ name }: { name: string }) {
    const [first] = useState(name)
    useTitle(first)
    return null
  }
  const { rerender } = render(<Page key="a" name="Anmelden" />)
  rerender(<p />)
  expect(document.title).toBe('Anmelden – Wohnwahl')
  rerender(<Page key="b" name="Wohnung" />)
  expect(document.title).toBe('Wohnung – Wohnwahl')
})
