import { describe, expect, it } from 'vitest'
import { UsageError } from './command-line.ts'
import { readOptions } from './options.ts'
import { ROOMS } from './plan.ts'

const read = (line: string) => readOptions(line.split(' ').filter((word) => word !== ''))

describe('the command line', () => {
  it('renders all rooms in full when nothing is said', () => {
    const options = read('')
    expect(options).toMatchObject({ few: Number.POSITIVE_INFINITY, scale: 1, samples: 16, nice: 19, verify: true })
    expect(options.rooms).toEqual(ROOMS)
    expect(options.work).toBe('/tmp/scenes-work/full')
  })

  it('renders drafts smaller, into a folder of their own', () => {
    expect(read('--room bathroom --draft')).toMatchObject({
      scale: 0.5,
      samples: 8,
      work: '/tmp/scenes-work/scale-0.5',
    })
    expect(read('--slot floor,tap --room kitchen --publish')).toMatchObject({ slots: ['floor', 'tap'], publish: true })
  })

  it.each([
    ['--room bathrom', /--room: there is no bathrom, only bathroom/],
    ['--room kitchen --slot flor', /--slot: these rooms have no flor/],
    ['--scale x', /--scale: a number/],
    ['--samples 0', /--samples: at least 1/],
    ['--few 1.5', /--few: a whole number/],
    ['--nice 40', /--nice: at most 19/],
    ['--publsh', /publsh/],
    ['--publish --draft', /--publish: not with/],
    ['--publish --few 2', /--publish: not with/],
    ['--publish --no-verify', /--publish: not with/],
  ])('refuses %s and says why', (line, reason) => {
    expect(() => read(line)).toThrow(UsageError)
    expect(() => read(line)).toThrow(reason)
  })
})
