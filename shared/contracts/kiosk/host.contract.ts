import * as z from 'zod/mini'
import { DeviceSecretsSchema, DeviceSettingsSchema } from '../entities/device.schema.ts'
import { PairingCodeSchema } from '../http/devices.contract.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { createProspectConfiguration } from '../http/prospects.contract.ts'
import { createTakeHomeLink } from '../http/take-home.contract.ts'
import { createSampleWishLink } from '../http/wish-lists.contract.ts'
import { CountSchema, EmptySchema, IdSchema, ProgressSchema, TimeSchema, UrlSchema } from '../primitives.ts'

/**
 * What the kiosk's own host answers its own page, and nobody else (ADR 14). Below this path nothing is passed on to the
 * portal.
 */
export const KIOSK_PATH = '/kiosk/v1'

const local = { params: EmptySchema, query: EmptySchema, audience: 'public', errors: [] } as const

/** `waiting`: paired, and no project is set for it or complete on the disk yet. */
export const KIOSK_STAGES = ['unpaired', 'waiting', 'ready'] as const

/** Asked for again and again by the page: how things stand. */
export const getKioskState = defineEndpoint({
  ...local,
  name: 'getKioskState',
  method: 'GET',
  path: `${KIOSK_PATH}/state`,
  summary: 'How the kiosk is',
  body: null,
  answer: z.object({
    stage: z.enum(KIOSK_STAGES),
    /** It was paired, and the portal has taken it out of its account: it may be paired anew. */
    is_revoked: z.boolean(),
    /** Another one: pages are loaded anew at the next end of a visit. */
    program_version: z.string(),
    /** Public address of the portal, without a slash at its end, for links that a visitor takes along; null = unpaired. */
    portal_url: z.nullable(UrlSchema),
    account_id: z.nullable(IdSchema),
    /** Of what is shown from the disk: another one = other prices or pictures. null = nothing is kept. */
    manifest_revision: z.nullable(z.string()),
    project: z.nullable(z.object({ id: IdSchema, slug: IdSchema, name: z.string() })),
    /** What can be shown, in order; a visit begins with the choice of them, or in `start_unit`. */
    units: z.array(z.object({ id: IdSchema, slug: IdSchema, name: z.string() })),
    /** Made ready with the page: what a visit begins with, else the first of those to choose among. */
    start_unit: z.nullable(IdSchema),
    /** Addresses of pictures. */
    attract: z.array(z.string()),
    // A page and a host of different versions still understand each other.
    settings: z.object(DeviceSettingsSchema.shape),
    has_staff_pin: z.boolean(),
    /** Whether the portal answered the last time it was asked. */
    is_online: z.boolean(),
    /** Since when the prices are; null = nothing is there yet. */
    synchronised_at: z.nullable(TimeSchema),
    /** How far a synchronisation under way is; null = none is. */
    synchronising: z.nullable(ProgressSchema),
    /** What visitors sent and what is counted, together. */
    outbox_length: CountSchema,
    /** Goes up when the portal has ordered that the visit be forgotten. */
    reset_orders: CountSchema,
  }),
  write: 'none',
})

/**
 * First start: the address of the portal and a code from its administration. Where a project is shown it is for staff
 * alone, if they have a PIN.
 */
export const pairKiosk = defineEndpoint({
  ...local,
  name: 'pairKiosk',
  method: 'POST',
  path: `${KIOSK_PATH}/pairing`,
  summary: 'Pair this kiosk with a portal',
  body: z.strictObject({
    portal_url: z.string().check(z.maxLength(500)),
    code: PairingCodeSchema,
    /** Of the staff mode. */
    token: z.optional(z.string()),
  }),
  answer: z.object({ outcome: z.enum(['paired', 'code', 'address', 'unreachable', 'tooMany', 'alreadyPaired']) }),
  write: 'plain',
})

/** Forgets the visit (decision 35): what the browser keeps, and the staff's access. The page then loads itself anew. */
export const endVisit = defineEndpoint({
  ...local,
  name: 'endVisit',
  method: 'POST',
  path: `${KIOSK_PATH}/visits/end`,
  summary: 'Forget everything of the visit',
  body: EmptySchema,
  answer: EmptySchema,
  write: 'plain',
})

const SaveShape = createProspectConfiguration

/**
 * A visitor's configuration or contact request: to the portal at once where it answers, else into the outbox, from
 * which it is delivered once (decision 36).
 */
export const saveVisit = defineEndpoint({
  ...local,
  name: 'saveVisit',
  method: 'POST',
  path: `${KIOSK_PATH}/units/:unit_id/prospect_configurations`,
  summary: 'Save the configuration of a visit, or ask for contact',
  params: SaveShape.params,
  query: SaveShape.query,
  body: SaveShape.body,
  answer: z.union([
    z.object({ outcome: z.literal('saved'), saved: SaveShape.answer }),
    /** It is on the disk, encrypted, and goes out when the network is back. */
    z.object({ outcome: z.literal('waiting') }),
  ]),
  write: 'plain',
  errors: SaveShape.errors,
})

