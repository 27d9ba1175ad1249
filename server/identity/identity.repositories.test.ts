import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/db/database.types.ts'
import { deleteExpired } from '#server/platform/db/housekeeping.ts'
import { testDatabases } from '#server/platform/db/testing/databases.ts'
import { aUser, fillWithUnits, NOW } from '#server/testing/records.ts'
import { addAuditEntry, listActivitiesOf, listAuditEntriesOf } from '#server/platform/audit/audit-log.repository.ts'
import {
  acceptInvitation,
  addInvitation,
  findInvitation,
  findOpenInvitation,
  type Invitation,
  type InvitationState,
  invitationState,
  listInvitationsOf,
  renewInvitation,
  revokeInvitation,
} from './invitations.repository.ts'
import { addOneTimeToken, findTokenUser, useOneTimeToken } from './one-time-tokens.repository.ts'
import {
  addRegisteredUser,
  findProfile,
  listUsersOf,
  markDeletionRequested,
  savePassword,
  saveProfile,
} from './profiles.repository.ts'
import { createSession, deleteSessionsOf, listSessionsOf } from './sessions.repository.ts'
import { savePerson } from './people.repository.ts'
import { findUser, findUsersByEmail, saveUser } from './users.repository.ts'

const LATER = '2026-11-21T10:00:00.000Z'
const LONG_AGO = '2020-01-01T00:00:00.000Z'
const ALL = { limit: 100, offset: 0 }

