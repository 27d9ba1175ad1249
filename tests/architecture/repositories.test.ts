import { describe, expect, it } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'
import { findForeignWrites, listWriters } from './repositories.ts'

const SERVICE = 'server/units/units.service.ts'

describe('rows', () => {
  const files = sourceFiles()

  it('ADR 22: are changed by their own capability alone, and read by any after it', () => {
    expect(files.flatMap(findForeignWrites)).toEqual([])
  })

  it('ADR 22: of one table are written by one capability', () => {
    const writers = listWriters(files)
    expect(writers.size).toBeGreaterThan(10)
    expect([...writers].filter(([, capabilities]) => capabilities.size > 1)).toEqual([])
  })

  it.each([
    `import { findUser, saveUser } from '#server/identity/users.repository.ts'`,
    `import { saveUnit as findUnit } from '../projects/units.repository.ts'`,
    `import * as users from '#server/identity/users.repository.ts'`,
  ])('that are changed from elsewhere are found: %s', (text) => {
    expect(findForeignWrites({ path: SERVICE, text })).toHaveLength(1)
  })

  it('that are written from two places are found', () => {
    const writing = { path: SERVICE, text: `await db\n  .updateTable('sessions')\n  .set({})` }
    expect(listWriters([...files, writing]).get('sessions')).toEqual(new Set(['identity', 'units']))
  })

  it.each([
    [SERVICE, `import { findUser, type User } from '#server/identity/users.repository.ts'`],
    [SERVICE, `import type { User } from '#server/identity/users.repository.ts'`],
    [SERVICE, `import { saveRole } from './roles.repository.ts'`],
    [SERVICE, `import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'`],
    ['server/catalogues/package/a.ts', `import { saveUnit } from '#server/projects/units.repository.ts'`],
    ['server/units/a.test.ts', `import { saveUnit } from '#server/projects/units.repository.ts'`],
  ])('that are read, or one’s own, or a package’s, are let pass in %s: %s', (path, text) => {
    expect(findForeignWrites({ path, text })).toEqual([])
  })
})
