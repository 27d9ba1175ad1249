import { join } from 'node:path'
import * as z from 'zod/mini'
import { DeviceSettingsSchema } from '#shared/contracts/entities/device.schema.ts'
import { IdSchema } from '#shared/contracts/primitives.ts'
import { type FromWire, fromWire } from '#shared/contracts/wire.ts'
import type { Disk } from '../disk/disk.ts'
import { parseJson } from '../disk/document.ts'
import type { FaultLog } from '../kernel/faults.ts'
import { portalOrigin } from '../portal/portal-origin.ts'

/**
 * The device's own file, written by hand: what stands in it goes before what the portal says (decision 37), of a paired
 * device also the portal's address and the project. `portal_url` and `account_id` make an unpaired device show the
 * marketing portal of `project_id`, for developers.
 */
const LocalSettingsSchema = z.partial(
  z.strictObject({
    ...DeviceSettingsSchema.shape,
    // Without the defaults, which would go before what the portal says.
    return_label_en: DeviceSettingsSchema.shape.return_label,
    on_screen_keyboard: z.boolean(),
    portal_url: z.string().check(z.refine((text) => portalOrigin(text) !== null, 'https, or http on this machine')),
    account_id: IdSchema,
    /** As `staff_pin_hash` of the device's settings. */
    staff_pin_hash: z.nullable(z.string().check(z.maxLength(500))),
    /** Bytes that the files of all projects may take. */
    cache_bytes: z.int().check(z.minimum(100_000_000)),
  }),
)
export type LocalSettings = FromWire<z.infer<typeof LocalSettingsSchema>>

/** Origin of the portal that the device's own file sets: where one has moved to, or a developer's. null = none. */
export function getOwnPortal(local: LocalSettings): string | null {
  return portalOrigin(local.portalUrl ?? '')
}

interface Parts {
  readonly disk: Disk
  readonly dataDir: string
  readonly faults: FaultLog
  /** ms since epoch. */
  readonly now: () => number
}

/** Reads `settings.json`. A file that is no JSON is set aside; a field that cannot hold is left out, the others hold. */
export async function readLocalSettings({ disk, dataDir, faults, now }: Parts): Promise<LocalSettings> {
  const path = join(dataDir, 'settings.json')
  const bytes = await disk.read(path).catch(() => {
    faults.note('SETTINGS_UNREADABLE')
    return null
  })
  if (bytes === null) return {}
  const found = z.safeParse(z.record(z.string(), z.unknown()), parseJson(bytes.toString('utf8').replace(/^\uFEFF/, '')))
  if (!found.success) {
    faults.note('SETTINGS_BROKEN')
    await disk.rename(path, `${path}.broken-${now()}`).catch(() => undefined)
    return {}
  }
  const fields = Object.entries(found.data).filter(([name, value]) => {
    const isGood = z.safeParse(LocalSettingsSchema, { [name]: value }).success
    if (!isGood) faults.note('SETTINGS_FIELD_INVALID')
    return isGood
  })
  return fromWire(z.parse(LocalSettingsSchema, Object.fromEntries(fields)))
}
