import { valueAt, type TestAnswer, type TestPortal } from './test-portal.ts'

/** Status, code and field of an answer's first error. */
export function refusalIn(answer: TestAnswer): unknown[] {
  const error = valueAt(answer.json['errors'], '0')
  return [answer.status, valueAt(error, 'code'), valueAt(error, 'field')]
}

/** Status and code of an answer's first error. */
export function codeIn(answer: TestAnswer): unknown[] {
  return refusalIn(answer).slice(0, 2)
}

/** Statuses of answers that came in any order, the lowest first. */
export function getStatuses(answers: readonly TestAnswer[]): number[] {
  return answers.map(({ status }) => status).toSorted((one, other) => one - other)
}

/** A new session's header from an answer with a token. */
export function makeBearer(answer: TestAnswer): Record<string, string> {
  return { authorization: `Bearer ${String(valueAt(answer.json, 'token', 'auth_token'))}` }
}

/** The list in an answer. */
export function listIn(answer: TestAnswer): unknown[] {
  const list: unknown = JSON.parse(answer.text)
  return Array.isArray(list) ? list : []
}

/** Text of the newest mail to somebody, '' when there is none. */
export async function mailTo(portal: TestPortal, recipient: string): Promise<string> {
  const mails = await portal.database.kysely
    .selectFrom('mails')
    .select(['bodyText', 'createdAt'])
    .where('recipient', '=', recipient)
    .orderBy('createdAt', 'desc')
    .execute()
  return mails[0]?.bodyText ?? ''
}

/** Everything that is stored, as one text: a secret must not be in it. Mails are not: their text is what is sent. */
export async function storedText(portal: TestPortal): Promise<string> {
  const db = portal.database.kysely
  const tables = ['invitations', 'oneTimeTokens', 'sessions', 'auditLog', 'users'] as const
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}
