import * as z from 'zod/mini'
import {
  DeviceManifestSchema,
  DeviceOrderSchema,
  DeviceReportSchema,
  DeviceSettingsSchema,
  StaffPinSchema,
} from '../entities/device.schema.ts'
import { CountSchema, EmptySchema, IdSchema, TimeSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'

/** What is read aloud in a sales centre: no vowels, nothing that looks alike. */
export const PairingCodeSchema = z.string().check(z.regex(/^[BCDFGHJKLMNPQRSTVWXZ23456789]{8}$/))
const NameSchema = z.string().check(z.minLength(1), z.maxLength(80), z.regex(/^[^\p{Cc}]+$/u))
const DeviceParams = z.strictObject({ device_id: IdSchema })

const SettingsAnswer = z.object({
  /** Goes up with every change. */
  revision: CountSchema,
  settings: DeviceSettingsSchema,
  /** `scrypt$<N>$<r>$<p>$<salt>$<hash>`, base64url; null = no PIN, so no staff mode. */
  staff_pin_hash: z.nullable(z.string()),
})

/** Whoever has the code makes a device of the account; it holds once, for fifteen minutes. */
export const pairDevice = defineEndpoint({
  name: 'pairDevice',
  method: 'POST',
  path: '/api/v1/device_pairings',
  audience: 'public',
  summary: 'Turn a code into a device with a token of its own',
  params: EmptySchema,
  query: EmptySchema,
  body: z.strictObject({ code: PairingCodeSchema, program_version: z.string().check(z.maxLength(40)) }),
  answer: z.object({ device_id: IdSchema, name: z.string(), account_id: IdSchema, token: z.string() }),
  write: 'plain',
  errors: ['TOKEN_INVALID', 'TOO_MANY_REQUESTS'],
})

/**
 * Called by the device about every half minute. An order comes again with every answer until a report names it as done.
 * A device that names none at all, not even an empty list, is of an older program and gets each order once.
 */
export const reportDevice = defineEndpoint({
  name: 'reportDevice',
  method: 'POST',
  path: '/api/v1/device/reports',
  audience: 'device',
  summary: 'Say how the device is, and learn what is wanted of it',
  params: EmptySchema,
  query: EmptySchema,
  body: z.object({
    ...DeviceReportSchema.shape,
    /** Ids of orders that are carried out. */
    done_orders: z.optional(z.array(IdSchema).check(z.maxLength(100))),
  }),
  answer: z.object({
    settings_revision: CountSchema,
    /** null = the device shows no project. */
    manifest_revision: z.nullable(z.string()),
    orders: z.array(z.object({ id: IdSchema, order: DeviceOrderSchema })),
  }),
  write: 'plain',
  errors: [],
})

export const getDeviceSettings = defineEndpoint({
  name: 'getDeviceSettings',
  method: 'GET',
  path: '/api/v1/device/settings',
  audience: 'device',
  summary: 'What an admin has set for the device that asks',
  params: EmptySchema,
  query: EmptySchema,
  body: null,
  answer: SettingsAnswer,
  write: 'none',
  errors: [],
})

export const getDeviceManifest = defineEndpoint({
  name: 'getDeviceManifest',
  method: 'GET',
  path: '/api/v1/device/manifest',
  audience: 'device',
  summary: 'What the device needs to show its project without network',
  params: EmptySchema,
  query: z.strictObject({
    /** In place of the one that the portal sets for the device, of the same account. */
    project_id: z.optional(IdSchema),
  }),
  body: null,
  answer: DeviceManifestSchema,
  write: 'none',
  errors: ['NOT_FOUND'],
})

const DeviceSchema = z.object({
  id: IdSchema,
  name: z.string(),
  created_at: TimeSchema,
  /** null = it has not reported yet. */
  last_seen_at: z.nullable(TimeSchema),
  report: z.nullable(DeviceReportSchema),
  /** Revision of the project as it is now; another one in the report = the device is behind. */
  manifest_revision: z.nullable(z.string()),
  settings_revision: CountSchema,
  // A page of before an update still shows the rest.
  settings: z.object(DeviceSettingsSchema.shape),
  has_staff_pin: z.boolean(),
  /** Ordered and not carried out yet. */
  waiting_orders: z.array(DeviceOrderSchema),
})

/** The fleet of the caller's account, by name; for admins. */
export const listDevices = defineEndpoint({
  name: 'listDevices',
  method: 'GET',
  path: '/bp/api/v1/account/devices',
  audience: 'user',
  right: 'manageKiosks',
  summary: 'The kiosks of the account and how they are',
  params: EmptySchema,
  query: EmptySchema,
  body: null,
  answer: z.array(DeviceSchema),
  write: 'none',
  errors: ['FORBIDDEN'],
})

export const createPairingCode = defineEndpoint({
  name: 'createPairingCode',
  method: 'POST',
  path: '/bp/api/v1/account/device_pairings',
  audience: 'user',
  right: 'manageKiosks',
  summary: 'A code to pair a new kiosk with',
  params: EmptySchema,
  query: EmptySchema,
  body: z.strictObject({ name: NameSchema }),
  answer: z.object({ code: PairingCodeSchema, expires_at: TimeSchema }),
  write: 'plain',
  errors: ['FORBIDDEN', 'TOO_MANY_REQUESTS'],
})

/**
 * Refused when `revision` is not the device's (`REVISION_CONFLICT`): somebody else has saved in between. Answered as if
 * saved when all of it is so already: an answer may have got lost.
 */
export const saveDevice = defineEndpoint({
  name: 'saveDevice',
  method: 'PUT',
  path: '/bp/api/v1/account/devices/:device_id',
  audience: 'user',
  right: 'manageKiosks',
  summary: 'Name, settings and staff PIN of a kiosk',
  params: DeviceParams,
  query: EmptySchema,
  body: z.strictObject({
    revision: CountSchema,
    name: NameSchema,
    settings: DeviceSettingsSchema,
    /** Left out = as it is; null = none. */
    staff_pin: z.optional(z.nullable(StaffPinSchema)),
  }),
  answer: DeviceSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'REVISION_CONFLICT', 'INVALID_VALUE', 'UNIT_UNKNOWN'],
})

export const orderDevice = defineEndpoint({
  name: 'orderDevice',
  method: 'POST',
  path: '/bp/api/v1/account/devices/:device_id/orders',
  audience: 'user',
  right: 'manageKiosks',
  summary: 'Order something of a kiosk, which does it when it next reports',
  params: DeviceParams,
  query: EmptySchema,
  body: z.strictObject({ order: DeviceOrderSchema }),
  answer: EmptySchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** Its token no longer holds. What is on its disk stays until somebody clears it. */
export const revokeDevice = defineEndpoint({
  name: 'revokeDevice',
  method: 'DELETE',
  path: '/bp/api/v1/account/devices/:device_id',
  audience: 'user',
  right: 'manageKiosks',
  summary: 'Take a kiosk out of the account',
  params: DeviceParams,
  query: EmptySchema,
  body: null,
  answer: EmptySchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})
