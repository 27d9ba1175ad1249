import * as z from 'zod/mini'
import { PresentationSchema } from '../entities/presentation.schema.ts'
import { SelectionsSchema } from '../entities/selections.schema.ts'
import { SELECTION_ERRORS } from '../errors.ts'
import { EmptySchema, IdSchema, LocaleSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { EmailSchema } from './prospects.contract.ts'
import { UnitPlaceQuery } from './units.contract.ts'

const PATH = '/bp/api/v1/units/:unit_id/presentations'
const UnitParams = z.strictObject({ unit_id: IdSchema })
const PresentationParams = z.strictObject({ unit_id: IdSchema, presentation_id: IdSchema })

/** PST-4: what people have put together on a vacant unit, to be handed over to them. */
const NewPresentationSchema = z.strictObject({
  ...SelectionsSchema.shape,
  /** Of the people who looked; '' = they have not said. */
  name: z.string().check(z.maxLength(200)),
  /** Where the link is sent; null = nowhere. */
  email: z.nullable(EmailSchema),
  /** Of the mail. */
  locale: LocaleSchema,
})

/** PST-4: keeps what was chosen in a presentation under a short code, and mails the link where an address is given. */
export const createPresentation = defineEndpoint({
  name: 'createPresentation',
  method: 'POST',
  path: PATH,
  audience: 'unit',
  right: 'presentUnits',
  summary: 'Hand over what was chosen in the presentation of a vacant unit',
  params: UnitParams,
  query: UnitPlaceQuery,
  body: NewPresentationSchema,
  answer: PresentationSchema,
  write: 'plain',
  once: true,
  errors: ['FORBIDDEN', 'UNIT_HAS_BUYERS', 'TOO_MANY_REQUESTS', 'IDEMPOTENCY_KEY_REUSED', ...SELECTION_ERRORS],
})

/** PST-7: what was handed over of this unit and still opens, the latest first. */
export const listPresentations = defineEndpoint({
  name: 'listPresentations',
  method: 'GET',
  path: PATH,
  audience: 'unit',
  right: 'presentUnits',
  summary: 'What was handed over in presentations of a unit',
  params: UnitParams,
  query: UnitPlaceQuery,
  body: null,
  answer: z.array(PresentationSchema),
  write: 'none',
  errors: ['FORBIDDEN'],
})

/** PST-9: its link opens nothing any more. */
export const deletePresentation = defineEndpoint({
  name: 'deletePresentation',
  method: 'DELETE',
  path: `${PATH}/:presentation_id`,
  audience: 'unit',
  right: 'presentUnits',
  summary: 'Delete what was handed over in a presentation',
  params: PresentationParams,
  query: UnitPlaceQuery,
  body: null,
  answer: EmptySchema,
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND'],
})

/** PST-8: makes it the unit's choices, as far as the present catalogue takes them, while nobody has chosen anything. */
export const takeOverPresentation = defineEndpoint({
  name: 'takeOverPresentation',
  method: 'POST',
  path: `${PATH}/:presentation_id/take_over`,
  audience: 'unit',
  right: 'chooseForBuyers',
  summary: 'Carry a presentation into the unit',
  params: PresentationParams,
  query: z.extend(UnitPlaceQuery, { locale: z.optional(LocaleSchema) }),
  body: null,
  answer: z.object({
    /** What the unit's catalogue of now does not take: item and product, or an upgrade by itself (`item` null). */
    left_out: z.array(z.object({ item: z.nullable(z.string()), product: z.string() })),
  }),
  write: 'plain',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'CHOICES_EXIST', 'UNIT_COMPLETED', ...SELECTION_ERRORS],
})
