import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { OFF_BY_PLAYWRIGHT } from '#tests/support/chromium.ts'
import { PROJECT_FOLDER } from '#tests/support/project-folder.ts'

test('the browser tests switch off in Chromium what this version of Playwright does', () => {
  const bundle = readFileSync(join(PROJECT_FOLDER, 'node_modules/playwright-core/lib/coreBundle.js'), 'utf8')
  const list = /disabledFeatures = \[(.*?)\]\.filter\(Boolean\)/s.exec(bundle)?.[1] ?? ''
  const names = [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name)
  expect(names).toEqual([...OFF_BY_PLAYWRIGHT])
})
