import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newRowId } from '#server/platform/db/package-ids.ts'
import { findProject, saveProject } from '#server/projects/projects.repository.ts'
import { startTestPortal, type TestPortal } from '#server/testing/test-portal.ts'
import { refreshSampleDeadlines } from './seed-sample-deadlines.ts'

const FIRST = new Date('2026-11-20T10:00:00Z')
const LATER = new Date('2026-12-20T10:00:00Z')

describe('sample deadlines', () => {
  let portal: TestPortal
  beforeEach(async () => {
    portal = await startTestPortal()
    const { kysely } = portal.database
    const tiny = await findProject(kysely, 'tiny', 'demo')
    if (tiny === null) throw new Error('nothing to start from')
    const project = {
      ...tiny,
      id: newRowId('demo', 'lindenhof'),
      packageId: 'lindenhof',
      slug: 'lindenhof',
      position: 1,
    }
    await saveProject(kysely, project, FIRST.toISOString())
  })
  afterEach(() => portal.remove())

  const days = async () => {
    const query = portal.database.kysely.selectFrom('deadlines').select(['id', 'expiresAt', 'sequence']).orderBy('id')
    return new Map((await query.execute()).map(({ id, ...row }) => [id, row]))
  }

  it('DDL-21 DDL-22: lie four, two and three weeks ahead, whatever day it is', async () => {
    await refreshSampleDeadlines(portal.database, FIRST)
    // What is of a unit that is not there, or was done by somebody who is gone, is left out.
    expect((await days()).has('sample-papers')).toBe(false)
    expect((await days()).get('sample-doors')?.expiresAt).toBe('2026-12-18T22:59:59.000Z')
    expect((await days()).get('sample-electrics')?.expiresAt).toBe('2026-12-04T22:59:59.000Z')
    expect((await days()).get('sample-bathroom')?.expiresAt).toBe('2026-12-11T22:59:59.000Z')
    await refreshSampleDeadlines(portal.database, LATER)
    expect((await days()).get('sample-electrics')).toEqual({ expiresAt: '2027-01-03T22:59:59.000Z', sequence: 1 })
  })

  it('DDL-21: stay where staff have put them, and gone when they are taken away', async () => {
    await refreshSampleDeadlines(portal.database, FIRST)
    const { kysely } = portal.database
    const moved = { expiresAt: '2027-05-01T21:59:59.000Z', updatedAt: '2026-11-21T10:00:00.000Z' }
    await kysely.updateTable('deadlines').set(moved).where('id', '=', 'sample-doors').execute()
    await kysely.deleteFrom('deadlines').where('id', '=', 'sample-bathroom').execute()
    await refreshSampleDeadlines(portal.database, LATER)
    expect((await days()).get('sample-doors')?.expiresAt).toBe(moved.expiresAt)
    expect((await days()).has('sample-bathroom')).toBe(false)
  })
})
