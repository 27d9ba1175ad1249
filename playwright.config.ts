import { defineConfig } from '@playwright/test'
import { headlessShellPath, launchOptions } from '#tests/support/chromium.ts'

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  globalSetup: './tests/support/prepare-template.ts',
  // Each test has a portal of its own on fresh data, so they may run side by side and in any order.
  fullyParallel: true,
  // One more than the cores of the smallest machine it runs on: a test waits for a tenth of its time.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
    // Whoever looks at motion asks for it.
    reducedMotion: 'reduce',
    // It would answer before what a test puts in the server's place; its own test allows it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Recording costs more than the tests themselves: TRACE=1 npm test -- browser
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: launchOptions(headlessShellPath()),
  },
})
