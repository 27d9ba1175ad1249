/** Vitest projects (vitest.config.ts) that `npm run check` runs. */
export const UNIT_PROJECTS = ['shared', 'server', 'electron', 'renderer-pure', 'renderer', 'resources', 'architecture']

/** Those that need a built renderer and a real server process: only `npm test` runs them. */
export const SYSTEM_PROJECTS = ['contract', 'durability']
