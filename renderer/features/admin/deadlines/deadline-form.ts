import type { StaffDeadline } from './use-project-deadlines.ts'

/** What is said of a deadline wherever its day comes from, as fields have it. */
export interface FieldsForm {
  readonly title: { readonly de: string; readonly en: string }
  readonly description: { readonly de: string; readonly en: string }
  readonly trades: readonly string[]
  readonly locks: boolean
  readonly reminders: readonly number[]
}

export interface DeadlineForm extends FieldsForm {
  /** '' = none yet. */
  readonly day: string
  readonly place: 'project' | 'building' | 'unit'
  readonly buildingId: string
  readonly unitId: string
}

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
