import * as z from 'zod/mini'
import { keyOfKeptCall } from '#shared/contracts/kiosk/kept-calls.ts'
import { DeviceManifestSchema } from '#shared/contracts/entities/device.schema.ts'

const AnyManifestSchema = z.record(z.string(), z.unknown())
/** Only what the contract lets a kiosk keep: no page of this program asks for the rest. */
const KeptCallSchema = DeviceManifestSchema.shape.calls.def.element.check(
  z.refine((address) => keyOfKeptCall(address) !== null),
)
/** What a manifest lists, of which a later portal may have kinds that this program has no use for. */
const LISTS = ['calls', 'files', 'attract'] as const

/**
 * The manifest of a portal of any version: fields and entries that this program does not know are left out. A device
 * that refused the whole of it would show old prices for good.
 */
export const KeptManifestSchema = z.pipe(
  z.transform((sent: unknown): unknown => {
    const manifest = z.safeParse(AnyManifestSchema, sent)
    if (!manifest.success) return sent
    const understood = LISTS.map((name) => {
      const list = manifest.data[name]
      const entry = name === 'calls' ? KeptCallSchema : DeviceManifestSchema.shape[name].def.element
      return [name, Array.isArray(list) ? list.filter((one) => z.safeParse(entry, one).success) : list] as const
    })
    return { ...manifest.data, ...Object.fromEntries(understood) }
  }),
  DeviceManifestSchema,
)
