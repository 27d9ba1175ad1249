import * as z from 'zod/mini'
import {
  endVisit,
  enterStaffMode,
  getKioskState,
  getStaffReport,
  type HOST_ENDPOINTS,
  KIOSK_PATH,
  pairKiosk,
  retryRefused,
  runStaffCommand,
  saveVisit,
  shareWishes,
  takeHome,
} from '#shared/contracts/kiosk/host.contract.ts'
import { createProspectConfiguration } from '#shared/contracts/http/prospects.contract.ts'
import type { ErrorCode } from '#shared/contracts/errors.ts'
import type { DeviceReport } from '#shared/contracts/entities/device.schema.ts'
import { createTakeHomeLink } from '#shared/contracts/http/take-home.contract.ts'
import { createSampleWishLink } from '#shared/contracts/http/wish-lists.contract.ts'
import { type FromWire, fromWire, toWire } from '#shared/contracts/wire.ts'
import { parseJson } from '../disk/document.ts'
import { makeAddress } from '../portal/make-address.ts'
import { knownErrors, readPortalErrors } from '../portal/portal-errors.ts'
import { respondError } from '../kernel/answers.ts'
import { pair } from '../device/pairing.ts'
import type { FaultLog } from '../kernel/faults.ts'
import type { Limits } from '../kernel/limits.ts'
import { PROGRAM_HEADER, type Shell } from '../kernel/program.ts'
import { kioskState, getShown, type StateParts } from './kiosk-state.ts'
import { type LocalResult, type LocalRoute, readRoute, writeRoute } from './local-route.ts'
import type { Staff } from './staff.ts'

export interface LocalParts extends StateParts {
  readonly staff: Staff
  readonly shell: Shell
  readonly limits: Limits
  readonly faults: FaultLog
  readonly report: () => Promise<DeviceReport>
  /** Origin of the portal that the device's own file sets; null = none. */
  readonly ownPortal: string | null
}

/** Answers what lies below `KIOSK_PATH`. */
export function createLocalRoutes(parts: LocalParts): (request: Request, url: URL) => Promise<Response> {
  // By their names, so that one without an answer does not compile.
  const byName: Readonly<Record<keyof typeof HOST_ENDPOINTS, LocalRoute>> = {
    getKioskState: readRoute(getKioskState, async ({ headers }) =>
      answer(await kioskState(parts, headers.has(PROGRAM_HEADER) ? 'program' : 'page')),
    ),
    pairKiosk: pairingRoute(parts),
    endVisit: endVisitRoute(parts),
    saveVisit: saveVisitRoute(parts),
    takeHome: takeHomeRoute(parts),
    shareWishes: shareWishesRoute(parts),
    enterStaffMode: writeRoute(enterStaffMode, async ({ body }) => answer(await parts.staff.enter(body.pin))),
    getStaffReport: staffReportRoute(parts),
    runStaffCommand: staffCommandRoute(parts),
    retryRefused: retryRoute(parts),
  }
  const routes = Object.values(byName)
  return async (request, url) => {
    const fitting = routes.flatMap((route) => {
      const params = route.match(url.pathname)
      return params === null ? [] : [{ route, params }]
    })
    const found = fitting.find(({ route }) => route.method === request.method)
    if (found !== undefined) return found.route.handle(request, found.params)
    return fitting.length > 0
      ? respondError(405, 'METHOD_NOT_ALLOWED', 'This address takes another method.')
      : respondError(404, 'NOT_FOUND', `There is nothing below ${KIOSK_PATH} at this address.`)
  }
}

/** Faults that are none any more once the device is paired anew. */
const MENDED = ['DEVICE_REVOKED', 'DEVICE_TOKEN_LOST', 'DEVICE_UNKNOWN']

function pairingRoute(local: LocalParts): LocalRoute {
  const { identity, settings, portal, ownPortal, programVersion, limits, loop, faults, staff } = local
  const parts = { identity, portal, ownPortal, programVersion, limitMs: limits.pageCallMs }
  return writeRoute(pairKiosk, async ({ body }) => {
    const isForStaff = getShown(local).project !== null && settings.staffPinHash() !== null
    if (isForStaff && !staff.isStaff(body.token ?? '')) return notStaff()
    const outcome = await pair(parts, body.portalUrl, body.code)
    if (outcome === 'paired') {
      await settings.forget()
      for (const code of MENDED) faults.forget(code)
      void loop.turn()
    }
    return answer({ outcome })
  })
}

/** The browser itself empties what no script reaches. */
const FORGET = { 'Clear-Site-Data': '"cache", "cookies", "storage"' }

function endVisitRoute({ shell, staff, faults }: LocalParts): LocalRoute {
  return writeRoute(endVisit, async () => {
    staff.leave()
    const isCleared = await shell.clearBrowserData().then(
      () => true,
      () => false,
    )
    if (isCleared) return { kind: 'answer', body: {}, headers: FORGET }
    faults.note('VISIT_NOT_CLEARED')
    return { ...refusal(500, 'INTERNAL_ERROR', 'The browser kept something of the visit.'), headers: FORGET }
  })
}

