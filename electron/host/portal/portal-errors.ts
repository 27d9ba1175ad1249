import * as z from 'zod/mini'
import { ERROR_CODES, type ErrorAnswer } from '#shared/contracts/errors.ts'
import { parseJson } from '../disk/document.ts'

/** The one error shape, with codes that only a later portal knows. */
const PortalErrorsSchema = z.object({
  errors: z
    .array(
      z.object({
        field: z.nullable(z.string()),
        code: z.string().check(z.regex(/^[A-Z][A-Z0-9_]{1,60}$/)),
        message: z.string(),
      }),
    )
    .check(z.minLength(1)),
})
type PortalErrors = z.infer<typeof PortalErrorsSchema>['errors']

/** What the portal itself says against something; null = these are not its words, such as those of a box on the way. */
export function readPortalErrors(body: Buffer): PortalErrors | null {
  const parsed = z.safeParse(PortalErrorsSchema, parseJson(body.toString('utf8')))
  return parsed.success ? parsed.data.errors : null
}

/** For a page of this version: a code that it has no words for becomes one that it has. */
export function knownErrors(errors: PortalErrors): ErrorAnswer['errors'] {
  return errors.map(({ code, ...rest }) => ({
    ...rest,
    code: ERROR_CODES.find((known) => known === code) ?? 'INVALID_VALUE',
  }))
}
