import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { hideCovered } from './covered-marks.ts'

describe('marks under what lies over the picture', () => {
  const own = Object.getOwnPropertyDescriptor(document, 'elementFromPoint')
  afterEach(() => {
    cleanup()
    if (own === undefined) Reflect.deleteProperty(document, 'elementFromPoint')
    else Object.defineProperty(document, 'elementFromPoint', own)
  })

  it.each([
    ['nothing', () => 'picture', false],
    ['a tool over its edge', (x: number) => (x > 110 ? 'tool' : 'picture'), true],
    ['a tool all over it', () => 'tool', true],
    ['a panel, from which the keyboard brings it out', (x: number) => (x > 110 ? 'panel' : 'picture'), false],
  ])('STG-3, WCAG 2.5.8: make way for %s as it is', (_what, over: (x: number) => string, isHidden) => {
    const { container, getByTestId } = render(
      <div>
        <div data-picture="" data-testid="picture">
          <div data-spot="floor" />
        </div>
        <div data-testid="tool" />
        <div data-over="left">
          <div data-testid="panel" />
        </div>
      </div>,
    )
    const mark = container.querySelector<HTMLElement>('[data-spot]')
    if (mark === null) throw new Error('There is no mark')
    mark.getBoundingClientRect = () => new DOMRect(78, 78, 44, 44)
    const value = (x: number) => getByTestId(over(x))
    Object.defineProperty(document, 'elementFromPoint', { configurable: true, value })
    hideCovered(container)
    expect(mark.hasAttribute('data-covered')).toBe(isHidden)
  })
})
