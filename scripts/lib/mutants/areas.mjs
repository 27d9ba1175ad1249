/**
 * Where a wrong sign costs money, a choice or somebody's privacy.
 * `sources` and `tests` are globs; of the tests those run that import the changed module. `project` of vitest.config.ts
 * says how they run.
 * @type {Record<string, { sources: string[], tests: string[], project: string }>}
 */
export const AREAS = {
  engine: { sources: ['shared/domain/**/*.ts'], tests: ['shared/domain/**/*.test.ts'], project: 'shared' },
  saving: {
    sources: ['renderer/unit/saving/*.ts'],
    tests: ['renderer/unit/{saving,state,history}/**/*.test.{ts,tsx}'],
    project: 'renderer',
  },
  permissions: {
    sources: [
      'server/identity/{access.service,account.routes,invitation-places,invited-people}.ts',
      'server/gateway/route-table.ts',
      'server/projects/{units.repository,project-admin.routes}.ts',
      'server/{mail/mails,kiosks/kiosks,tracking/tracking,prospects/prospects}.routes.ts',
    ],
    tests: ['server/testing/*.test.ts', 'server/{gateway,identity,kiosks,mail,projects,tracking,units}/**/*.test.ts'],
    project: 'server',
  },
  outbox: {
    sources: ['electron/host/outbox/*.ts'],
    tests: ['electron/host/{outbox,portal}/*.test.ts', 'electron/host/*.test.ts'],
    project: 'electron',
  },
  identity: {
    sources: ['server/identity/*.ts'],
    tests: ['server/identity/**/*.test.ts', 'server/testing/{isolation,repositories}.test.ts'],
    project: 'server',
  },
}

/** What has no meaning of its own to change. */
export const LEFT_OUT = /\.test\.ts$|\.types\.ts$|\/(?:testing|fixtures)\/|-testing\.ts$/

/** Tests of one thing on both databases: the second one would notice nothing more for twice the time. */
export const NOT_AGAIN = /^(?!.* on PostgreSQL)/
