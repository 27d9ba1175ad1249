import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { themeSheet } from './scripts/lib/theme-sheet-plugin.ts'

const ONE_MINUTE = 60_000

/** A project whose tests run in plain Node. */
function nodeProject(name: string, include: string[], testTimeout = ONE_MINUTE) {
  return { test: { name, include, environment: 'node' as const, testTimeout, hookTimeout: testTimeout } }
}

export default defineConfig({
  test: {
    // Two at a time: the tests share a two-core machine with a database and, later, a browser.
    maxWorkers: 2,
    projects: [
      nodeProject('shared', ['shared/**/*.test.ts'], 5 * ONE_MINUTE),
      nodeProject('server', ['server/**/*.test.ts']),
      nodeProject('electron', ['electron/**/*.test.ts']),
      nodeProject('resources', ['resources/**/*.test.ts']),
      nodeProject('architecture', ['tests/architecture/**/*.test.ts']),
      nodeProject('contract', ['tests/contract/**/*.test.ts'], 10 * ONE_MINUTE),
      nodeProject('durability', ['tests/durability/**/*.test.ts'], 10 * ONE_MINUTE),
      {
        plugins: [react(), themeSheet(fileURLToPath(new URL('./renderer', import.meta.url)))],
        test: {
          name: 'renderer',
          include: ['renderer/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['top-layer-in-jsdom', 'patience', 'known-pages'].map((name) => `renderer/testing/${name}.ts`),
          testTimeout: ONE_MINUTE / 2,
          hookTimeout: ONE_MINUTE / 2,
        },
      },
    ],
  },
})
