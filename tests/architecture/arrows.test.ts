import { describe, expect, it } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'
import { CAPABILITIES, CHAPTERS, HOST_FOLDERS, findViolations } from './arrows.ts'
import { findImports } from './import-scanner.ts'

describe('import arrows', () => {
  const files = sourceFiles()

  it('looks at every part of the project', () => {
    for (const part of ['shared/domain/', 'shared/contracts/', 'server/', 'renderer/'])
      expect(files.filter((file) => file.path.startsWith(part)).length, part).toBeGreaterThan(5)
    expect(files.flatMap((file) => findImports(file.text)).length).toBeGreaterThan(files.length)
  })

  it('knows every chapter of the engine, and none that is not there', () => {
    const chapters = files.flatMap(({ path }) => /^shared\/domain\/([^/]+)\//.exec(path)?.[1] ?? [])
    expect([...new Set(chapters)].toSorted()).toEqual([...CHAPTERS].toSorted())
  })

  it('know the place of every capability of the server', () => {
    const folders = files.flatMap(({ path }) => /^server\/([^/]+)\//.exec(path)?.[1] ?? [])
    const others = ['cli', 'gateway', 'platform', 'testing']
    expect([...new Set(folders)].toSorted()).toEqual([...CAPABILITIES, ...others].toSorted())
  })

  it('know the place of every folder of the kiosk’s host', () => {
    const folders = files.flatMap(({ path }) => /^electron\/host\/([^/]+)\//.exec(path)?.[1] ?? [])
    expect([...new Set(folders)].toSorted()).toEqual([...HOST_FOLDERS, 'testing'].toSorted())
  })

  it('all go one way', () => {
    expect(files.flatMap(findViolations)).toEqual([])
  })
})

describe('the arrow test itself', () => {
  const planted: [path: string, text: string][] = [
    ['shared/domain/total.ts', `import { readFileSync } from 'node:fs'`],
    ['shared/domain/total.ts', `import type { Unit } from '../contracts/entities/unit.schema.ts'`],
    ['shared/domain/total.ts', `export { z } from 'zod/mini'`],
    ['shared/domain/total.ts', `const z = await import('zod/mini')`],
    ['shared/domain/total.ts', `let unit: import('#shared/contracts/wire.ts').FromWire<string>`],
    ['shared/domain/kernel/money.ts', `import type { Item } from '../catalogue/catalogue.types.ts'`],
    [
      'shared/domain/catalogue/price-display.ts',
      `import type { ItemView } from '../configuration/configuration.types.ts'`,
    ],
    ['shared/domain/selections/change-overlap.ts', `export { applyChange } from '../intents/apply-change.ts'`],
    ['shared/domain/rules/solve-conflict.ts', `const held = await import('../bundles/held-bundles.ts')`],
    ['shared/domain/bundles/bundle-views.ts', `import { attempt } from '#shared/domain/intents/intent.ts'`],
    ['shared/domain/intents/intent.ts', `import { itemView } from '../views/item-views.ts'`],
    ['shared/domain/views/item-views.ts', `import { picture } from '../look/pictures.ts'`],
    ['shared/domain/views/item-views.ts', `import { configure } from '../index.ts'`],
    ['shared/domain/intents/intent.ts', `import { thing } from '../new-chapter/thing.ts'`],
    ['shared/contracts/wire.ts', `import { db } from '#server/platform/db/database.ts'`],
    ['shared/contracts/wire.ts', `import axios from 'axios'`],
    ['shared/testing/builders.ts', `import { App } from '#renderer/app/App.tsx'`],
    ['renderer/api/client.ts', `import type { Database } from '#server/platform/db/schema.ts'`],
    ['renderer/api/client.ts', `export * from '../../server/main.ts'`],
    ['renderer/api/client.ts', `import '../features/login/index.ts'`],
    ['renderer/api/client.ts', `import { ipcRenderer } from 'electron'`],
    ['renderer/ui/Price.tsx', `import {\n  useSession,\n} from '#renderer/session/index.ts'`],
    ['renderer/features/login/LoginPage.tsx', `import { store } from '../session/session.store.ts'`],
    ['renderer/features/login/LoginPage.tsx', `const Page = lazy(() => import("../configurator/Page.tsx"))`],
    ['renderer/features/login/LoginPage.tsx', `import { routes } from '#renderer/app/routes.tsx'`],
    [
      'renderer/features/login/LoginPage.tsx',
      `import { NotFoundPage } from '#renderer/pages/not-found/NotFoundPage.tsx'`,
    ],
    ['renderer/pages/home/HomePage.tsx', `import { getPage } from '#renderer/app/pages.ts'`],
    ['renderer/dialogs/contact/ContactRequestForm.tsx', `import { Menu } from '#renderer/features/user-menu/index.ts'`],
    ['renderer/consent/Consent.tsx', `import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'`],
    ['renderer/ui/Price.tsx', `import { useFormDraft } from '#renderer/drafts/index.ts'`],
    ['renderer/platform/routes.ts', `import type { HomePage } from '#renderer/pages/home/HomePage.tsx'`],
    ['renderer/app/pages.ts', `import { login } from '#renderer/features/login/login.page.ts'`],
    ['renderer/features/login/LoginPage.tsx', `import { login } from './login.page.ts'`],
    ['renderer/features/login/LoginPage.test.tsx', `import { startServer } from '#server/app.ts'`],
    ['server/main.ts', `import { App } from '../renderer/app/App.tsx'`],
    ['server/units/units.service.ts', `import { aUnit } from '#shared/testing/builders.ts'`],
    ['server/projects/units.repository.ts', `import { reply } from '../gateway/route-table.ts'`],
    ['server/units/units.service.ts', `import { sendJson } from '../gateway/route-table.ts'`],
    ['server/projects/projects.service.ts', `import { summarise } from '#server/units/units.service.ts'`],
    ['server/identity/own-data.service.ts', `import type { Kiosk } from '../kiosks/kiosks.repository.ts'`],
    ['server/units/units.service.ts', `import { refuse } from '#server/platform/http/answers.ts'`],
    ['server/mail/mail-queue.ts', `import type { RequestLog } from '#server/platform/http/request-log.ts'`],
    ['server/platform/once/run-once.ts', `import { answer } from '../http/answers.ts'`],
    ['server/units/units.service.ts', `import type { FastifyReply } from 'fastify'`],
    ['server/kiosks/kiosks.repository.ts', `import { STATUS_CODES } from 'node:http'`],
    ['server/units/units.service.ts', `import { ERROR_STATUS } from '#shared/contracts/error-status.ts'`],
    ['server/platform/limits/limit.ts', `import { newToken } from '../../identity/session-tokens.ts'`],
    ['electron/main/index.ts', `import { buildServer } from '#server/app.ts'`],
    ['electron/host/cache.ts', `import { app } from 'electron'`],
    ['electron/host/portal/portal-client.ts', `import type { Limits } from '../host.types.ts'`],
    ['electron/host/files/stored-files.ts', `import { keep } from '../synchronising/kept-answers.ts'`],
    ['electron/preload/index.ts', `import { ENDPOINTS } from '#shared/contracts/http/index.ts'`],
  ]

  it.each(planted)('finds the planted violation in %s: %s', (path, text) => {
    expect(findViolations({ path, text: `/** Head. */\n${text}\n` })).not.toEqual([])
  })

  const allowed: [path: string, text: string][] = [
    ['shared/domain/total.ts', `import { addCents } from './money.ts'`],
    ['shared/domain/index.ts', `export { itemView } from './views/item-views.ts'`],
    ['shared/domain/intents/intent.ts', `import { isBundleActive } from '../bundles/bundle-activity.ts'`],
    ['shared/domain/kernel/number-table.test.ts', `import { configure } from '../index.ts'`],
    [
      'shared/domain/total.test.ts',
      `import { it } from 'vitest'\nimport { anItem } from '#shared/testing/builders.ts'`,
    ],
    ['shared/contracts/wire.ts', `import * as z from 'zod/mini'\nimport type { Unit } from '#shared/domain/x.ts'`],
    ['renderer/features/login/LoginPage.tsx', `import { useSession } from '#renderer/session/index.ts'`],
    ['renderer/features/login/LoginPage.tsx', `import { Form } from './Form.tsx'`],
    ['renderer/app/main.ts', `import { LoginPage } from '#renderer/features/login/index.ts'`],
    ['renderer/app/page-list.ts', `import { login } from '#renderer/features/login/login.page.ts'`],
    ['server/units/units.routes.ts', `// import { App } from '../../renderer/app/App.tsx'`],
    ['server/units/units.routes.ts', `/* import { App } from '../../renderer/app/App.tsx' */`],
    ['server/units/units.routes.ts', `const help = "write import x from 'renderer/app'"`],
    ['electron/preload/index.ts', `import { contextBridge } from 'electron'`],
  ]

  it.each(allowed)('lets %s pass: %s', (path, text) => {
    expect(findViolations({ path, text })).toEqual([])
  })

  it('reads addresses, texts and regular expressions without losing its place', () => {
    const text = `const a = 'https://x.test' // import 'no'\nconst b = \`import('no')\`\nimport { c } from '#shared/c.ts'`
    expect(findImports(text)).toEqual([{ specifier: '#shared/c.ts', line: 3 }])
  })
})
