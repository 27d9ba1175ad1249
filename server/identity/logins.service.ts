import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { listSessions } from '#shared/contracts/http/sessions.contract.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import { deleteSession, deleteSessionsOf, listSessionsOf } from './sessions.repository.ts'
import { announceLessAccess } from '#server/platform/realtime/access-word.ts'
import type { ChangeClock } from '#server/platform/cache/change-clock.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { getSessionId } from './session-tokens.ts'
import type { Caller } from './sessions.service.ts'

type Devices = AnswerOf<typeof listSessions>

export interface LoginsService {
  /** Where the caller is logged in, the last used first. */
  list(caller: Caller): Promise<Devices>
  /** Ends one of the caller's own sessions; false when they have none with this id. */
  revoke(caller: Caller, sessionId: string): Promise<boolean>
  /** Ends all of the caller's sessions but the one that asks; answers how many. */
  revokeOthers(caller: Caller): Promise<number>
}

interface Parts {
  readonly database: Database
  readonly changeClock: ChangeClock
  /** ms since epoch. */
  readonly now: () => number
}

/** Sessions as their owner sees them: one for each device (decision 9). */
export function createLoginsService({ database, changeClock, now }: Parts): LoginsService {
  const getEntry = (caller: Caller) => ({
    accountId: caller.account.id,
    unitId: null,
    userId: caller.user.id,
    at: isoTime(now()),
  })

  return {
    async list({ user, tokenHash }) {
      const time = isoTime(now())
      const sessions = await listSessionsOf(database.kysely, user.id, time)
      return sessions.map((session) => ({
        id: getSessionId(session.tokenHash),
        deviceName: session.deviceLabel || null,
        createdAt: session.createdAt,
        lastUsedAt: session.tokenHash === tokenHash ? time : session.lastUsedAt,
        expiresAt: session.expiresAt,
        isCurrent: session.tokenHash === tokenHash,
      }))
    },

    async revoke(caller, sessionId) {
      const ended = await database.transaction(async (db) => {
        const sessions = await listSessionsOf(db, caller.user.id, isoTime(now()))
        const session = sessions.find(({ tokenHash }) => getSessionId(tokenHash) === sessionId)
        if (session === undefined) return null
        await deleteSession(db, session.tokenHash)
        await announceLessAccess(db, database.kind, [caller.user.id])
        const subject = { kind: 'session', id: sessionId }
        await addAuditEntry(db, { ...getEntry(caller), action: 'session.revoked', subject, details: {} })
        return session.tokenHash
      })
      if (ended !== null) changeClock.sessions.end(ended)
      return ended !== null
    },

    async revokeOthers(caller) {
      const ended = await database.transaction(async (db) => {
        const hashes = await deleteSessionsOf(db, caller.user.id, caller.tokenHash)
        if (hashes.length === 0) return hashes
        await announceLessAccess(db, database.kind, [caller.user.id])
        const details = { count: hashes.length }
        await addAuditEntry(db, { ...getEntry(caller), action: 'session.revoked-others', details })
        return hashes
      })
      for (const tokenHash of ended) changeClock.sessions.end(tokenHash)
      return ended.length
    },
  }
}