for (const databases of testDatabases()) {
  describe.skipIf(!databases.isAvailable)(`identity repositories on ${databases.name}`, () => {
    let database: Database

    beforeAll(() => databases.start(), 60_000)
    afterAll(() => databases.stop(), 60_000)
    beforeEach(async () => {
      database = await databases.open()
      await fillWithUnits(database)
    })
    afterEach(() => database.close())

    const invitation = (change: Partial<Invitation> & Pick<Invitation, 'id'>): Invitation => ({
      accountId: 'demo',
      email: 'nora@example.com',
      firstName: 'Nora',
      lastName: 'Neu',
      group: 'buyer',
      projectId: 'p1',
      unitIds: ['u1', 'u2'],
      roles: [],
      createdBy: 'anna',
      createdAt: NOW,
      sentAt: NOW,
      expiresAt: LATER,
      acceptedAt: null,
      revokedAt: null,
      ...change,
    })

    it('keeps an invitation as it was, for its account and its token', async () => {
      const db = database.kysely
      const stored = invitation({ id: 'i1' })
      await addInvitation(db, stored, 'hash')
      expect(await findInvitation(db, 'demo', 'i1')).toEqual(stored)
      expect(await findInvitation(db, 'partner', 'i1')).toBeNull()
      expect(await findOpenInvitation(db, 'hash', NOW)).toEqual(stored)
      expect(await findOpenInvitation(db, 'other', NOW)).toBeNull()
      expect(await findOpenInvitation(db, 'hash', LATER)).toBeNull()
    })

    it('lets one of many accept an invitation, and nobody a closed one', async () => {
      const db = database.kysely
      await addInvitation(db, invitation({ id: 'i1' }), 'hash')
      const taken = await Promise.all(Array.from({ length: 5 }, () => acceptInvitation(db, 'hash', NOW)))
      expect(taken.filter(Boolean)).toHaveLength(1)
      expect(await revokeInvitation(db, 'demo', 'i1', NOW)).toBe(false)
      expect(
        await renewInvitation(db, invitation({ id: 'i1' }), { tokenHash: 'h2', sentAt: NOW, expiresAt: LATER }),
      ).toBe(false)
      await addInvitation(db, invitation({ id: 'i2' }), 'hash-2')
      expect(await revokeInvitation(db, 'partner', 'i2', NOW)).toBe(false)
      expect(await revokeInvitation(db, 'demo', 'i2', NOW)).toBe(true)
      expect(await acceptInvitation(db, 'hash-2', NOW)).toBe(false)
    })

    it('finds invitations by the state that they are in, the same in SQL and in code', async () => {
      const db = database.kysely
      const ofState: Record<InvitationState, Invitation> = {
        open: invitation({ id: 'open' }),
        accepted: invitation({ id: 'accepted', acceptedAt: NOW, expiresAt: LONG_AGO }),
        revoked: invitation({ id: 'revoked', revokedAt: NOW }),
        expired: invitation({ id: 'expired', expiresAt: NOW, lastName: '100%' }),
      }
      for (const one of Object.values(ofState)) await addInvitation(db, one, one.id)
      const filter = { accountId: 'demo', groups: ['buyer'], projectIds: null, search: null, page: ALL } as const
      for (const state of ['open', 'accepted', 'revoked', 'expired'] as const) {
        const { invitations, total } = await listInvitationsOf(db, { ...filter, state }, NOW)
        expect(invitations).toEqual([ofState[state]])
        expect(total).toBe(1)
        expect(invitationState(ofState[state], NOW)).toBe(state)
      }
      const found = async (search: string) =>
        (await listInvitationsOf(db, { ...filter, state: null, search }, NOW)).invitations.map(({ id }) => id)
      expect(await found('0%')).toEqual(['expired'])
      expect(await found('NEU')).toHaveLength(3)
      expect(await found('nobody')).toEqual([])
      for (const groups of [['user'], []] as const)
        expect((await listInvitationsOf(db, { ...filter, groups, state: null }, NOW)).total).toBe(0)
    })

    it('lets one of many use a token, of its kind and in its time', async () => {
      const db = database.kysely
      const token = { kind: 'auth_token', userId: 'anna', createdBy: 'ben', createdAt: NOW, expiresAt: LATER } as const
      await saveUser(db, aUser({ id: 'ben', group: 'user' }), NOW)
      await addOneTimeToken(db, { ...token, tokenHash: 'h1' })
      expect(await useOneTimeToken(db, 'h1', 'login_token', NOW)).toBeNull()
      expect(await useOneTimeToken(db, 'h1', 'auth_token', LATER)).toBeNull()
      expect(await findTokenUser(db, 'h1', 'auth_token', NOW)).toBe('anna')
      const used = await Promise.all(Array.from({ length: 5 }, () => useOneTimeToken(db, 'h1', 'auth_token', NOW)))
      expect(used.filter((one) => one !== null)).toEqual([{ userId: 'anna', createdBy: 'ben' }])
      expect(await findTokenUser(db, 'h1', 'auth_token', NOW)).toBeNull()
    })

    it('ends all sessions of a user but one, and no one else’s', async () => {
      const db = database.kysely
      await saveUser(db, aUser({ id: 'ben' }), NOW)
      for (const [tokenHash, userId, lastUsedAt, expiresAt] of [
        ['a1', 'anna', NOW, LATER],
        ['a2', 'anna', LATER, '2026-12-01T00:00:00.000Z'],
        ['a3', 'anna', LONG_AGO, LONG_AGO],
        ['b1', 'ben', NOW, LATER],
      ] as const) {
        await createSession(db, { tokenHash, userId, deviceLabel: tokenHash, createdAt: NOW, lastUsedAt, expiresAt })
      }
      const labels = async (userId: string) => (await listSessionsOf(db, userId, NOW)).map((one) => one.deviceLabel)
      expect(await labels('anna')).toEqual(['a2', 'a1'])
      expect((await deleteSessionsOf(db, 'anna', 'a1')).toSorted()).toEqual(['a2', 'a3'])
      expect(await labels('anna')).toEqual(['a1'])
      expect(await labels('ben')).toEqual(['b1'])
      expect(await deleteSessionsOf(db, 'anna', null)).toEqual(['a1'])
    })

    it('AUT-16 AUT-17 adds who registers with the time of their consent, once for an e-mail', async () => {
      const db = database.kysely
      const nora = aUser({ id: 'nora', passwordHash: 'h' })
      expect(await addRegisteredUser(db, nora, { language: 'en' }, NOW)).toBe(true)
      expect(await addRegisteredUser(db, { ...nora, id: 'other' }, {}, NOW)).toBe(false)
      expect(await findProfile(db, 'nora')).toEqual({
        user: nora,
        preferences: { language: 'en' },
        acceptedTermsAt: NOW,
        acceptedPrivacyAt: NOW,
        deletionRequestedAt: null,
      })
      expect(await findUsersByEmail(db, nora.email, 'demo')).toHaveLength(1)
    })

    it('USR-4 sets what staff change of somebody, and leaves what they change themselves meanwhile', async () => {
      const db = database.kysely
      const read = aUser({ id: 'nora', group: 'user', passwordHash: 'old' })
      await saveUser(db, read, NOW)
      await savePassword(db, 'nora', 'new', NOW)
      await savePerson(db, { ...read, firstName: 'N', group: 'admin', role: 'admin' }, LATER)
      const changed = { firstName: 'N', group: 'admin', role: 'admin', passwordHash: 'new', mobile: read.mobile }
      expect(await findUser(db, 'nora')).toMatchObject(changed)
    })

    it('keeps consents and wishes when a profile changes, and notes a wish once', async () => {
      const db = database.kysely
      await addRegisteredUser(db, aUser({ id: 'nora' }), {}, NOW)
      expect(await markDeletionRequested(db, 'nora', NOW)).toBe(true)
      expect(await markDeletionRequested(db, 'nora', LATER)).toBe(false)
      const fields = { firstName: 'N', lastName: 'O', mobile: '1', preferences: { theme: 'dark' } } as const
      await saveProfile(db, 'nora', fields, LATER)
      expect(await findProfile(db, 'nora')).toMatchObject({
        user: { firstName: 'N', lastName: 'O', mobile: '1', email: 'nora@example.com' },
        preferences: { theme: 'dark' },
        acceptedTermsAt: NOW,
        deletionRequestedAt: NOW,
      })
    })

    it('lists people by group and part of a name, in pages', async () => {
      const db = database.kysely
      await saveUser(db, aUser({ id: 'adam', firstName: 'Adam', lastName: 'Ahorn', group: 'admin' }), NOW)
      await saveUser(db, aUser({ id: 'far', accountId: 'partner' }), NOW)
      const filter = {
        accountId: 'demo',
        groups: ['buyer', 'admin'],
        projectIds: null,
        search: null,
        only: null,
      } as const
      const listIds = async (change: object, page = ALL) =>
        (await listUsersOf(db, { ...filter, ...change }, page)).users.map(({ user }) => user.id)
      expect(await listIds({})).toEqual(['adam', 'anna'])
      expect(await listIds({}, { limit: 1, offset: 1 })).toEqual(['anna'])
      expect(await listIds({ groups: ['buyer'] })).toEqual(['anna'])
      expect(await listIds({ search: 'AHO' })).toEqual(['adam'])
      expect(await listIds({ groups: [] })).toEqual([])
    })

    it('reads the audit log by account, action and person, the latest first', async () => {
      const db = database.kysely
      const entry = {
        accountId: 'demo',
        unitId: null,
        userId: 'anna',
        action: 'session.started',
        details: { a: 1 },
        at: NOW,
      }
      await addAuditEntry(db, { ...entry, subject: { kind: 'session', id: 's1' } })
      await addAuditEntry(db, { ...entry, action: 'invitation.created', userId: 'gone', at: LATER })
      await addAuditEntry(db, { ...entry, accountId: 'partner' })
      const every = {
        accountId: 'demo',
        action: null,
        kinds: null,
        userId: null,
        search: null,
        from: null,
        before: null,
      }
      const read = async (change: object) => (await listAuditEntriesOf(db, { ...every, ...change }, ALL)).entries
      expect(await read({})).toMatchObject([
        { action: 'invitation.created', user: null, subject: null },
        { user: { id: 'anna', name: 'Anna Muster' }, subject: { kind: 'session', id: 's1' }, details: { a: 1 } },
      ])
      expect(await read({ action: 'invitation.' })).toHaveLength(1)
      expect(await read({ userId: 'anna' })).toHaveLength(1)
      expect(await listActivitiesOf(db, 'gone', 10)).toEqual([
        { at: LATER, action: 'invitation.created', unitId: null },
      ])
    })

    it('forgets invitations and tokens that ended long ago', async () => {
      const db = database.kysely
      await addInvitation(db, invitation({ id: 'old', expiresAt: LONG_AGO }), 'old')
      await addInvitation(db, invitation({ id: 'new' }), 'new')
      const token = { kind: 'password_reset', userId: 'anna', createdBy: null, createdAt: NOW } as const
      await addOneTimeToken(db, { ...token, tokenHash: 'old', expiresAt: LONG_AGO })
      await addOneTimeToken(db, { ...token, tokenHash: 'new', expiresAt: LATER })
      await deleteExpired(db, new Date(NOW))
      expect(await db.selectFrom('invitations').select('id').execute()).toEqual([{ id: 'new' }])
      expect(await db.selectFrom('oneTimeTokens').select('tokenHash').execute()).toEqual([{ tokenHash: 'new' }])
    })
  })
}
