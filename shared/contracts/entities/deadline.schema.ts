import * as z from 'zod/mini'
import { DEADLINE_STATUSES, MAX_REMINDER_DAYS, MAX_WEEKS } from '#shared/domain/deadlines/deadline-states.ts'
import { CountSchema, DaySchema, IdSchema, LineSchema, TimeSchema, TotalSchema } from '../primitives.ts'

/** API-100: of a deadline as one unit has it. */
const UnitDeadlineShape = {
  /** Of the deadline in this unit: no other unit has it. */
  id: IdSchema,
  /** Of the deadline that several units share; null = it is this unit's alone. Either one names it in calls. */
  parent_id: z.nullable(IdSchema),
  title: z.string(),
  description: z.string(),
  status: z.enum(DEADLINE_STATUSES),
  /** The end of its day in Berlin, with what the unit was given beyond the others. */
  expires_at: TimeSchema,
  /** Calendar days in Berlin; negative = it is over. */
  remaining_days: z.int(),
  /** The same, by the other name that it has. */
  due_in: z.int(),
  /** Its day in Berlin, as calendars have it. */
  scheduled_for: DaySchema,
  /** Days before it on which buyers who have not met it are reminded. */
  reminders: z.array(z.int()),
  trades: z.array(z.string()),
  /** Once it is over, what belongs to these trades stays as it is. */
  lock_trades: z.boolean(),
  /** It is done, as `completed_at` says when. */
  buyer_completed: z.boolean(),
  completed_at: z.nullable(TimeSchema),
  /** Who said that it is done; '' = nobody, or somebody whose affair it is no longer. */
  completed_by: z.string(),
}

/** What of the unit is fixed as it stands if nothing is done, or is so already. */
const FixedItemsSchema = z.object({
  decided_count: CountSchema,
  /** Items of these trades in which there is something to choose. */
  count: CountSchema,
  /** Cents over the standard; null = the project shows no prices. */
  total: z.nullable(TotalSchema),
  on_request_count: CountSchema,
  items: z.array(
    z.object({
      id: IdSchema,
      title: z.string(),
      /** null = it belongs to the whole unit. */
      room: z.nullable(z.object({ id: IdSchema, slug: z.string(), title: z.string() })),
      /** null = nothing is fitted. */
      product: z.nullable(z.object({ id: IdSchema, title: z.string() })),
      total: z.nullable(TotalSchema),
      is_on_request: z.boolean(),
    }),
  ),
})

export const UnitDeadlineSchema = z.object({
  ...UnitDeadlineShape,
  /** Of one that is completed, what was left as it stands; null = it locks nothing, or the unit has no room book. */
  fixed: z.nullable(FixedItemsSchema),
  /** What the unit was given beyond the others; staff alone are told the reason. */
  extension: z.nullable(z.object({ from: TimeSchema, reason: z.string() })),
  /** When the buyers asked for more time, once it was over; null = they have not, or have it by now. */
  requested_at: z.nullable(TimeSchema),
  /** Files of a calendar know the later of two by this. */
  sequence: CountSchema,
  /** What the buyers wrote about it; staff alone are told. */
  words: z.array(
    z.object({
      /** The thread that it began. */
      thread_id: IdSchema,
      is_completion: z.boolean(),
      at: TimeSchema,
      by: z.string(),
      subject: z.string(),
      message: z.string(),
    }),
  ),
})

/** A text in the languages of the portal; '' = it is not written in this one. */
const line = () => LineSchema.check(z.trim(), z.maxLength(120))
const paragraph = () => z.string().check(z.trim(), z.maxLength(2_000))
export const DeadlineTitleSchema = z
  .strictObject({ de: line(), en: line() })
  .check(z.refine(({ de, en }) => de !== '' || en !== '', 'a title in one of the languages'))
const DescriptionSchema = z.strictObject({ de: paragraph(), en: paragraph() })

/** What staff say of a deadline, wherever its day comes from. */
export const DEADLINE_FIELDS = {
  title: DeadlineTitleSchema,
  description: DescriptionSchema,
  /** Codes of trades. */
  trades: z.array(z.string().check(z.minLength(1), z.maxLength(20))).check(z.maxLength(50)),
  locks: z.boolean(),
  /** Days before it. */
  reminders: z.array(z.int().check(z.minimum(0), z.maximum(MAX_REMINDER_DAYS))).check(z.maxLength(10)),
}

