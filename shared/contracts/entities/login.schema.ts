import * as z from 'zod/mini'
import { IdSchema } from '../primitives.ts'

/** A token as it stands in a link: invitation, reset, `auth_token` (decision 9). */
export const LinkTokenSchema = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[A-Za-z0-9_-]+$/))
/** A token of a link with the account in front: `login_token`. See `accountOfLoginToken`. */
export const LoginTokenSchema = z.string().check(z.minLength(1), z.maxLength(300), z.regex(/^[A-Za-z0-9._:-]+$/))
/** A page within an account, for example `/lindenhof/a-12/dashboard` (decision 13). */
export const DeepLinkSchema = z.string().check(z.maxLength(300), z.regex(/^(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+$/))
/** As lenient as the login's (AUT-24): something, an at sign, something. */
export const LoginEmailSchema = z.string().check(z.minLength(3), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+$/))

/**
 * AUT-12: the account id that a `login_token` names in front of its secret; null when it names none. It proves
 * nothing: the server looks at the whole token.
 */
export function accountOfLoginToken(token: string): string | null {
  const end = token.lastIndexOf('.')
  const accountId = end < 0 ? '' : token.slice(0, end)
  return IdSchema.safeParse(accountId).success ? accountId : null
}
