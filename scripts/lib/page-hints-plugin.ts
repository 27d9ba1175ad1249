import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { COMING_MODULE, KIOSK_MODULES, LAYOUT_MODULES, START_MODULES } from '../../renderer/app/page-modules.ts'
import { KIOSK_TEXTS } from '../../renderer/app/kiosk/texts.ts'
import { pagePatterns } from '../../renderer/platform/page-patterns.ts'
import { LOCALES, type Locale } from '../../shared/contracts/primitives.ts'
import { type ReadPage, readPages } from './read-pages.ts'

interface Options {
  /** The renderer's sources. */
  readonly root: string
  /** Where the built page lies. */
  readonly outDir: string
}

/** A module below the renderer's sources → its script, and what that one needs, style sheets too. */
type FilesByModule = ReadonlyMap<string, readonly string[]>

/** A module below the renderer's sources → the modules that it has come when they are needed. */
type LaterByModule = ReadonlyMap<string, readonly string[]>

interface Built {
  readonly files: FilesByModule
  readonly later: LaterByModule
}

/**
 * Beside `index.html`, writes the same page for each kind of address and each language, with hints: the browser then
 * asks for that page's own files together with the app's script instead of after it (ADR 13). `pages.json` tells the
 * server which addresses have a page, and which has which.
 */
export function pageHints({ root, outDir }: Options): Plugin {
  let built: Built = { files: new Map(), later: new Map() }
  return {
    name: 'wohnwahl:page-hints',
    apply: 'build',
    generateBundle(_options, bundle) {
      built = { files: filesByModule(root, bundle), later: laterByModule(root, this) }
    },
    closeBundle: {
      // Before the compressed siblings are written.
      order: 'pre',
      sequential: true,
      handler: async () => writePages(outDir, built, await readPages(root)),
    },
  }
}

function writePages(outDir: string, { files, later }: Built, pages: readonly ReadPage[]): void {
  const index = readFileSync(join(outDir, 'index.html'), 'utf8')
  writeFileSync(join(outDir, 'index.html'), withHints(index, START_MODULES, files))
  mkdirSync(join(outDir, 'pages'), { recursive: true })
  // One for both languages: the device's settings decide, and its visitors change from one to the other without a wait.
  const kioskNames = [...KIOSK_MODULES, ...LOCALES.flatMap((locale) => listTexts(locale, KIOSK_TEXTS))]
  writeFileSync(join(outDir, 'kiosk.html'), withHints(index, [...START_MODULES, ...kioskNames], files))
  for (const page of pages) {
    const code = getCode(page, later)
    for (const locale of LOCALES) {
      const names = [...START_MODULES, ...code, ...listTexts(locale, ['common', ...page.texts])]
      writeFileSync(join(outDir, 'pages', `${page.name}.${locale}.html`), withHints(index, names, files))
    }
  }
  const table = pagePatterns(pages).map(({ path, page: { name, picture } }) => ({ path, page: name, picture }))
  writeFileSync(join(outDir, 'pages.json'), JSON.stringify({ pages: table }))
}

/** The code of a page beside the app's own script: its layout's, and what its descriptor has come. */
function getCode({ name, layout, load }: ReadPage, later: LaterByModule): readonly string[] {
  const around = layout === undefined ? [] : LAYOUT_MODULES[layout]
  if (load === undefined) return [...around, COMING_MODULE]
  const file = `/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.page.ts`
  const [own = []] = [...later].filter(([module]) => module.endsWith(file)).map(([, modules]) => modules)
  if (own.length === 0) throw new Error(`page hints: no **${file} that imports the code of the page "${name}"`)
  return [...around, ...own]
}

function listTexts(locale: Locale, names: readonly string[]): string[] {
  return [`i18n/files-${locale}.ts`, ...names.map((name) => `i18n/${locale}/${name}.ts`)]
}

function withHints(page: string, names: readonly string[], files: FilesByModule): string {
  const hints = [...new Set(names.flatMap((name) => collectFiles(files, name)))].map(hintFor)
  return withQuietScripts(page.replace('</head>', () => `${hints.join('')}</head>`))
}

/** The app's scripts after what the first paint needs: styles, fonts and the picture would share the line with them. */
function withQuietScripts(page: string): string {
  return page
    .replaceAll('<link rel="modulepreload" ', '<link rel="modulepreload" fetchpriority="low" ')
    .replace('<script type="module" ', '<script type="module" fetchpriority="low" ')
}

function collectFiles(files: FilesByModule, name: string): readonly string[] {
  const found = files.get(name)
  if (found === undefined) throw new Error(`page hints: the build has no chunk for renderer/${name}`)
  return found
}

/** As the build's own loading asks for them, so that nothing is fetched twice. */
function hintFor(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin fetchpriority="low" href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`
}

/** What each part that loads for itself needs beside the entry's own files. */
function filesByModule(root: string, bundle: Rolldown.OutputBundle): FilesByModule {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const collect = (fileName: string, seen: Set<string>): Set<string> => {
    const chunk = byName.get(fileName)
    if (chunk === undefined || seen.has(fileName)) return seen
    seen.add(fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style)
    for (const name of chunk.imports) collect(name, seen)
    return seen
  }
  const entry = new Set<string>()
  for (const chunk of chunks) if (chunk.isEntry) collect(chunk.fileName, entry)
  const modules = new Map<string, readonly string[]>()
  for (const { facadeModuleId, fileName, isEntry } of chunks) {
    if (facadeModuleId === null || isEntry) continue
    const name = relative(root, facadeModuleId).split(sep).join('/')
    modules.set(
      name,
      [...collect(fileName, new Set())].filter((file) => !entry.has(file)),
    )
  }
  return modules
}

/** What each descriptor of a page has come when it is needed. */
function laterByModule(root: string, graph: Rolldown.PluginContext): LaterByModule {
  const readName = (id: string) => relative(root, id).split(sep).join('/')
  const descriptors = [...graph.getModuleIds()].filter((id) => id.endsWith('.page.ts'))
  return new Map(
    descriptors.map((id) => [readName(id), (graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []).map(readName)]),
  )
}