/** A deadline that is on a day of its own: for a whole project, a building of it, or a unit. */
export const WantedDeadlineSchema = z.strictObject({
  ...DEADLINE_FIELDS,
  day: DaySchema,
  /** null = all of the project. */
  building_id: z.nullable(IdSchema),
  unit_id: z.nullable(IdSchema),
})

/** A line of a project's template: a deadline for each building whose milestone has a day. */
export const TemplateLineSchema = z.strictObject({
  /** null = a new one. */
  id: z.nullable(IdSchema),
  ...DEADLINE_FIELDS,
  milestone_id: IdSchema,
  /** After the milestone; negative = before it. */
  weeks: z.int().check(z.minimum(-MAX_WEEKS), z.maximum(MAX_WEEKS)),
})

export const MilestoneSchema = z.strictObject({
  /** What is new has one that its lines name it by; it need not be the one that it gets. */
  id: IdSchema,
  name: DeadlineTitleSchema,
  days: z.array(z.strictObject({ building_id: IdSchema, day: DaySchema })).check(z.maxLength(200)),
})

/** How a deadline stands in a unit, for the team. */
const StandingSchema = z.object({
  unit_id: IdSchema,
  unit_name: z.string(),
  /** Has it in the unit's name or number: what lists call it. */
  unit_number: z.string(),
  buyer_count: CountSchema,
  /** In this unit. */
  expires_at: TimeSchema,
  status: z.enum(DEADLINE_STATUSES),
  completed_at: z.nullable(TimeSchema),
  completed_by: z.string(),
  /** Items of its trades that nobody has decided, of one that is completed; null = it is not, or locks nothing. */
  open_count: z.nullable(CountSchema),
  extension: z.nullable(z.object({ reason: z.string(), by: z.string(), at: TimeSchema })),
})

/** A deadline with the units that it is for, as the team's list has it. */
export const StaffDeadlineSchema = z.object({
  id: IdSchema,
  ...DEADLINE_FIELDS,
  expires_at: TimeSchema,
  day: DaySchema,
  remaining_days: z.int(),
  building_id: z.nullable(IdSchema),
  /** Its own unit; null = several have it. */
  unit_id: z.nullable(IdSchema),
  /** Line of the template that it comes from; null = it has a day of its own. */
  line_id: z.nullable(IdSchema),
  units: z.array(StandingSchema),
})

/** Who is told of a change, before or after it is made, and what it fixes at once. */
export const ToldSchema = z.object({
  unit_count: CountSchema,
  person_count: CountSchema,
  deadline_count: CountSchema,
  /** Units in which saving would fix something at once, its day being over; a trial alone says so. */
  fixed_unit_count: CountSchema,
  /** Items that are fixed there. */
  fixed_item_count: CountSchema,
})

export const ProjectDeadlinesSchema = z.object({
  project: z.object({ id: IdSchema, slug: IdSchema, name: z.string() }),
  /** Whether who asks may set deadlines here. */
  buildings: z.array(z.object({ id: IdSchema, name: z.string() })),
  /** Units that buyers have, to choose one from. */
  units: z.array(z.object({ id: IdSchema, name: z.string(), building_id: IdSchema })),
  /** Codes of trades that its catalogues name. */
  trades: z.array(z.string()),
  revision: z.string(),
  milestones: z.array(MilestoneSchema),
  lines: z.array(TemplateLineSchema),
  deadlines: z.array(StaffDeadlineSchema),
})

/** A calendar's own way to somebody's deadlines; its address is told once, when it is made. */
export const CalendarFeedSchema = z.object({
  id: IdSchema,
  /** null = of all of one's units. */
  unit_id: z.nullable(IdSchema),
  created_at: TimeSchema,
  /** null = no calendar has asked yet. */
  fetched_at: z.nullable(TimeSchema),
  /** What asked last, in a word or two; '' = it is not known. */
  fetched_by: z.string(),
})
