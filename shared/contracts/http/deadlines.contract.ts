import * as z from 'zod/mini'
import {
  CalendarFeedSchema,
  MilestoneSchema,
  ProjectDeadlinesSchema,
  TemplateLineSchema,
  ToldSchema,
  UnitDeadlineSchema,
  WantedDeadlineSchema,
} from '../entities/deadline.schema.ts'
import { DaySchema, EmptySchema, IdSchema, LineSchema, LocaleSchema, UrlSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { UnitPlaceQuery } from './units.contract.ts'

const OF_UNIT = '/bp/api/v1/units/:unit_id/deadlines'
const OF_ACCOUNT = '/bp/api/v1/account/deadlines'
const FEEDS = '/bp/api/v1/calendar_feeds'
const UnitParams = z.strictObject({ unit_id: IdSchema })
const InUnitParams = z.strictObject({ unit_id: IdSchema, deadline_id: IdSchema })
const DeadlineParams = z.strictObject({ deadline_id: IdSchema })
const ProjectParams = z.strictObject({ project_id: IdSchema })
const ChangedSchema = z.object({ id: IdSchema })
const LocaleQuery = z.strictObject({ locale: z.optional(LocaleSchema) })
/** Nothing is stored or sent: who would be told is asked. */
const TRIAL = { is_trial: z.boolean() }

/** Deadlines of a unit, the first first, with what happens if nothing is done (DDL-1, DDL-23). */
export const listDeadlines = defineEndpoint({
  name: 'listDeadlines',
  method: 'GET',
  path: OF_UNIT,
  audience: 'unit',
  summary: 'The deadlines of a unit',
  params: UnitParams,
  query: z.extend(UnitPlaceQuery, { locale: z.optional(LocaleSchema) }),
  body: null,
  answer: z.array(UnitDeadlineSchema),
  write: 'none',
  errors: [],
})

/** API-53, API-54: a buyer asks about a deadline, or says that it is done. */
export const saveDeadline = defineEndpoint({
  name: 'saveDeadline',
  method: 'POST',
  path: OF_UNIT,
  audience: 'unit',
  isBuyersOnly: true,
  summary: 'Ask about a deadline of a unit, or complete it',
  params: UnitParams,
  query: UnitPlaceQuery,
  body: z.strictObject({
    /** Its own in this unit, or its parent's. */
    id: IdSchema,
    completed: z.boolean(),
    subject: LineSchema.check(z.trim(), z.maxLength(200)),
    message: z.string().check(z.trim(), z.maxLength(5_000)),
  }),
  answer: ChangedSchema,
  write: 'plain',
  once: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'IDEMPOTENCY_KEY_REUSED'],
})

/** DDL-33: a buyer takes back that it is done, until the deadline's day is over. */
export const reopenDeadline = defineEndpoint({
  name: 'reopenDeadline',
  method: 'DELETE',
  path: `${OF_UNIT}/:deadline_id/completion`,
  audience: 'unit',
  isBuyersOnly: true,
  summary: 'Take back that a deadline of a unit is done',
  params: InUnitParams,
  query: UnitPlaceQuery,
  body: null,
  answer: ChangedSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'INVALID_VALUE'],
})

/** DDL-31: more time for one unit, and why; no day = the unit has the others' day again. */
export const extendDeadline = defineEndpoint({
  name: 'extendDeadline',
  method: 'PUT',
  path: `${OF_UNIT}/:deadline_id/extension`,
  audience: 'unit',
  right: 'setDeadlines',
  summary: 'Give one unit more time',
  params: InUnitParams,
  query: UnitPlaceQuery,
  body: z.strictObject({ day: z.nullable(DaySchema), reason: z.string().check(z.trim(), z.maxLength(500)) }),
  answer: ToldSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'INVALID_VALUE'],
})

/** One deadline as a file for calendars. */
export const getCalendarEntry = defineEndpoint({
  name: 'getCalendarEntry',
  method: 'GET',
  path: `${OF_UNIT}/:deadline_id/calendar_entry`,
  audience: 'unit',
  summary: 'A deadline of a unit as iCalendar',
  params: InUnitParams,
  query: z.extend(UnitPlaceQuery, { locale: z.optional(LocaleSchema) }),
  body: null,
  answer: z.object({ content: z.string() }),
  write: 'none',
  errors: ['NOT_FOUND'],
})

/** DDL-29: the team's deadlines in the projects where the caller may set them. */
export const listProjectDeadlines = defineEndpoint({
  name: 'listProjectDeadlines',
  method: 'GET',
  path: OF_ACCOUNT,
  audience: 'user',
  right: 'setDeadlines',
  summary: 'Deadlines by project, with milestones and who has completed',
  params: EmptySchema,
  query: LocaleQuery,
  body: null,
  answer: z.array(ProjectDeadlinesSchema),
  write: 'none',
  errors: ['FORBIDDEN'],
})

