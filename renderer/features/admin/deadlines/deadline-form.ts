import * as z from 'zod/mini'
import type { StaffDeadline } from './use-project-deadlines.ts'

/** A text in both languages, as fields have it. */
export const TextsSchema = z.readonly(z.object({ de: z.string(), en: z.string() }))

/** What is said of a deadline wherever its day comes from, as fields have it. */
export const FieldsFormSchema = z.object({
  title: TextsSchema,
  description: TextsSchema,
  trades: z.readonly(z.array(z.string())),
  locks: z.boolean(),
  reminders: z.readonly(z.array(z.number())),
})
export type FieldsForm = Readonly<z.infer<typeof FieldsFormSchema>>

/** Whom a deadline is for. */
export const PLACES = ['project', 'building', 'unit'] as const

export const DeadlineFormSchema = z.extend(FieldsFormSchema, {
  /** '' = none yet. */
  day: z.string(),
  place: z.enum(PLACES),
  buildingId: z.string(),
  unitId: z.string(),
})
export type DeadlineForm = Readonly<z.infer<typeof DeadlineFormSchema>>

/** Days before a deadline on which reminders can be sent. */
export const REMINDER_DAYS = [14, 7, 3, 1, 0] as const
/** How a new one begins. */
const USUAL_REMINDERS = [14, 7, 1]

export const NEW_FIELDS: FieldsForm = {
  title: { de: '', en: '' },
  description: { de: '', en: '' },
  trades: [],
  locks: true,
  reminders: USUAL_REMINDERS,
}

/** The form of a deadline, or of a new one. */
export function startForm(deadline: StaffDeadline | null): DeadlineForm {
  if (deadline === null) return { ...NEW_FIELDS, day: '', place: 'project', buildingId: '', unitId: '' }
  const { title, description, trades, locks, reminders, day, buildingId, unitId } = deadline
  const place = unitId !== null ? 'unit' : buildingId !== null ? 'building' : 'project'
  const where = { place, buildingId: buildingId ?? '', unitId: unitId ?? '' } as const
  return { title, description, trades, locks, reminders, day, ...where }
}

/** As it is sent; null = something is missing. */
export function readForm({ day, place, buildingId, unitId, ...fields }: DeadlineForm) {
  const isPlaced = place === 'project' || (place === 'building' ? buildingId !== '' : unitId !== '')
  if (!isPlaced || day === '' || !hasTitle(fields)) return null
  return {
    title: fields.title,
    description: fields.description,
    trades: [...fields.trades],
    locks: fields.locks,
    reminders: [...fields.reminders],
    day,
    buildingId: place === 'building' ? buildingId : null,
    unitId: place === 'unit' ? unitId : null,
  }
}

/** Whether it is called something in one of the languages. */
export function hasTitle({ title }: Pick<FieldsForm, 'title'>): boolean {
  return title.de.trim() !== '' || title.en.trim() !== ''
}

/** A list with a thing more, or without it where it was there. */
export function toggled<Thing>(things: readonly Thing[], thing: Thing): readonly Thing[] {
  return things.includes(thing) ? things.filter((one) => one !== thing) : [...things, thing]
}