function saveVisitRoute({ outbox, portalOrigin, limits }: LocalParts): LocalRoute {
  return writeRoute(saveVisit, async ({ params, query, body, idempotencyKey }) => {
    const portal = portalOrigin()
    if (portal === null) return refusal(503, 'INTERNAL_ERROR', 'This kiosk has no portal yet.')
    const entry = {
      kind: 'visit',
      portal,
      path: makeAddress(createProspectConfiguration, params, query),
      body: JSON.stringify(toWire(body)),
    } as const
    const outcome = await outbox.post(entry, idempotencyKey, limits.saveMs)
    switch (outcome.kind) {
      case 'delivered':
        return outcome.saved === null
          ? answer({ outcome: 'waiting' })
          : answer({ outcome: 'saved', saved: outcome.saved })
      case 'waiting':
        return answer({ outcome: 'waiting' })
      case 'refused':
        return { kind: 'refusal', status: outcome.status, errors: outcome.errors }
      case 'lost':
        return refusal(503, 'INTERNAL_ERROR', 'It could neither be sent nor kept.')
    }
  })
}

function takeHomeRoute(parts: LocalParts): LocalRoute {
  return writeRoute(takeHome, ({ params, query, ...sent }) =>
    askForCode(parts, makeAddress(createTakeHomeLink, params, query), createTakeHomeLink.answer, sent),
  )
}

function shareWishesRoute(parts: LocalParts): LocalRoute {
  return writeRoute(shareWishes, ({ params, query, ...sent }) =>
    askForCode(parts, makeAddress(createSampleWishLink, params, query), createSampleWishLink.answer, sent),
  )
}

/** The portal's own words, good or bad; where they are not to be had, nothing is made up. */
async function askForCode<Answer>(
  { portal, limits }: LocalParts,
  address: string,
  schema: z.ZodMiniType<Answer>,
  { body, idempotencyKey }: { readonly body: object; readonly idempotencyKey: string | null },
): Promise<LocalResult<FromWire<Answer>>> {
  const outcome = await portal.ask(address, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      ...(idempotencyKey === null ? {} : { 'Idempotency-Key': idempotencyKey }),
    },
    body: JSON.stringify(toWire(body)),
    limitMs: limits.saveMs,
  })
  const silence = refusal(503, 'UNAVAILABLE', 'The portal cannot be reached.')
  if (outcome.kind === 'silence') return silence
  const given = z.safeParse(schema, parseJson(outcome.body.toString('utf8')))
  if (outcome.status === 201 && given.success) return answer(fromWire(given.data))
  const errors = outcome.status >= 400 && outcome.status < 500 ? readPortalErrors(outcome.body) : null
  return errors === null ? silence : { kind: 'refusal', status: outcome.status, errors: knownErrors(errors) }
}

function staffReportRoute({
  staff,
  identity,
  generations,
  shell,
  portalOrigin,
  report,
  outbox,
  synchroniser,
}: LocalParts): LocalRoute {
  return writeRoute(getStaffReport, async ({ body }) => {
    if (!staff.isStaff(body.token)) return notStaff()
    const { manifestRevision: _unseen, projectId: _project, secrets = 'kept', ...told } = await report()
    return answer({
      ...told,
      secrets,
      deviceName: identity.token() === null ? null : (identity.facts()?.name ?? null),
      portalUrl: portalOrigin(),
      // A project from the disk is shown without a token, too, and then no screen asks for a code.
      isTokenLost: generations.current() !== null && identity.needsPairing() && !identity.isRevoked(),
      refusals: outbox.refusals(),
      looks: synchroniser.ended(),
      commands: [...new Set(['synchronise' as const, ...shell.commands])],
    })
  })
}

function staffCommandRoute({ staff, shell, loop, outbox, synchroniser }: LocalParts): LocalRoute {
  return writeRoute(runStaffCommand, async ({ body: { token, command } }) => {
    if (!staff.isStaff(token)) return notStaff()
    const looks = synchroniser.ended().count
    if (command === 'synchronise') {
      loop.synchronise()
      outbox.wake(true)
      return answer({ looks })
    }
    if (!shell.commands.includes(command)) {
      return refusal(422, 'INVALID_VALUE', 'This program cannot do that where it runs.', 'command')
    }
    // After the page has its answer.
    setTimeout(() => (command === 'restart' ? shell.restart() : shell.leave()), 200)
    return answer({ looks })
  })
}

function retryRoute({ staff, outbox }: LocalParts): LocalRoute {
  return writeRoute(retryRefused, async ({ body }) =>
    staff.isStaff(body.token) ? answer({ count: await outbox.retryRefused() }) : notStaff(),
  )
}

function answer<const Answer>(body: Answer): { readonly kind: 'answer'; readonly body: Answer } {
  return { kind: 'answer', body }
}

function refusal(status: number, code: ErrorCode, message: string, field: string | null = null): LocalResult<never> {
  return { kind: 'refusal', status, errors: [{ field, code, message }] }
}

function notStaff(): LocalResult<never> {
  return refusal(401, 'UNAUTHORIZED', 'The staff mode is not open.')
}