export const createDeadline = defineEndpoint({
  name: 'createDeadline',
  method: 'POST',
  path: '/bp/api/v1/account/projects/:project_id/deadlines',
  audience: 'user',
  right: 'setDeadlines',
  summary: 'Set a deadline for a project, a building or a unit',
  params: ProjectParams,
  query: EmptySchema,
  body: z.extend(WantedDeadlineSchema, TRIAL),
  answer: ToldSchema,
  write: 'plain',
  once: true,
  errors: ['FORBIDDEN', 'NOT_FOUND', 'UNIT_UNKNOWN', 'INVALID_VALUE', 'IDEMPOTENCY_KEY_REUSED'],
})

/** What it is for stays; one that comes from a template is changed there. */
export const updateDeadline = defineEndpoint({
  name: 'updateDeadline',
  method: 'PUT',
  path: `${OF_ACCOUNT}/:deadline_id`,
  audience: 'user',
  right: 'setDeadlines',
  summary: 'Change a deadline',
  params: DeadlineParams,
  query: EmptySchema,
  body: z.extend(WantedDeadlineSchema, TRIAL),
  answer: ToldSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'INVALID_VALUE'],
})

export const deleteDeadline = defineEndpoint({
  name: 'deleteDeadline',
  method: 'DELETE',
  path: `${OF_ACCOUNT}/:deadline_id`,
  audience: 'user',
  right: 'setDeadlines',
  summary: 'Take a deadline away',
  params: DeadlineParams,
  query: EmptySchema,
  body: null,
  answer: ChangedSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'INVALID_VALUE'],
})

/** DDL-30: milestones with a day for each building, and the deadlines that lie so many weeks from them. */
export const saveDeadlineTemplate = defineEndpoint({
  name: 'saveDeadlineTemplate',
  method: 'PUT',
  path: '/bp/api/v1/account/projects/:project_id/deadline_template',
  audience: 'user',
  right: 'setDeadlines',
  summary: 'Set the milestones of a project and the deadlines that go with them',
  params: ProjectParams,
  query: EmptySchema,
  body: z.strictObject({
    /** Of the template that was read; another one meanwhile is a conflict. */
    revision: z.string().check(z.maxLength(100)),
    milestones: z.array(MilestoneSchema).check(z.maxLength(20)),
    lines: z.array(TemplateLineSchema).check(z.maxLength(100)),
    ...TRIAL,
  }),
  answer: ToldSchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'INVALID_VALUE', 'REVISION_CONFLICT'],
})

/** DDL-26: ways that the caller's calendars have to their deadlines. */
export const listCalendarFeeds = defineEndpoint({
  name: 'listCalendarFeeds',
  method: 'GET',
  path: FEEDS,
  audience: 'user',
  summary: 'The addresses that one’s calendars ask',
  params: EmptySchema,
  query: EmptySchema,
  body: null,
  answer: z.array(CalendarFeedSchema),
  write: 'none',
  errors: [],
})

/** Makes an address, of one unit or of all, in place of the one there was. */
export const createCalendarFeed = defineEndpoint({
  name: 'createCalendarFeed',
  method: 'POST',
  path: FEEDS,
  audience: 'user',
  summary: 'Make an address for one’s calendar',
  params: EmptySchema,
  query: EmptySchema,
  body: z.strictObject({ unit_id: z.nullable(IdSchema) }),
  answer: z.extend(CalendarFeedSchema, { url: UrlSchema }),
  write: 'plain',
  errors: ['NOT_FOUND'],
})

export const deleteCalendarFeed = defineEndpoint({
  name: 'deleteCalendarFeed',
  method: 'DELETE',
  path: `${FEEDS}/:feed_id`,
  audience: 'user',
  summary: 'Revoke an address of one’s calendar',
  params: z.strictObject({ feed_id: IdSchema }),
  query: EmptySchema,
  body: null,
  answer: EmptySchema,
  write: 'plain',
  errors: ['NOT_FOUND'],
})

/** What a calendar asks: whoever has the address needs no login. */
export const getCalendar = defineEndpoint({
  name: 'getCalendar',
  method: 'GET',
  path: '/bp/api/v1/calendars/:token',
  audience: 'public',
  summary: 'Somebody’s deadlines as iCalendar',
  params: z.strictObject({ token: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}(\.ics)?$/)) }),
  query: EmptySchema,
  body: null,
  answer: z.string(),
  produces: 'text/calendar',
  write: 'none',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
