import { posix } from 'node:path'
import { findImports } from './import-scanner.ts'

/** A source file of the project, path with `/` from the project's folder. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

/** `from` matches a path, `to` the path (or the bare package) it imports. */
interface Arrow {
  readonly name: string
  readonly from: RegExp
  /** What it may not import. */
  readonly forbidden: (target: string, file: string) => boolean
}

const TESTS = /\.(test|spec)\.tsx?$/
const TEST_HELPER = /\/testing\//
/** Small services of the shell: any page, dialog or part may stand on them. */
const SERVICES = ['session', 'notifications', 'consent', 'drafts', 'own-units', 'tracking'] as const
const KNOWS_NO_FEATURE = /^renderer\/(ui|theme|i18n|api|platform|scene|pdf)\//

function inside(...folders: string[]): (target: string) => boolean {
  return (target) => folders.some((folder) => target.startsWith(`${folder}/`))
}

/** The chapters of the engine in their order: each knows only those before it. */
export const CHAPTERS = [
  'kernel',
  'catalogue',
  'selections',
  'configuration',
  'rules',
  'bundles',
  'intents',
  'budget',
  'views',
  'look',
  'orders',
  'roles',
  'sales',
  'deadlines',
  'documents',
  'designs',
] as const

/** Place of a file of the engine in the order of chapters; -1 = in none of them. */
function getChapter(path: string): number {
  const [, chapter] = /^shared\/domain\/([^/]+)\//.exec(path) ?? []
  return CHAPTERS.findIndex((name) => name === chapter)
}

/** What a page is described by: light, and only for the list of all pages (ADR 21). */
const DESCRIPTOR = /\.page\.ts$/

function getFeature(path: string): string | null {
  return /^renderer\/features\/([^/]+)\//.exec(path)?.[1] ?? null
}

/** What the server can do, in the order in which one may stand on another (ADR 22). */
export const CAPABILITIES: readonly string[] = [
  'projects',
  'pictures',
  'mail',
  'identity',
  'designs',
  'news',
  'uploads',
  'project-images',
  'documents',
  'catalogues',
  'setup',
  'deadlines',
  'configurations',
  'messages',
  'orders',
  'units',
  'unit-files',
  'prospects',
  'presentations',
  'proposals',
  'reminders',
  'kiosks',
  'tracking',
  'backups',
  'sample',
]

/** The folder within the server; '' = none. */
function getCapability(path: string): string {
  return /^server\/([^/]+)\//.exec(path)?.[1] ?? ''
}

/** How far along the file's capability is; what puts them together knows them all. */
function getPlace(file: string): number {
  const place = CAPABILITIES.indexOf(getCapability(file))
  return place === -1 ? CAPABILITIES.length : place
}

/** Files of the server that say and hear everything in the product's words, never in HTTP's (ADR 22). */
export const KNOWS_NO_HTTP =
  /^server\/(?!gateway\/|platform\/http\/|[^/]+$)(?!(?:.*\/)?testing\/)(?!.*\.(?:routes|test)\.ts$)/
/** What speaks it, beside our own two folders. */
const HTTP = new Set(['fastify', 'node:http', 'shared/contracts/error-status.ts'])

/** Folders of the kiosk's host, in the order in which one may stand on another; its own files put them together. */
export const HOST_FOLDERS: readonly string[] = [
  'kernel',
  'disk',
  'portal',
  'files',
  'settings',
  'synchronising',
  'outbox',
  'device',
  'local',
  'pages',
]

