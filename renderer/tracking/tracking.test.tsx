import { act, cleanup, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { createTrackingEvent } from '#shared/contracts/http/tracking.contract.ts'
import { checkedAnswer } from '#shared/testing/checked-answer.ts'
import { becomeKiosk } from '#renderer/platform/shell.ts'
import { useConsent } from '#renderer/consent/index.ts'
import { createTestUnit } from '#renderer/unit/testing/open-unit.tsx'
import { track } from './track.ts'
import { UnitTracking } from './UnitTracking.tsx'

const SentSchema = z.object({ tracking_event: z.record(z.string(), z.unknown()) })

interface Sent {
  readonly url: unknown
  readonly init: RequestInit
  readonly event: Readonly<Record<string, unknown>>
}
let sent: Sent[]
let answer: () => Promise<Response>

const place = (asks = true, portal: 'bp' | 'mp' = 'mp') => ({
  portal,
  unit: { id: 'show', accountId: 'demo' },
  project: { id: 'p1', featureFlags: { mpCookieBanner: asks } },
})
const OPENED = { type: 'unit_opened' } as const
const consent = (statistics: boolean | null) => useConsent.setState({ statistics })
/** Until the browser has had nothing better to do. */
const rest = () => act(() => vi.advanceTimersByTimeAsync(5_000))
const types = () => sent.map(({ event }) => event['event_type'])

describe('counting what visitors do', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
    sent = []
    answer = async () => new Response(checkedAnswer(createTrackingEvent, 201, {}).body, { status: 201 })
    vi.stubGlobal('fetch', (url: unknown, init: RequestInit & { body: string }) => {
      sent.push({ url, init, event: z.parse(SentSchema, JSON.parse(init.body)).tracking_event })
      return answer()
    })
    window.history.replaceState(null, '', '/mp/demo/lindenhof/show/configurator/bad?email=vera@example.com#x')
  })
  afterEach(async () => {
    // Nothing waits for the next test.
    consent(false)
    track(place(), OPENED)
    await rest()
    cleanup()
    vi.useRealTimers()
    vi.unstubAllGlobals()
    window.history.replaceState(null, '', '/')
  })

  it('API-48 CNS-11 sends all fields, as the contract has them, and nothing of the person', async () => {
    consent(true)
    localStorage.setItem('token', 'secret')
    track(place(), { type: 'product_chosen', label: 'floor', value: 'oak' })
    await rest()
    expect(sent).toHaveLength(1)
    expect(sent[0]?.url).toBe('/mp/api/v1/tracking_events')
    expect(sent[0]?.init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' })
    expect(sent[0]?.init.headers).toEqual({ 'Content-Type': 'application/json' })
    expect(sent[0]?.event).toEqual({
      project_id: 'p1',
      unit_id: 'show',
      event_type: 'product_chosen',
      event_label: 'floor',
      event_value: 'oak',
      checksum: null,
      correlation_id: localStorage.getItem('correlation_id'),
      system_id: 'demo',
      portal_id: 'mp',
      event_url: '/mp/demo/lindenhof/show/configurator/bad',
    })
    expect(createTrackingEvent.body.safeParse({ tracking_event: sent[0]?.event }).success).toBe(true)
  })

  it('CNS-10 sends nothing from the buyer portal', async () => {
    consent(true)
    track(place(true, 'bp'), OPENED)
    await rest()
    expect(sent).toEqual([])
  })

  it('CNS-12 decision 14 makes one correlation id, with consent alone', async () => {
    consent(true)
    track(place(), OPENED)
    track(place(), OPENED)
    await rest()
    const id = localStorage.getItem('correlation_id')
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(sent.map(({ event }) => event['correlation_id'])).toEqual([id, id])
  })

  it('CNS-12 a refusal sends nothing and stores nothing', async () => {
    consent(false)
    track(place(), OPENED)
    track(place(false), OPENED)
    await rest()
    expect(sent).toEqual([])
    expect(localStorage.getItem('correlation_id')).toBeNull()
  })

  it('CNS-12 waits for the answer where a project asks: consent sends what was done before, a refusal forgets it', async () => {
    consent(null)
    track(place(), OPENED)
    await rest()
    expect(sent).toEqual([])
    expect(localStorage.getItem('correlation_id')).toBeNull()
    consent(true)
    await rest()
    expect(types()).toEqual(['unit_opened'])
    consent(null)
    track(place(), OPENED)
    await rest()
    consent(false)
    await rest()
    consent(true)
    await rest()
    expect(sent).toHaveLength(1)
  })

  it('CNS-12 decision 14 in the kiosk, where nobody is asked, counts without a correlation id, also without network', async () => {
    becomeKiosk({
      portalUrl: () => null,
      canSave: () => false,
      isInUse: () => true,
      noteSaved: () => undefined,
      endVisit: () => undefined,
    })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    consent(null)
    track(place(), OPENED)
    await rest()
    becomeKiosk(null)
    vi.restoreAllMocks()
    expect(sent.map(({ event }) => event['correlation_id'])).toEqual([null])
    expect(localStorage.getItem('correlation_id')).toBeNull()
  })

  it('CNS-12 decision 14 counts without a correlation id where a project does not ask', async () => {
    consent(null)
    track(place(false), OPENED)
    await rest()
    expect(sent.map(({ event }) => event['correlation_id'])).toEqual([null])
    expect(localStorage.getItem('correlation_id')).toBeNull()
  })

  it('CNS-10 says nothing of a failure, and does not try without network', async () => {
    consent(true)
    answer = () => Promise.reject(new TypeError('no network'))
    track(place(), OPENED)
    await rest()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    track(place(), OPENED)
    await rest()
    expect(sent).toHaveLength(1)
    vi.restoreAllMocks()
  })

  describe('CNS-10 a reload belongs to the same visit', () => {
    const HERE = '/mp/demo/lindenhof/show/configurator/bad'
    /** The code as a page has it that was come to like this. */
    async function load(type: 'navigate' | 'reload', answerBefore: boolean | null) {
      const arrival = { name: `https://x.example${HERE}`, type, entryType: 'navigation', startTime: 0, duration: 0 }
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ ...arrival, toJSON: () => arrival }])
      vi.resetModules()
      const consentOfPage = (await import('#renderer/consent/index.ts')).useConsent
      consentOfPage.setState({ statistics: answerBefore })
      const { track: trackOnPage } = await import('./track.ts')
      return {
        track: trackOnPage,
        consent: (statistics: boolean) => consentOfPage.setState({ statistics }),
      }
    }
    const ROOM = { type: 'room_opened', label: 'bad' } as const

    it.each([
      ['navigate', ['unit_opened', 'room_opened']],
      ['reload', []],
    ] as const)('CNS-10 after a %s it counts what was opened: %s', async (type, counted) => {
      const page = await load(type, true)
      page.track(place(), OPENED)
      page.track(place(), ROOM)
      await rest()
      expect(types()).toEqual(counted)
    })

    it('CNS-10 counts what is opened or chosen after the reload', async () => {
      const page = await load('reload', true)
      page.track(place(), OPENED)
      page.track(place(), ROOM)
      page.track(place(), { type: 'product_chosen', label: 'floor', value: 'oak' })
      page.track(place(), ROOM)
      await rest()
      expect(types()).toEqual(['product_chosen', 'room_opened'])
    })

    it('CNS-10 counts another page that is opened after the reload', async () => {
      const page = await load('reload', true)
      window.history.replaceState(null, '', '/mp/demo/lindenhof/other/dashboard')
      page.track(place(), OPENED)
      await rest()
      expect(types()).toEqual(['unit_opened'])
    })

    it('CNS-10 CNS-12 counts once what waited for an answer when the page was reloaded', async () => {
      const page = await load('reload', null)
      page.track(place(), OPENED)
      await rest()
      expect(types()).toEqual([])
      page.consent(true)
      await rest()
      expect(types()).toEqual(['unit_opened'])
    })

    it('CNS-10 counts no reload where nobody is asked', async () => {
      const page = await load('reload', null)
      page.track(place(false), OPENED)
      await rest()
      expect(types()).toEqual([])
    })
  })

  it('CNS-10 leaves the token of a saved configuration out', async () => {
    consent(true)
    window.history.replaceState(null, '', '/mp/demo/lindenhof/show/configuration/SECRET-TOKEN')
    track(place(), OPENED)
    await rest()
    expect(sent[0]?.event['event_url']).toBe('/mp/demo/lindenhof/show/configuration')
  })

  it('CNS-10 tells of the unit, each room and each product, and of nothing else', async () => {
    consent(true)
    const { unit, store } = createTestUnit()
    const tracked = { ...unit, portal: 'mp' as const }
    const router = createMemoryRouter([{ path: '/:unitId/:roomId?', element: <UnitTracking open={tracked} /> }], {
      initialEntries: ['/show'],
    })
    render(<RouterProvider router={router} />)
    await rest()
    expect(types()).toEqual(['unit_opened'])
    await act(() => router.navigate('/show/bathroom'))
    await act(() => router.navigate('/show/nowhere'))
    await act(() => router.navigate('/show/kitchen'))
    store.intents.chooseOption({ itemId: 'bodenbelag', productId: 'stein' })
    store.intents.toggleBundle({ bundleId: 'wellness' })
    await rest()
    expect(sent.map(({ event }) => [event['event_type'], event['event_label'], event['event_value']])).toEqual([
      ['unit_opened', '', ''],
      ['room_opened', 'bad', ''],
      ['room_opened', 'kueche', ''],
      ['product_chosen', 'bodenbelag', 'stein'],
    ])
  })
})