/** TAKE-8: a code for what was chosen, from the portal; without network there is none, and nothing is kept for later. */
export const takeHome = defineEndpoint({
  ...local,
  name: 'takeHome',
  method: 'POST',
  path: `${KIOSK_PATH}/units/:unit_id/take_home_links`,
  summary: 'A short code for what a visit has chosen',
  params: createTakeHomeLink.params,
  query: createTakeHomeLink.query,
  body: createTakeHomeLink.body,
  answer: createTakeHomeLink.answer,
  write: 'plain',
  errors: [...createTakeHomeLink.errors, 'UNAVAILABLE'],
})

/** WSH-5: the same for what a visit has marked. */
export const shareWishes = defineEndpoint({
  ...local,
  name: 'shareWishes',
  method: 'POST',
  path: `${KIOSK_PATH}/units/:unit_id/wish_list_links`,
  summary: 'A short code for what a visit has marked',
  params: createSampleWishLink.params,
  query: createSampleWishLink.query,
  body: createSampleWishLink.body,
  answer: createSampleWishLink.answer,
  write: 'plain',
  errors: [...createSampleWishLink.errors, 'UNAVAILABLE'],
})

/** Who knows the PIN; five wrong ones close the door for five minutes. */
export const enterStaffMode = defineEndpoint({
  ...local,
  name: 'enterStaffMode',
  method: 'POST',
  path: `${KIOSK_PATH}/staff/sessions`,
  summary: 'Enter the staff mode',
  body: z.strictObject({ pin: z.string().check(z.maxLength(20)) }),
  answer: z.union([
    z.object({ outcome: z.literal('entered'), token: z.string() }),
    z.object({ outcome: z.literal('wrong'), tries_left: CountSchema }),
    z.object({ outcome: z.literal('locked'), until: TimeSchema }),
  ]),
  write: 'plain',
})

/** How looking for news on the portal can end. */
export const LOOK_OUTCOMES = ['current', 'updated', 'nothing', 'refused', 'failed'] as const
const NO_LOOKS = { count: 0, outcome: null }

/** What staff see of the device. */
export const getStaffReport = defineEndpoint({
  ...local,
  name: 'getStaffReport',
  method: 'POST',
  path: `${KIOSK_PATH}/staff/report`,
  summary: 'How the device is, for staff',
  body: z.strictObject({ token: z.string().check(z.maxLength(100)) }),
  answer: z.object({
    device_name: z.nullable(z.string()),
    portal_url: z.nullable(z.string()),
    program_version: z.string(),
    synchronised_at: z.nullable(TimeSchema),
    cache_bytes: z.int(),
    free_bytes: z.nullable(z.int()),
    outbox_length: CountSchema,
    outbox_events: z.optional(CountSchema),
    outbox_refused: CountSchema,
    secrets: DeviceSecretsSchema,
    /** The device's token will not come back: what is kept is shown, and only pairing anew brings news. */
    is_token_lost: z._default(z.boolean(), false),
    /** Of those, what is still on the disk and can be sent again, by the reason that the portal gave, newest first. */
    refusals: z.array(
      z.object({ status: z.int(), codes: z.array(z.string()), count: CountSchema, last_at: z.nullable(TimeSchema) }),
    ),
    errors: z.array(z.object({ code: z.string(), at: TimeSchema })),
    /** How often the device has looked for news since its program started, and what came of it last; null = not yet. */
    looks: z._default(z.object({ count: CountSchema, outcome: z.nullable(z.enum(LOOK_OUTCOMES)) }), NO_LOOKS),
    /** What this program can do where it runs. */
    commands: z.array(z.enum(['synchronise', 'restart', 'leave'])),
  }),
  write: 'plain',
  errors: ['UNAUTHORIZED'],
})

export const STAFF_COMMANDS = ['synchronise', 'restart', 'leave'] as const

export const runStaffCommand = defineEndpoint({
  ...local,
  name: 'runStaffCommand',
  method: 'POST',
  path: `${KIOSK_PATH}/staff/commands`,
  summary: 'Synchronise, start the program anew, or leave the kiosk mode',
  body: z.strictObject({ token: z.string().check(z.maxLength(100)), command: z.enum(STAFF_COMMANDS) }),
  /** How many looks for news had ended before; the one that was ordered is over when there are more. */
  answer: z.object({ looks: z._default(CountSchema, 0) }),
  write: 'plain',
  errors: ['UNAUTHORIZED', 'INVALID_VALUE'],
})

/** Sends again what the portal has refused; `count`: how many there are. */
export const retryRefused = defineEndpoint({
  ...local,
  name: 'retryRefused',
  method: 'POST',
  path: `${KIOSK_PATH}/staff/refused_entries/retry`,
  summary: 'Send again what the portal has refused',
  body: z.strictObject({ token: z.string().check(z.maxLength(100)) }),
  answer: z.object({ count: CountSchema }),
  write: 'plain',
  errors: ['UNAUTHORIZED'],
})

/** Every endpoint of the host by its name. */
export const HOST_ENDPOINTS = {
  getKioskState,
  pairKiosk,
  endVisit,
  saveVisit,
  takeHome,
  shareWishes,
  enterStaffMode,
  getStaffReport,
  runStaffCommand,
  retryRefused,
} as const
