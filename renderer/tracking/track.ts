import type { Portal } from '#shared/contracts/primitives.ts'
import { useConsent } from '#renderer/consent/index.ts'
import { theKiosk } from '#renderer/platform/shell.ts'
import { whenIdle } from '#renderer/platform/when-idle.ts'
import { correlationId } from './correlation-id.ts'
import { createReloadMemory } from './reloaded.ts'
import { sendEvent, type TrackingEvent } from './send-event.ts'

/** Where something is done: of the open unit. */
export interface TrackedPlace {
  readonly portal: Portal
  readonly unit: { readonly id: string; readonly accountId: string }
  readonly project: { readonly id: string; readonly featureFlags: Readonly<Record<string, boolean>> }
}

/** What is done. Label and value are ids; absent = none. */
export interface TrackedAction {
  readonly type: TrackingEvent['eventType']
  readonly label?: string
  readonly value?: string
}

/** What a reload shows again without anybody opening it: it belongs to the same visit. */
const OPENINGS: ReadonlySet<TrackingEvent['eventType']> = new Set(['unit_opened', 'room_opened'])

/** So many are kept until the question about statistics is answered. */
const MAX_WAITING = 50

type Waiting = Omit<TrackingEvent, 'correlationId'> & { readonly isAsked: boolean }
let waiting: Waiting[] = []
let isPlanned = false
const reload = createReloadMemory()

/**
 * Counts something that a visitor of the marketing portal did (CNS-10), once the browser has nothing better to do.
 * Nothing is sent against the visitor's will: not after a refusal, and in a project that asks not before the answer.
 */
export function track({ portal, unit, project }: TrackedPlace, { type, label = '', value = '' }: TrackedAction): void {
  if (portal !== 'mp' || waiting.length >= MAX_WAITING) return
  // A kiosk asks nobody: what is counted there can be connected with nothing (decision 14).
  const isAsked = project.featureFlags['mpCookieBanner'] === true && theKiosk() === null
  const isAgain = OPENINGS.has(type) && reload.isAgain(type, window.location.pathname)
  // What waited for an answer when the page was reloaded is gone, and has not been counted yet.
  if (isAgain && !(isAsked && useConsent.getState().statistics === null)) return
  waiting.push({
    projectId: project.id,
    unitId: unit.id,
    eventType: type,
    eventLabel: label,
    eventValue: value,
    checksum: null,
    systemId: unit.accountId,
    portalId: 'mp',
    // Without query and fragment: those may carry words of people, and tokens.
    eventUrl: withoutToken(window.location.pathname),
    isAsked,
  })
  plan()
}

/** A saved configuration opens by its token, which is nobody else's business. */
function withoutToken(path: string): string {
  return path.replace(/\/configuration\/.*$/, '/configuration')
}

function plan(): void {
  if (isPlanned) return
  isPlanned = true
  const run = () => {
    isPlanned = false
    sendWaiting()
  }
  whenIdle(run)
}

/** Sends what may be sent by now, and forgets what never will be. */
function sendWaiting(): void {
  const { statistics } = useConsent.getState()
  const events = waiting
  waiting = statistics === null ? events.filter(({ isAsked }) => isAsked) : []
  if (statistics === false) return
  for (const { isAsked, ...event } of events)
    if (statistics === true || !isAsked) sendEvent({ ...event, correlationId: correlationId() })
}

useConsent.subscribe((state, before) => {
  if (state.statistics !== before.statistics && waiting.length > 0) plan()
})
// What is left when the page goes would never be sent.
window.addEventListener('pagehide', sendWaiting)
