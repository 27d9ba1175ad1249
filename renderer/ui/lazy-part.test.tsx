import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lazyPart } from './lazy-part.ts'

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>
}

const drawn = vi.fn<() => void>()
function Fallback() {
  drawn()
  return <p>Please wait</p>
}

describe('a part whose code comes later', () => {
  afterEach(() => {
    cleanup()
    drawn.mockClear()
  })

  it('SHL-1 is drawn at once where its code has come before', async () => {
    const Part = lazyPart(() => Promise.resolve(Greeting))
    await Part.preload()
    render(
      <Suspense fallback={<Fallback />}>
        <Part name="Anna" />
      </Suspense>,
    )
    expect(screen.getByText('Hello Anna')).toBeDefined()
    expect(drawn).not.toHaveBeenCalled()
  })

  it('SHL-1 shows the fallback until its code is there, and keeps its state when the code is asked for again', async () => {
    const { promise, resolve } = Promise.withResolvers<typeof Greeting>()
    const Part = lazyPart(() => promise)
    const tree = (name: string) => (
      <Suspense fallback={<Fallback />}>
        <Part name={name} />
      </Suspense>
    )
    const { rerender } = render(tree('Anna'))
    expect(screen.getByText('Please wait')).toBeDefined()
    resolve(Greeting)
    const shown = await screen.findByText('Hello Anna')
    await act(() => Part.preload())
    rerender(tree('Ben'))
    expect(screen.getByText('Hello Ben')).toBe(shown)
  })

  it('SHL-1 asks again where the code could not be loaded', async () => {
    const load = vi.fn<() => Promise<typeof Greeting>>()
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Greeting)
    const Part = lazyPart(load)
    await expect(Part.preload()).rejects.toThrow('offline')
    await Part.preload()
    render(<Part name="Clara" />)
    expect(screen.getByText('Hello Clara')).toBeDefined()
  })
})
