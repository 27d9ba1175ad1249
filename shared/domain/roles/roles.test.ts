import { describe, expect, it } from 'vitest'
import {
  ACCOUNT_RIGHTS,
  ADMIN_GRANTS,
  hasRight,
  hasRightEverywhere,
  hasRightSomewhere,
  listProjectsWith,
  OPERATOR_ROLES,
  RIGHTS,
  RIGHTS_OF_ROLES,
} from './roles.ts'

/** What changes nothing and tells only what lies in a project. */
const READING = ['seeProjects', 'seeUnits', 'seeOrders', 'seeMessages', 'seeDocuments']

describe('roles', () => {
  it('ROL-1 gives an admin every right in every project, and nobody without a role any', () => {
    for (const right of RIGHTS) {
      expect([right, hasRight(ADMIN_GRANTS, right, 'p'), hasRightEverywhere(ADMIN_GRANTS, right)]).toEqual([
        right,
        true,
        true,
      ])
      expect([right, hasRight([], right, 'p'), hasRightSomewhere([], right)]).toEqual([right, false, false])
    }
  })

  it('ROL-2 gives a role for one project there alone, and one for all also in those that come later', () => {
    const here = [{ role: 'lead', projectId: 'p' }] as const
    expect([hasRight(here, 'stepOrders', 'p'), hasRight(here, 'stepOrders', 'q')]).toEqual([true, false])
    expect(hasRightEverywhere(here, 'stepOrders')).toBe(false)
    expect(listProjectsWith([...here, { role: 'sales', projectId: 'q' }], 'seeUnits')).toEqual(['p', 'q'])
    expect(listProjectsWith([...here, { role: 'sales', projectId: 'q' }], 'stepOrders')).toEqual(['p'])
    const everywhere = [{ role: 'lead', projectId: null }] as const
    expect([hasRight(everywhere, 'stepOrders', 'later'), listProjectsWith(everywhere, 'stepOrders')]).toEqual([
      true,
      null,
    ])
  })

  it('ROL-2 gives nothing of the account as a whole to whoever has a role in single projects', () => {
    for (const right of ACCOUNT_RIGHTS) {
      for (const role of OPERATOR_ROLES) expect(hasRightSomewhere([{ role, projectId: 'p' }], right)).toBe(false)
    }
    expect(hasRightSomewhere([{ role: 'lead', projectId: null }], 'seeMails')).toBe(true)
  })

  it('ROL-3 lets site managers, but for dates, and trades only read, and only admins manage people, kiosks and the log', () => {
    for (const role of ['siteManager', 'trade'] as const) {
      const more = role === 'siteManager' ? ['setDeadlines'] : []
      expect(RIGHTS_OF_ROLES[role].filter((right) => !READING.includes(right))).toEqual(more)
    }
    for (const role of OPERATOR_ROLES) {
      expect(RIGHTS_OF_ROLES[role]).toContain('seeProjects')
      for (const right of ['managePeople', 'manageKiosks', 'seeAudit'] as const) {
        expect(RIGHTS_OF_ROLES[role]).not.toContain(right)
      }
    }
    expect(RIGHTS_OF_ROLES.agent).not.toContain('seeUnits')
  })

  it('ROL-10 gives no right to do something with homes to whoever does not see them', () => {
    const within = ['chooseForBuyers', 'proposeChoices', 'presentUnits', 'setSales', 'inviteBuyers'] as const
    for (const role of OPERATOR_ROLES) {
      if (RIGHTS_OF_ROLES[role].includes('seeUnits')) continue
      expect([role, RIGHTS_OF_ROLES[role].filter((right) => within.some((one) => one === right))]).toEqual([role, []])
    }
  })
})
