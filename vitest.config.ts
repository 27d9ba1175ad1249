import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { themeSheet } from './scripts/lib/theme-sheet-plugin.ts'

const ONE_MINUTE = 60_000
const NEEDS_A_PAGE = ['renderer/**/*.test.tsx', 'renderer/**/*.dom.test.ts']

/** A project whose tests run in plain Node. */
function nodeProject(name: string, include: string[], testTimeout = ONE_MINUTE, globalSetup: string[] = []) {
  return { test: { name, include, environment: 'node' as const, testTimeout, hookTimeout: testTimeout, globalSetup } }
}

/** The same where no file leaves in a module what another one trips over: they are read once for all files. */
function pureProject(name: string, include: string[], testTimeout = ONE_MINUTE, globalSetup: string[] = []) {
  return { test: { ...nodeProject(name, include, testTimeout, globalSetup).test, isolate: false } }
}

/** A part of the renderer's tests. */
function rendererProject<Settings extends object>(settings: Settings, setUp: string[]) {
  return {
    plugins: [react(), themeSheet(fileURLToPath(new URL('./renderer', import.meta.url)))],
    test: {
      ...settings,
      setupFiles: setUp.map((name) => `renderer/testing/${name}.ts`),
      testTimeout: ONE_MINUTE / 2,
      hookTimeout: ONE_MINUTE / 2,
    },
  }
}

export default defineConfig({
  test: {
    // One more than the cores of the smallest machine it runs on: what asks a server or a database waits for a third of
    // its time.
    maxWorkers: 3,
    projects: [
      pureProject('shared', ['shared/**/*.test.ts'], 5 * ONE_MINUTE),
      pureProject('server', ['server/**/*.test.ts'], ONE_MINUTE, ['server/platform/db/testing/one-postgres.ts']),
      pureProject('electron', ['electron/**/*.test.ts']),
      pureProject('resources', ['resources/**/*.test.ts']),
      pureProject('architecture', ['tests/architecture/**/*.test.ts']),
      nodeProject('contract', ['tests/contract/**/*.test.ts'], 10 * ONE_MINUTE, ['tests/support/one-template.ts']),
      nodeProject('durability', ['tests/durability/**/*.test.ts'], 10 * ONE_MINUTE, ['tests/support/one-template.ts']),
      rendererProject(
        {
          name: 'renderer-pure',
          include: ['renderer/**/*.test.ts'],
          exclude: NEEDS_A_PAGE,
          environment: 'node' as const,
          // Modules are read once for all files: three quarters of the time. No file may leave anything in them.
          isolate: false,
        },
        ['known-pages'],
      ),
      // Its first file of set-up puts back what another file has left: see there.
      rendererProject({ name: 'renderer', include: NEEDS_A_PAGE, environment: 'jsdom' as const, isolate: false }, [
        'fresh-page',
        'top-layer-in-jsdom',
        'screen-in-jsdom',
        'patience',
        'known-pages',
      ]),
    ],
  },
})
