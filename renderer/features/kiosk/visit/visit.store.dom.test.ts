import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endVisit as endVisitOnHost } from '#shared/contracts/kiosk/host.contract.ts'
import { answeringServer, noAnswer } from '#renderer/testing/answering-server.ts'
import { endVisit } from './end-visit.ts'
import { beginVisit, showVisit, useVisit, watchFirstUse } from './visit.store.ts'

const server = answeringServer()

/** jsdom goes nowhere: the address is not this test's business, what is done before is. */
function watchLeaving() {
  const left = vi.fn<(address: string) => void>()
  vi.stubGlobal('location', { pathname: '/', replace: left })
  return left
}

describe('a visit', () => {
  beforeEach(() => {
    useVisit.setState({ phase: 'waiting', isTouched: false, isInUse: false })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('decision 35 begins with a touch, and shows when the first room is there', () => {
    showVisit()
    expect(useVisit.getState().phase).toBe('waiting')
    beginVisit()
    expect(useVisit.getState()).toEqual({ phase: 'opening', isTouched: true, isInUse: false, saved: null })
    showVisit()
    expect(useVisit.getState().phase).toBe('open')
  })

  it('UPG-21 is in use with the first touch of what is shown, not with those on the pictures before', () => {
    const stop = watchFirstUse()
    const pictures = document.createElement('main')
    document.body.append(pictures)
    const touch = (where: EventTarget) => {
      where.dispatchEvent(new Event('pointerdown', { bubbles: true }))
      return useVisit.getState().isInUse
    }
    beginVisit()
    expect(touch(document.body)).toBe(false)
    showVisit()
    pictures.dataset['leaving'] = 'true'
    expect(touch(pictures)).toBe(false)
    expect(touch(document.body)).toBe(true)
    stop()
    pictures.remove()
  })

  it('decision 35 ends once: host first, then what the page keeps, then a new page', async () => {
    const left = watchLeaving()
    const order: string[] = []
    left.mockImplementation((address) => order.push(`to ${address}, with ${localStorage.length} stored`))
    server.answer(endVisitOnHost, () => {
      order.push(`host, with ${localStorage.length} stored`)
      return {}
    })
    localStorage.setItem('configuration', 'of the visitor')
    sessionStorage.setItem('history', 'of the visitor')
    document.cookie = 'visitor=vera'
    beginVisit()
    await Promise.all([endVisit(), endVisit('/elsewhere')])
    expect(order).toEqual(['host, with 1 stored', 'to /, with 0 stored'])
    expect([sessionStorage.length, document.cookie]).toEqual([0, ''])
  })

  it('decision 35 forgets without a host that answers, too', async () => {
    const left = watchLeaving()
    server.answer(endVisitOnHost, noAnswer('timeout'))
    localStorage.setItem('configuration', 'of the visitor')
    await endVisit('https://start.example/')
    expect(localStorage.length).toBe(0)
    expect(left).toHaveBeenCalledExactlyOnceWith('https://start.example/')
  })
})
