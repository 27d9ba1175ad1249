import * as z from 'zod/mini'
import { DEFAULT_DEVICE_SETTINGS, DeviceSettingsSchema } from '#shared/contracts/entities/device.schema.ts'
import { getDeviceSettings } from '#shared/contracts/http/devices.contract.ts'
import type { FromWire } from '#shared/contracts/wire.ts'

const AnySettingsSchema = z.record(z.string(), z.unknown())

/**
 * Settings of a portal of any version: what it does not send yet, and what this program does not understand, hold their
 * defaults, which are the careful ones; what this program does not know is left out. Only the project is not guessed.
 */
const HealedSettingsSchema = z.pipe(
  z.transform((sent: unknown): unknown => {
    const fields = z.safeParse(AnySettingsSchema, sent)
    if (!fields.success) return sent
    const healed = Object.entries(DeviceSettingsSchema.shape).flatMap(([name, schema]) => {
      const value = fields.data[name]
      return name === 'project_id' || z.safeParse(schema, value).success ? [[name, value] as const] : []
    })
    return { ...DEFAULT_DEVICE_SETTINGS, ...Object.fromEntries(healed) }
  }),
  DeviceSettingsSchema,
)

/** As the portal sends them, and as they lie on the disk. */
export const FetchedSettingsSchema = z.object({ ...getDeviceSettings.answer.shape, settings: HealedSettingsSchema })
export type FetchedSettings = FromWire<z.infer<typeof FetchedSettingsSchema>>