/** How far along the file's folder is; -1 = it is in none. */
function getHostPlace(path: string): number {
  return HOST_FOLDERS.indexOf(/^electron\/host\/([^/]+)\//.exec(path)?.[1] ?? '')
}

/** The one way that imports may go; a test is judged like the code beside it, but may use packages and helpers. */
const ARROWS: readonly Arrow[] = [
  {
    name: 'shared/domain imports nothing outside itself',
    from: /^shared\/domain\/(?!.*\.test\.ts$)/,
    forbidden: (target) => !target.startsWith('shared/domain/'),
  },
  {
    name: 'a chapter of the engine knows only those before it, and not its front door',
    from: /^shared\/domain\/[^/]+\/(?!.*\.test\.ts$)/,
    forbidden: (target, file) =>
      target.startsWith('shared/domain/') && (getChapter(target) === -1 || getChapter(target) > getChapter(file)),
  },
  {
    name: 'shared/contracts imports only shared/domain and zod',
    from: /^shared\/contracts\/(?!.*\.test\.ts$)/,
    forbidden: (target) => !inside('shared/domain', 'shared/contracts')(target) && !/^zod(\/|$)/.test(target),
  },
  {
    name: 'shared imports nothing of the programs',
    from: /^shared\//,
    forbidden: inside('renderer', 'server', 'electron', 'tests', 'resources'),
  },
  {
    name: 'test helpers stay out of what is delivered',
    from: /^(shared\/(domain|contracts)|renderer|server|electron)\/(?!.*\.test\.tsx?$)/,
    forbidden: (target, file) => inside('shared/testing', 'tests')(target) && !/(^|\/)testing\//.test(file),
  },
  {
    name: 'renderer knows neither server nor electron',
    from: /^renderer\//,
    forbidden: programs('server', 'electron'),
  },
  {
    name: 'server knows neither renderer nor electron',
    from: /^server\//,
    forbidden: programs('renderer', 'electron'),
  },
  {
    name: 'electron knows neither renderer nor server',
    from: /^electron\//,
    forbidden: inside('renderer', 'server'),
  },
  {
    name: 'the kiosk’s own logic is free of Electron',
    from: /^electron\/host\//,
    forbidden: (target) => target === 'electron' || inside('electron/main', 'electron/preload')(target),
  },
  {
    name: `a folder of the kiosk’s host knows only those before it: ${HOST_FOLDERS.join(', ')}`,
    from: /^electron\/host\/(?!testing\/)[^/]+\/(?!.*\.test\.ts$)/,
    forbidden: (target, file) =>
      target.startsWith('electron/host/') && (getHostPlace(target) === -1 || getHostPlace(target) > getHostPlace(file)),
  },
  {
    name: 'preload imports only contracts/ipc',
    from: /^electron\/preload\//,
    forbidden: (target) => target !== 'electron' && !inside('shared/contracts/ipc', 'electron/preload')(target),
  },
  {
    name: 'a feature is reached through its index.ts',
    from: /^renderer\//,
    forbidden: (target, file) => {
      const feature = getFeature(target)
      if (DESCRIPTOR.test(target)) return false
      // What helps to test a feature helps the tests of others, too.
      if (TEST_HELPER.test(target) && (TEST_HELPER.test(file) || TESTS.test(file))) return false
      return (
        feature !== null && feature !== getFeature(file) && !/^renderer\/features\/[^/]+\/index\.tsx?$/.test(target)
      )
    },
  },
  {
    name: 'the descriptor of a page is for the list of all pages',
    from: /^renderer\/(?!app\/page-list\.ts$)/,
    forbidden: (target) => DESCRIPTOR.test(target),
  },
  {
    name: 'ui, theme, i18n, api, platform, scene and pdf know nothing above them',
    from: KNOWS_NO_FEATURE,
    forbidden: above(...SERVICES, 'unit', 'parts', 'dialogs', 'features', 'pages', 'app'),
  },
  {
    name: `small services of the shell know no unit and no feature: ${SERVICES.join(', ')}`,
    from: new RegExp(`^renderer/(${SERVICES.join('|')})/`),
    forbidden: above('unit', 'parts', 'dialogs', 'features', 'pages', 'app'),
  },
  {
    name: 'the open unit knows nothing that shows it',
    from: /^renderer\/unit\//,
    forbidden: above('parts', 'dialogs', 'features', 'pages', 'app'),
  },
  {
    name: 'parts of several pages know no page and no dialog',
    from: /^renderer\/parts\//,
    forbidden: above('dialogs', 'features', 'pages', 'app'),
  },
  {
    name: 'dialogs know no feature and no page that opens them',
    from: /^renderer\/dialogs\//,
    forbidden: above('features', 'pages', 'app'),
  },
  {
    name: 'features do not know the pages and the app around them',
    from: /^renderer\/features\//,
    forbidden: inside('renderer/pages', 'renderer/app'),
  },
  {
    name: 'pages do not know the app around them',
    from: /^renderer\/pages\//,
    forbidden: inside('renderer/app'),
  },
  {
    name: 'what all of the server stands on knows nothing of it',
    from: /^server\/platform\/(?!.*\.test\.ts$)/,
    forbidden: (target) => target.startsWith('server/') && !target.startsWith('server/platform/'),
  },
  {
    name: `a capability knows only those before it: ${CAPABILITIES.join(', ')}`,
    from: /^server\/(?!.*\.test\.ts$)/,
    forbidden: (target, file) => CAPABILITIES.indexOf(getCapability(target)) > getPlace(file),
  },
  {
    name: 'only routes know that they are called by HTTP',
    from: KNOWS_NO_HTTP,
    forbidden: (target) => HTTP.has(target) || inside('server/gateway', 'server/platform/http')(target),
  },
]

function programs(...folders: string[]): (target: string) => boolean {
  return (target) => inside(...folders)(target) || folders.includes(target)
}

function above(...folders: string[]): (target: string) => boolean {
  return inside(...folders.map((folder) => `renderer/${folder}`))
}

/** A broken arrow, as a line to read. */
export function findViolations(file: SourceFile): string[] {
  if (file.path.startsWith('tests/')) return []
  const targets = findImports(file.text).map((found) => ({ ...found, target: getTarget(file.path, found.specifier) }))
  return targets.flatMap(({ target, specifier, line }) =>
    ARROWS.filter((arrow) => arrow.from.test(file.path) && isBroken(arrow, target, file.path)).map(
      (arrow) => `${file.path}:${line} imports ${specifier}: ${arrow.name}`,
    ),
  )
}

function isBroken(arrow: Arrow, target: string, file: string): boolean {
  // A test of the renderer may start a server's schema or a builder; it still may not import the programs.
  if (TESTS.test(file) && inside('tests', 'shared/testing', 'resources')(target)) return false
  // A feature's test may stand on another feature's test helpers.
  if (TESTS.test(file) && /^renderer\/(unit|features\/[^/]+)\/testing\//.test(target)) return false
  return arrow.forbidden(target, file)
}

/** `#shared/x`, `../x` → path from the project's folder; a package stays as it is. */
function getTarget(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1)
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), specifier))
  return specifier
}
