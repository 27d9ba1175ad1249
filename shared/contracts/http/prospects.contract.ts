import * as z from 'zod/mini'
import { ProspectSelectionsSchema, SavedProspectSchema } from '../entities/prospect.schema.ts'
import { SELECTION_ERRORS } from '../errors.ts'
import { CountSchema, IdSchema, LocaleSchema, TimeSchema, TotalSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'
import { UnitPlaceQuery } from './units.contract.ts'
import { TakenWishesSchema, WishesSchema } from '../entities/wish.schema.ts'

const PATH = '/mp/api/v1/units/:unit_id/prospect_configurations'
const UnitParams = z.strictObject({ unit_id: IdSchema })
const PageNumber = z.string().check(z.regex(/^[1-9]\d{0,4}$/))
const PageSize = z.string().check(z.regex(/^([1-9]\d?|100)$/))

/** 128 random bits in base64url (decision 15). */
export const ConfigurationTokenSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))
/** One line, so that it can stand in a mail's header. */
const LineSchema = z.string().check(z.maxLength(200), z.regex(/^[^\p{Cc}]*$/u))
const EMAIL = /^[^\s@<>"(),:;[\]\\\p{Cc}]+@[^\s@<>"(),:;[\]\\\p{Cc}]+\.[^\s@<>"(),:;[\]\\\p{Cc}.]+$/u
/** Something, an at sign, a domain with a dot; nothing that means something else in a mail's header. */
export const EmailSchema = z.string().check(z.maxLength(254), z.regex(EMAIL))
/** International: a plus or zeros in front or not, country code, digits in groups (PRO-7). */
export const PhoneSchema = z.string().check(z.maxLength(40), z.regex(/^\+?\(?\d(?:[ ./()-]{0,3}\d){5,18}$/))

/**
 * PRO-21, decision 53: a visitor's configuration, to come back to (`requests_contact` false) or to be asked about
 * (true). The link goes to the visitor by mail, the request to the people who sell the unit.
 */
export const createProspectConfiguration = defineEndpoint({
  name: 'createProspectConfiguration',
  method: 'POST',
  path: PATH,
  audience: 'public',
  summary: 'Save the configuration of a sample unit and mail it, or ask for contact',
  params: UnitParams,
  query: UnitPlaceQuery,
  body: z.strictObject({
    email: EmailSchema,
    /** First and last name; empty when only the e-mail was asked for. */
    name: LineSchema,
    /** PRO-20: for the sellers, never in the mail to the visitor. */
    subject: z.optional(LineSchema),
    comment: z.string().check(z.maxLength(5_000)),
    contact: z.nullable(
      z.strictObject({ first_name: LineSchema, last_name: LineSchema, phone: z.nullable(PhoneSchema) }),
    ),
    requests_contact: z.boolean(),
    configuration: ProspectSelectionsSchema,
    /** What is marked with a heart, as it goes along under a code (TAKE-10). */
    wishes: z.optional(WishesSchema),
    /**
     * SHA-256, hex, of unit id, lower-cased e-mail and trimmed name, a line each (decision 15). The server reckons
     * it itself; one that is named has to agree.
     */
    checksum: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
    /** Language of the mail; without it the project's own. */
    locale: z.optional(LocaleSchema),
  }),
  answer: z.object({
    configuration_token: ConfigurationTokenSchema,
    /** Where it opens again: a path on this host. */
    restore_path: z.string(),
    expires_at: TimeSchema,
    /** Cents, by the engine on the server (decision 2). */
    total: TotalSchema,
    total_on_request: CountSchema,
  }),
  write: 'plain',
  once: true,
  errors: [
    'FORBIDDEN',
    'NOT_FOUND',
    'TOO_MANY_REQUESTS',
    'INVALID_VALUE',
    'IDEMPOTENCY_KEY_REUSED',
    ...SELECTION_ERRORS,
  ],
})

/** API-36, PRO-25: who has the link sees choices and figures, nobody's name. Unknown and expired are the same. */
export const getProspectConfiguration = defineEndpoint({
  name: 'getProspectConfiguration',
  method: 'GET',
  path: `${PATH}/:configuration_token`,
  audience: 'public',
  summary: 'A saved configuration by its token',
  params: z.strictObject({ unit_id: IdSchema, configuration_token: ConfigurationTokenSchema }),
  query: UnitPlaceQuery,
  body: null,
  answer: z.extend(SavedProspectSchema, { wishes: TakenWishesSchema }),
  write: 'none',
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

/** API-35: who has saved or asked, the latest first, for the account's own people. Total in `X-Total-Count`. */
export const listProspectConfigurations = defineEndpoint({
  name: 'listProspectConfigurations',
  method: 'GET',
  path: PATH,
  audience: 'unit',
  right: 'answerEnquiries',
  summary: 'The saved configurations and contact requests of a unit',
  params: UnitParams,
  query: z.extend(UnitPlaceQuery, { page: z.optional(PageNumber), per_page: z.optional(PageSize) }),
  body: null,
  answer: z.array(
    z.object({
      id: IdSchema,
      email: z.string(),
      name: z.string(),
      comment: z.string(),
      contact: z.nullable(z.object({ first_name: z.string(), last_name: z.string(), phone: z.nullable(z.string()) })),
      requests_contact: z.boolean(),
      checksum: z.string(),
      configuration: ProspectSelectionsSchema,
      total: TotalSchema,
      total_on_request: CountSchema,
      created_at: TimeSchema,
      expires_at: TimeSchema,
    }),
  ),
  write: 'none',
  errors: ['FORBIDDEN'],
})
