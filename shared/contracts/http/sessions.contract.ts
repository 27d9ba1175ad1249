import * as z from 'zod/mini'
import { SessionSchema } from '../entities/identity.schema.ts'
import { CountSchema, EmptySchema, IdSchema } from '../primitives.ts'
import { defineEndpoint } from './endpoint.ts'

const PATH = '/bp/api/v1/sessions'

export const listSessions = defineEndpoint({
  name: 'listSessions',
  method: 'GET',
  path: PATH,
  audience: 'user',
  summary: 'The devices that one is logged in on, the last used first',
  params: EmptySchema,
  query: EmptySchema,
  body: null,
  answer: z.array(SessionSchema),
  write: 'none',
  errors: [],
})

/** One's own only; somebody else's is as if there were none. The current one may be named, too: that logs out. */
export const revokeSession = defineEndpoint({
  name: 'revokeSession',
  method: 'DELETE',
  path: `${PATH}/:session_id`,
  audience: 'user',
  summary: 'Log a device out',
  params: z.strictObject({ session_id: IdSchema }),
  query: EmptySchema,
  body: null,
  answer: EmptySchema,
  write: 'plain',
  errors: ['NOT_FOUND'],
})

export const revokeOtherSessions = defineEndpoint({
  name: 'revokeOtherSessions',
  method: 'DELETE',
  path: PATH,
  audience: 'user',
  summary: 'Log out on every other device',
  params: EmptySchema,
  query: EmptySchema,
  body: null,
  answer: z.object({ revoked_count: CountSchema }),
  write: 'plain',
  errors: [],
})
