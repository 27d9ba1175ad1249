import * as z from 'zod/mini'
import { CountSchema, IdSchema, LocaleSchema, TimeSchema } from '../primitives.ts'
import type { FromWire } from '../wire.ts'

/** A button's words. */
const LabelSchema = z.string().check(z.maxLength(40), z.regex(/^[^\p{Cc}]*$/u))
/** As in a browser's address, with the port where it is not 443; no `*`. */
const HostSchema = z.string().check(z.maxLength(253), z.regex(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/))
const HttpsUrlSchema = z.string().check(
  z.maxLength(2_000),
  z.refine((text) => {
    if (!URL.canParse(text)) return false
    const { protocol, username, password } = new URL(text)
    return protocol === 'https:' && username === '' && password === ''
  }, 'an https address without a name or password'),
)

/** What an admin sets for a kiosk in the portal (decision 37); every field may also stand in the device's own file. */
export const DeviceSettingsSchema = z.strictObject({
  /** The project that is shown. null = none yet: the device waits for one. */
  project_id: z.nullable(IdSchema),
  /** Unit that a visit begins with; null = the visitor chooses one. */
  start_unit: z.nullable(IdSchema),
  /** Language that a visit begins with; null = the project's own. */
  locale: z.nullable(LocaleSchema),
  /** KSK-17; '' = the product's own word ("Zurück"). */
  return_label: LabelSchema,
  /** The same for visitors in English; '' = as `return_label` has it. Portals and devices of before have only that. */
  return_label_en: z._default(LabelSchema, ''),
  /** KSK-18: where the return button leads; null = to the choice of homes. Its host is allowed (`getAllowedHosts`). */
  return_url: z.nullable(HttpsUrlSchema),
  /** KSK-16: the form to book a demonstration; null = the product's own contact form. Its host is allowed. */
  booking_url: z.nullable(HttpsUrlSchema),
  /** Hosts that a page or frame may open beside the kiosk's own and those of the two addresses. */
  allowed_hosts: z.array(HostSchema).check(z.maxLength(20)),
  /** Seconds without input until the countdown begins (decision 35). */
  idle_seconds: z.int().check(z.minimum(15), z.maximum(3_600)),
  /** Seconds of the countdown before the visit is forgotten (decision 35). */
  countdown_seconds: z.int().check(z.minimum(5), z.maximum(60)),
  /** Pictures of the project until the first touch, before what a visit begins with. */
  attract_loop: z.boolean(),
  /** Keys on the screen for whoever touches a field. Left out by portals and devices of before there were any. */
  on_screen_keyboard: z._default(z.boolean(), true),
  /** Visitors may print or save files; off unless the device stands where that is wanted. */
  allow_print: z.boolean(),
})
export type DeviceSettingsOnWire = z.infer<typeof DeviceSettingsSchema>
export type DeviceSettings = FromWire<DeviceSettingsOnWire>

/** What holds until an admin says otherwise. */
export const DEFAULT_DEVICE_SETTINGS: DeviceSettingsOnWire = {
  project_id: null,
  start_unit: null,
  locale: null,
  return_label: '',
  return_label_en: '',
  return_url: null,
  booking_url: null,
  allowed_hosts: [],
  idle_seconds: 90,
  countdown_seconds: 15,
  attract_loop: true,
  on_screen_keyboard: true,
  allow_print: false,
}

/** Six digits or more; a device keeps only its scrypt hash. */
export const StaffPinSchema = z.string().check(z.regex(/^\d{6,12}$/))

/**
 * What can be ordered of a device. `synchronise`: look for news now. `restart`: the program starts anew. `reset`: the
 * visit that is open is forgotten.
 */
export const DEVICE_ORDERS = ['synchronise', 'restart', 'reset'] as const
export const DeviceOrderSchema = z.enum(DEVICE_ORDERS)
export type DeviceOrder = (typeof DEVICE_ORDERS)[number]

/**
 * How the system keeps a device's secrets. `weak`: only in disguise, so that whoever takes the disk can read what waits
 * for the network. `none`: not at all, so nothing of a visitor is written to the disk.
 */
export const DeviceSecretsSchema = z.enum(['kept', 'weak', 'none'])
export type DeviceSecrets = z.infer<typeof DeviceSecretsSchema>

/**
 * How a device is, in its own words; nothing of any visitor. What a later program adds is left out: an older portal
 * still takes the rest.
 */
export const DeviceReportSchema = z.object({
  program_version: z.string().check(z.maxLength(40)),
  /** Revision of the manifest that is complete on the disk; null = none yet. */
  manifest_revision: z.nullable(z.string().check(z.maxLength(80))),
  /** When that was last known to be the portal's newest. */
  synchronised_at: z.nullable(TimeSchema),
  /** Bytes. */
  cache_bytes: z.int().check(z.minimum(0)),
  /** Bytes; null = it cannot be told. */
  free_bytes: z.nullable(z.int().check(z.minimum(0))),
  /** What the portal has not got yet: what visitors sent, and what is counted. */
  outbox_length: CountSchema,
  /** Of those, what is merely counted, and nobody has sent. Left out by programs that do not tell them apart. */
  outbox_events: z.optional(CountSchema),
  /** What the portal refused for good, since the program was installed. */
  outbox_refused: CountSchema,
  /** Left out by programs that do not look; what a later one may say counts as left out. */
  // oxlint-disable-next-line promise/valid-params -- zod's own `catch`
  secrets: z.catch(z.optional(DeviceSecretsSchema), undefined),
  /** The last faults, newest first: code and time, no texts of visitors. */
  errors: z
    .array(z.object({ code: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{2,60}$/)), at: TimeSchema }))
    .check(z.maxLength(20)),
  /** The project that the device's own file sets in place of the portal's; left out = none. */
  project_id: z.optional(IdSchema),
})
export type DeviceReportOnWire = z.infer<typeof DeviceReportSchema>
export type DeviceReport = FromWire<DeviceReportOnWire>

const FilePathSchema = z.string().check(z.regex(/^\/files\/[0-9a-f]{64}\.[a-z0-9]{1,8}$/))

/** A file that a project needs on the disk: its name is the SHA-256 of its content. */
const ManifestFileSchema = z.object({
  path: FilePathSchema,
  bytes: z.int().check(z.minimum(0)),
})

/** Everything that a device needs to show a project without network (decision 36). */
export const DeviceManifestSchema = z.object({
  /** The same as long as nothing in it, and in what it names, has changed. */
  revision: z.string().check(z.minLength(8), z.maxLength(80)),
  account_id: IdSchema,
  project: z.object({ id: IdSchema, slug: IdSchema, name: z.string() }),
  /** The units that may be shown, in their order; the first is where a visit begins if nothing else is set. */
  units: z.array(z.object({ id: IdSchema, slug: IdSchema, name: z.string() })),
  /** GET addresses on the portal, path and query, whose answers the pages ask for. */
  calls: z.array(z.string().check(z.maxLength(2_000), z.regex(/^\/(?!\/)[^\\\s]*$/))),
  files: z.array(ManifestFileSchema),
  /** Pictures for the attract loop, among `files`. */
  attract: z.array(FilePathSchema),
})
export type DeviceManifestOnWire = z.infer<typeof DeviceManifestSchema>
export type DeviceManifest = FromWire<DeviceManifestOnWire>
