import * as z from 'zod/mini'
import {
  CentsSchema,
  CountSchema,
  IdSchema,
  ProgressSchema,
  TimeSchema,
  TotalSchema,
  UrlSchema,
} from '../primitives.ts'

export const SALES_STATUSES = ['VACANT', 'RESERVED', 'SOLD'] as const

export const PersonSchema = z.object({
  first_name: z.string(),
  last_name: z.string(),
  image_url: z.nullable(UrlSchema),
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
})

/** PRO-28. Who markets a unit for the developer. */
export const AgentSchema = z.object({
  name: z.string(),
  logo_url: z.nullable(UrlSchema),
  address_street: z.string(),
  address_postcode: z.string(),
  address_city: z.string(),
  email: z.string(),
  phone: z.string(),
})

/** API-72..78. `total` and `progress` come from the engine on every answer. */
export const UnitSchema = z.object({
  id: IdSchema,
  slug: IdSchema,
  sample_unit_token: z.nullable(z.string()),
  display_name: z.string(),
  description: z.string(),
  project_id: IdSchema,
  project_slug: IdSchema,
  account_id: IdSchema,
  unit_number: z.string(),
  unit_type: z.object({ label_singular: z.string(), label_plural: z.string() }),
  /** Purchase price, cents; null = on request. */
  price: z.nullable(CentsSchema),
  total: TotalSchema,
  total_on_request: CountSchema,
  floor_space: z.number(),
  room_count: z.number(),
  floor: z.int(),
  storeys: z.array(z.object({ name_short: z.string(), name: z.string(), position: z.int() })),
  progress: ProgressSchema,
  marketing_portal_enabled: z.boolean(),
  buyer_portal_enabled: z.boolean(),
  room_book_present: z.boolean(),
  flat_finder_enabled: z.boolean(),
  featured: z.boolean(),
  /** A demonstration of it can be booked (KSK-14); absent = no. */
  wohnwahl_demo: z.optional(z.boolean()),
  sales_status: z.enum(SALES_STATUSES),
  configurator_url: z.string(),
  contract_number: z.nullable(z.string()),
  parking_space_number: z.nullable(z.string()),
  cellar_number: z.nullable(z.string()),
  buyers: z.array(
    z.object({
      id: IdSchema,
      first_name: z.string(),
      last_name: z.string(),
      email: z.string(),
      mobile: z.nullable(z.string()),
    }),
  ),
  account_manager: z.nullable(PersonSchema),
  sales_manager: z.nullable(PersonSchema),
  /** null = the developer markets the unit itself (PRO-29). */
  agent: z.nullable(AgentSchema),
  /** What a buyer has to know before completing (decision 29); null = nothing. */
  legal_notice: z.nullable(z.string()),
  attachments: z.array(z.object({ id: IdSchema, role: z.string(), url: UrlSchema, created_at: TimeSchema })),
  unit_features: z.array(z.object({ id: IdSchema, title: z.string(), marketing_feature: z.boolean() })),
  configuration_status: z.object({ status: z.enum(['pending', 'completed']) }),
})

/** One row of the unit list; the deep unit has the rest. */
export const UnitSummarySchema = z.object({
  id: IdSchema,
  slug: IdSchema,
  display_name: z.string(),
  description: z.string(),
  project_id: IdSchema,
  project_slug: IdSchema,
  account_id: IdSchema,
  unit_number: z.string(),
  price: z.nullable(CentsSchema),
  floor_space: z.number(),
  room_count: z.number(),
  floor: z.int(),
  /** What the project calls the storey; null = it is not known. */
  storey_name: z.nullable(z.string()),
  sales_status: z.enum(SALES_STATUSES),
  featured: z.boolean(),
  is_sample: z.boolean(),
})
