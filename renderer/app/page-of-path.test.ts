import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { linkTo } from '#renderer/platform/routes.ts'
import { PAGE_MODULES, START_MODULES } from './page-modules.ts'
import { pageOf } from './page-of-path.ts'

const UNIT = { portalId: 'bp', accountId: 'demo', projectId: 'lindenhof', unitId: 'a-12' } as const

it.each([
  [linkTo('login', UNIT), 'login'],
  [linkTo('projectLogin', UNIT), 'login'],
  [linkTo('registration', UNIT), 'registration'],
  [linkTo('projectRegistration', UNIT), 'registration'],
  [linkTo('unitInvitation', UNIT), 'registration'],
  [linkTo('password', UNIT), 'password'],
  [linkTo('settings', UNIT), 'settings'],
  [linkTo('unitSelector', UNIT), 'unitSelector'],
  [linkTo('outbox', UNIT), 'outbox'],
  [linkTo('admin', UNIT), 'admin'],
  [linkTo('adminProjects', UNIT), 'admin'],
  [linkTo('adminDevices', UNIT), 'admin'],
  [linkTo('dashboard', UNIT), 'dashboard'],
  [linkTo('floorplan', UNIT), 'floorPlan'],
  [linkTo('checkout', UNIT), 'checkout'],
  [`${linkTo('configurator', UNIT)}/bathroom/bathroom-floor`, 'configurator'],
  ['/mp/demo/lindenhof/musterwohnung-3z/dashboard', 'dashboard'],
  ['/mp/demo/lindenhof/musterwohnung-3z/configuration/abc', 'restore'],
  ['/bp/demo/lindenhof', 'other'],
])('knows the kind of page at %s', (path, kind) => {
  expect(pageOf(path)?.kind).toBe(kind)
})

it('knows nothing of addresses outside of the portals', () => {
  expect(pageOf('/redirect')).toBeNull()
})

it('has the code of every kind where it really is', () => {
  for (const name of [...Object.values(PAGE_MODULES).flat(), ...START_MODULES])
    expect(existsSync(join(import.meta.dirname, '..', name)), name).toBe(true)
})
