import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { EVERYWHERE, NO_ROLE } from './people/role-drafts.ts'
import { makeBody, faultAtField, toFault, type InviteForm, InviteFormSchema } from './invite-form.ts'

const FORM: InviteForm = {
  group: 'buyer',
  email: ' nora@example.com ',
  firstName: 'Nora',
  lastName: 'Neu',
  projectId: 'p1',
  unitIds: ['u1'],
  roles: [{ role: 'sales', place: 'p2' }],
  locale: 'de',
}
const faults = (change: Partial<InviteForm>) =>
  z
    .safeParse(InviteFormSchema, { ...FORM, ...change })
    .error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? []

describe('the form of an invitation', () => {
  it('says what is wrong at its field', () => {
    expect(faults({})).toEqual([])
    expect(faults({ email: 'nora' })).toEqual(['email email'])
    expect(faults({ email: ' ' })).toEqual(['email required'])
    expect(faults({ lastName: ' ' })).toEqual(['lastName required'])
    expect(faults({ unitIds: [] })).toEqual(['unitIds units'])
    expect(faults({ unitIds: Array.from({ length: 51 }, (_, at) => `u${at}`) })).toEqual(['unitIds tooManyUnits'])
    expect(faults({ group: 'user', unitIds: [] })).toEqual([])
  })

  it('USR-3: wants role and projects of an operator to be chosen, each of them', () => {
    expect(faults({ group: 'user', roles: [{ role: null, place: 'p1' }] })).toEqual(['roles roles'])
    expect(faults({ group: 'user', roles: [...FORM.roles, { role: 'lead', place: null }] })).toEqual(['roles roles'])
    expect(faults({ group: 'user', roles: [{ role: 'lead', place: EVERYWHERE }] })).toEqual([])
    expect(faults({ group: 'admin', unitIds: [], roles: [NO_ROLE] })).toEqual([])
  })

  it('sends staff no units, the project of the first role, and none that is not known yet', () => {
    expect(makeBody({ ...FORM, group: 'user' })).toMatchObject({
      unitIds: [],
      projectId: 'p2',
      roles: [{ role: 'sales', projectId: 'p2' }],
    })
    const everywhere = makeBody({ ...FORM, group: 'user', roles: [{ role: 'trade', place: EVERYWHERE }] })
    expect(everywhere.roles).toEqual([{ role: 'trade', projectId: null }])
    expect(everywhere).not.toHaveProperty('projectId')
    expect(makeBody({ ...FORM, group: 'admin' })).not.toHaveProperty('roles')
    expect(makeBody({ ...FORM, projectId: '' })).not.toHaveProperty('projectId')
  })

  it('puts the server’s reasons to their fields', () => {
    expect(faultAtField('email', 'EMAIL_TAKEN')).toEqual(['email', 'emailTaken'])
    expect(faultAtField('email', 'INVITED_BY_OTHERS')).toEqual(['email', 'invitedByOthers'])
    expect(faultAtField('unit_ids', 'UNITS_ALREADY_THEIRS')).toEqual(['unitIds', 'unitsTheirs'])
    expect(faultAtField('unit_ids.0', 'UNIT_UNKNOWN')).toEqual(['unitIds', 'unitUnknown'])
    expect(faultAtField('first_name', 'INVALID_VALUE')).toEqual(['firstName', 'required'])
    expect(faultAtField(null, 'FORBIDDEN')).toBeNull()
    expect(toFault({ message: 'email' })).toBe('email')
    expect(toFault(undefined)).toBeNull()
  })
})
