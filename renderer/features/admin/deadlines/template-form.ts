import * as z from 'zod/mini'
import { randomKey } from '#renderer/platform/random-key.ts'
import { FieldsFormSchema, hasTitle, NEW_FIELDS, TextsSchema } from './deadline-form.ts'
import type { ProjectDeadlines } from './use-project-deadlines.ts'

const MilestoneFormSchema = z.object({
  id: z.string(),
  name: TextsSchema,
  /** By id of building; '' or missing = it has none there. */
  days: z.readonly(z.record(z.string(), z.string())),
})
export type MilestoneForm = Readonly<z.infer<typeof MilestoneFormSchema>>

const LineFormSchema = z.extend(FieldsFormSchema, {
  /** Tells it from the others on the page. */
  key: z.string(),
  /** null = a new one. */
  id: z.nullable(z.string()),
  milestoneId: z.string(),
  /** As it is typed. */
  weeks: z.string(),
  isBefore: z.boolean(),
})
export type LineForm = Readonly<z.infer<typeof LineFormSchema>>

export const TemplateFormSchema = z.object({
  milestones: z.readonly(z.array(z.readonly(MilestoneFormSchema))),
  lines: z.readonly(z.array(z.readonly(LineFormSchema))),
})
export type TemplateForm = Readonly<z.infer<typeof TemplateFormSchema>>

/** The template of a project as it stands. */
export function startTemplate({ milestones, lines }: ProjectDeadlines): TemplateForm {
  return {
    milestones: milestones.map(({ id, name, days }) => ({
      id,
      name,
      days: Object.fromEntries(days.map(({ buildingId, day }) => [buildingId, day])),
    })),
    lines: lines.map(({ weeks, ...line }) => ({
      ...line,
      key: line.id ?? randomKey(),
      weeks: String(Math.abs(weeks)),
      isBefore: weeks <= 0,
    })),
  }
}

export function newMilestone(): MilestoneForm {
  return { id: randomKey(), name: { de: '', en: '' }, days: {} }
}

export function newLine(milestoneId: string): LineForm {
  return { ...NEW_FIELDS, key: randomKey(), id: null, milestoneId, weeks: '4', isBefore: true }
}

/** Weeks as somebody typed them; null = no whole number of them, or too many. */
export function readWeeks(text: string): number | null {
  const weeks = Number(text)
  return /^\d{1,3}$/.test(text.trim()) && weeks <= 260 ? weeks : null
}

/** As it is sent; null = something is missing. */
export function readTemplate({ milestones, lines }: TemplateForm) {
  const ids = new Set(milestones.map(({ id }) => id))
  const isWhole =
    milestones.every((milestone) => hasTitle({ title: milestone.name })) &&
    lines.every((line) => hasTitle(line) && readWeeks(line.weeks) !== null && ids.has(line.milestoneId))
  if (!isWhole) return null
  return {
    milestones: milestones.map(({ id, name, days }) => ({
      id,
      name,
      days: Object.entries(days).flatMap(([buildingId, day]) => (day === '' ? [] : [{ buildingId, day }])),
    })),
    lines: lines.map(({ id, title, description, trades, locks, reminders, milestoneId, weeks, isBefore }) => ({
      id,
      title,
      description,
      trades: [...trades],
      locks,
      reminders: [...reminders],
      milestoneId,
      weeks: (readWeeks(weeks) ?? 0) * (isBefore ? -1 : 1),
    })),
  }
}
