import * as z from 'zod/mini'
import type { BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { saveDevice } from '#shared/contracts/http/devices.contract.ts'
import { DeviceSettingsSchema, StaffPinSchema } from '#shared/contracts/entities/device.schema.ts'
import { LOCALES } from '#shared/contracts/primitives.ts'
import type { Kiosk } from './use-devices.ts'

/** Keys of `validations.*`: what is wrong with a field. */
const FAULTS = [
  'required',
  'tooLong',
  'url',
  'hosts',
  'idleSeconds',
  'countdownSeconds',
  'pin',
  'unit',
  'project',
] as const
export type Fault = (typeof FAULTS)[number]
const fault = (key: Fault) => key

/** As the contract has them. */
const MAX_NAME = 80
const MAX_LABEL = 40
const wire = DeviceSettingsSchema.shape

const LabelField = z.string().check(z.trim(), z.maxLength(MAX_LABEL, fault('tooLong')))
const UrlField = z.string().check(
  z.trim(),
  z.refine((url) => url === '' || z.safeParse(wire.return_url, url).success, fault('url')),
)
const secondsField = (schema: z.ZodMiniType, key: Fault) =>
  z.string().check(z.refine((text) => z.safeParse(schema, Number(text.trim() || Number.NaN)).success, key))

/** The settings as one types them; '' = none, or as the product has it. */
export const DeviceFormSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, fault('required')), z.maxLength(MAX_NAME, fault('tooLong'))),
  projectId: z.string(),
  startUnit: z.string(),
  locale: z.enum(['', ...LOCALES]),
  returnLabel: LabelField,
  returnLabelEn: LabelField,
  returnUrl: UrlField,
  bookingUrl: UrlField,
  allowedHosts: z
    .string()
    .check(z.refine((text) => z.safeParse(wire.allowed_hosts, getHosts(text)).success, fault('hosts'))),
  idleSeconds: secondsField(wire.idle_seconds, 'idleSeconds'),
  countdownSeconds: secondsField(wire.countdown_seconds, 'countdownSeconds'),
  attractLoop: z.boolean(),
  onScreenKeyboard: z.boolean(),
  allowPrint: z.boolean(),
  /** '' = as it is. */
  staffPin: z.string().check(z.refine((pin) => pin === '' || z.safeParse(StaffPinSchema, pin).success, fault('pin'))),
  withoutPin: z.boolean(),
})
export type DeviceForm = z.infer<typeof DeviceFormSchema>

/** As they are typed: commas, spaces or lines between them. */
function getHosts(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter((host) => host !== '')
}

/** The form of what is stored. */
export function getForm({ name, settings }: Kiosk): DeviceForm {
  const { attractLoop, onScreenKeyboard, allowPrint, returnLabel, returnLabelEn } = settings
  return {
    name,
    projectId: settings.projectId ?? '',
    startUnit: settings.startUnit ?? '',
    locale: settings.locale ?? '',
    returnLabel,
    returnLabelEn,
    returnUrl: settings.returnUrl ?? '',
    bookingUrl: settings.bookingUrl ?? '',
    allowedHosts: settings.allowedHosts.join(', '),
    idleSeconds: String(settings.idleSeconds),
    countdownSeconds: String(settings.countdownSeconds),
    attractLoop,
    onScreenKeyboard,
    allowPrint,
    staffPin: '',
    withoutPin: false,
  }
}

/** What is sent. `revision`: of the settings that the form began with. */
export function makeBody(form: DeviceForm, revision: number): BodyOf<typeof saveDevice> {
  const { name, staffPin, withoutPin, attractLoop, onScreenKeyboard, allowPrint, returnLabel, returnLabelEn } = form
  const orNull = <Text extends string>(text: Text | '') => (text === '' ? null : text)
  const settings = {
    projectId: orNull(form.projectId),
    startUnit: form.projectId === '' ? null : orNull(form.startUnit),
    locale: orNull(form.locale),
    returnLabel,
    returnLabelEn,
    returnUrl: orNull(form.returnUrl),
    bookingUrl: orNull(form.bookingUrl),
    allowedHosts: getHosts(form.allowedHosts),
    idleSeconds: Number(form.idleSeconds),
    countdownSeconds: Number(form.countdownSeconds),
    attractLoop,
    onScreenKeyboard,
    allowPrint,
  }
  const pin = withoutPin ? { staffPin: null } : staffPin === '' ? {} : { staffPin }
  return { revision, name, settings, ...pin }
}

/** The key behind a field error's message; null = the field is right. */
export function toFault(error: { readonly message?: string | undefined } | undefined): Fault | null {
  if (error === undefined) return null
  return FAULTS.find((key) => key === error.message) ?? 'required'
}

const AT_FIELD: Readonly<Record<string, readonly [keyof DeviceForm, Fault]>> = {
  name: ['name', 'required'],
  staff_pin: ['staffPin', 'pin'],
  'settings.project_id': ['projectId', 'project'],
  'settings.start_unit': ['startUnit', 'unit'],
  'settings.return_label': ['returnLabel', 'tooLong'],
  'settings.return_label_en': ['returnLabelEn', 'tooLong'],
  'settings.return_url': ['returnUrl', 'url'],
  'settings.booking_url': ['bookingUrl', 'url'],
  'settings.idle_seconds': ['idleSeconds', 'idleSeconds'],
  'settings.countdown_seconds': ['countdownSeconds', 'countdownSeconds'],
}

/** The form's field and fault behind a server's reason; null = it belongs to no field. */
export function faultAtField(field: string | null): readonly [keyof DeviceForm, Fault] | null {
  if (field?.startsWith('settings.allowed_hosts') === true) return ['allowedHosts', 'hosts']
  return AT_FIELD[field ?? ''] ?? null
}
