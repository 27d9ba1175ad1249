import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join, relative, sep } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'electron-vite'
import type { Plugin } from 'vite'
import { lighterLibraries } from './scripts/lib/lighter-libraries-plugin.ts'
import { pageHints } from './scripts/lib/page-hints-plugin.ts'
import { pxToRem } from './scripts/lib/px-to-rem-plugin.ts'
import { themeSheet } from './scripts/lib/theme-sheet-plugin.ts'
import { serviceWorker } from './scripts/lib/service-worker-plugin.ts'

const ROOT = import.meta.dirname
const SOURCES = join(ROOT, 'renderer')
const OUT_DIR = join(ROOT, 'out/renderer')
/**
 * What the API answers; the dev server passes these on to it. With the version, because the dev server has modules of
 * its own below /api/.
 */
const API_PATHS = ['^/((bp|mp)/)?api/v\\d+/', '^/(files|merger|configurator)/', '^/(openapi\\.json|docs)']
/** Chromium and Node of Electron 45; set by hand because electron-vite's table ends before it. */
const TARGET = 'chrome150'
const MAIN_TARGET = 'node24'
const COMPRESSIBLE = /\.(m?js|css|html|svg|json|txt|webmanifest)$/
/** Bytes; below this a compressed sibling saves nothing worth a file. */
const MIN_COMPRESSED_SIZE = 1_024

/** electron-vite sets `./`, which breaks deep links such as /bp/demo/lindenhof/login. */
function absoluteBase(): Plugin {
  return { name: 'wohnwahl:absolute-base', config: () => ({ base: '/' }) }
}

/** Writes `.br` and `.gz` beside every text file, so that the server never compresses on the fly. */
function compressedSiblings(): Plugin {
  return {
    name: 'wohnwahl:compressed-siblings',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler: compressAll,
    },
  }
}

function compressAll(): void {
  for (const entry of readdirSync(OUT_DIR, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    if (bytes.length < MIN_COMPRESSED_SIZE) continue
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }))
  }
}

/** What the theme is made of; running it takes a task of its own, and so does the theme (`main.ts`). */
const STYLE =
  /[\\/]node_modules[\\/](@emotion|stylis|clsx|@mui[\\/](?!material[\\/]|icons-material[\\/])|@mui[\\/]system[\\/]RtlProvider|@mui[\\/]material[\\/](styles|CssBaseline|GlobalStyles|DefaultPropsProvider|className|zero-styled|version|utils[\\/](memoTheme|capitalize|createSimplePaletteValueFilter)))([\\/.]|$)|[\\/]renderer[\\/]theme[\\/]style\.ts$/
/** Material's controls that nearly every page has; what only some have comes with these. */
const CONTROLS =
  /[\\/]node_modules[\\/]@mui[\\/](icons-material[\\/]|material[\\/](Button|ButtonBase|ButtonGroup|IconButton|SvgIcon|CircularProgress|useLazyRipple|transitions[\\/]utils|utils)[\\/.])/
/** Those of forms, for every page that has one. */
const FIELDS =
  /[\\/]node_modules[\\/]@mui[\\/]material[\\/](FormControl|FormLabel|FormHelperText|InputBase|OutlinedInput|TextareaAutosize)[\\/.]/
const THEME = /[\\/]renderer[\\/]theme[\\/](theme|palettes|controls|surfaces)\.ts$|^[\\/]__theme\.css$/
/** What loads parts: the entry needs it, and nothing else that runs before the first paint. */
const LOADING = /preload-helper/
/** What every page needs of others' code beside that. */
const LIBRARIES = /[\\/]node_modules[\\/](react-router|react-router-dom|zustand|cookie)[\\/]/
/** Everything below the features and what every page has, but for what only some of them use. */
const BASE =
  /[\\/]renderer[\\/](theme|platform|api|i18n|ui|session|notifications)[\\/](?!theme\.|palettes\.|use-connection-notices|TextField|PublicScreen|ConsentField|PageHeader|FormNote|form-failure|picture-set|return-url|shell|Segmented|Switch|TextArea|SelectField|ProgressBar|StateChip|DataTable|Pages|LinkTabs|use-settled|csv\.)[^\\/]+$/
/** The contracts that the first pages of buyers speak; a list of these, so that those of the team never come along. */
const CONTRACTS =
  /[\\/]shared[\\/]contracts[\\/](entities[\\/](catalogue|picture|unit|wish)|events|http[\\/](budgets|configurations|favorites|pictures|units))[\\/.]/
/**
 * The engine and what keeps the server's answers: it runs in a task before what shows an open unit (`pages.ts`). What of
 * the engine only some dialogs and pages ask for goes with them.
 */
const DATA =
  /[\\/]shared[\\/]domain[\\/](?!budget|designs|look[\\/]styling|.*[\\/](compose-intents|explain-price|compare-configurations|changes-between|find-facets|summarise-conflict|design-line-views|choose-design-line|price-class|order-states|deadline-states)\.ts)|[\\/]node_modules[\\/]@tanstack[\\/](?!.*[\\/](queriesObserver|useQueries)\.js)/
/** What the pages of an open unit have in common; not the notices and words that most never see. */
const OPEN_UNIT =
  /[\\/]renderer[\\/](unit[\\/](address|data|dialogs|locks|saving|state)|parts[\\/](prices|saving)|app[\\/]unit|dialogs|features[\\/]configurator[\\/](page|rooms))[\\/](?!CatalogueMoveNotice|StuckNotice|lock-reason|local-storage)[^\\/]+$|[\\/]initial-group\.ts$/

/** What is new in an open unit: it comes once the first picture stands, and in one file instead of five. */
const NEWS =
  /[\\/](unit[\\/]news[\\/]use-unit-news|letters[\\/]letters-key|deadlines[\\/]deadlines-key|documents[\\/]documents-key|http[\\/]news\.contract)\.ts$/

/** A class of a module's own: which of its lines it stands in says nothing and weighs 1 KB in all. */
function scopedClass(name: string, file: string): string {
  const hash = createHash('sha256').update(relative(SOURCES, file).split(sep).join('/')).digest('base64url')
  return `_${name}_${hash.slice(0, 4)}`
}

export default defineConfig({
  main: {
    build: {
      outDir: join(ROOT, 'out/main'),
      emptyOutDir: true,
      target: MAIN_TARGET,
      // Everything goes into the bundle, so that the program is packaged without node_modules.
      externalizeDeps: false,
      // A fault's place in the log can be read.
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { index: join(ROOT, 'electron/main/index.ts') },
        output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  },
  renderer: {
    root: SOURCES,
    plugins: [
      react(),
      absoluteBase(),
      lighterLibraries(ROOT),
      themeSheet(SOURCES),
      pageHints({ root: SOURCES, outDir: OUT_DIR }),
      serviceWorker({ root: SOURCES, outDir: OUT_DIR, target: TARGET }),
      compressedSiblings(),
    ],
    css: { postcss: { plugins: [pxToRem()] }, modules: { generateScopedName: scopedClass } },
    build: {
      outDir: OUT_DIR,
      emptyOutDir: true,
      target: TARGET,
      minify: 'oxc',
      cssMinify: true,
      // The content security policy allows no data: URLs for fonts.
      assetsInlineLimit: 0,
      modulePreload: {
        polyfill: false,
        // What the first page needs stands in its own HTML (ADR 13). For later parts a list of every file they need
        // would weigh more in the first load than it saves later.
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((name) => name.endsWith('.css')),
      },
      sourcemap: process.env['SOURCEMAP'] === '1',
      rolldownOptions: {
        input: join(SOURCES, 'index.html'),
        // The engine only computes: who imports its front door needs no more of it than what they name.
        treeshake: { moduleSideEffects: [{ test: /[\\/]shared[\\/]domain[\\/]/, sideEffects: false }] },
        output: {
          codeSplitting: {
            // What nearly every page loads anyway, in few files: each file costs a request and compresses worse.
            groups: [
              { name: 'loading', test: LOADING },
              { name: 'react-dom', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              { name: 'style', test: STYLE },
              { name: 'theme', test: THEME },
              { name: 'controls', test: CONTROLS, minShareCount: 12 },
              { name: 'fields', test: FIELDS, minShareCount: 2 },
              { name: 'libraries', test: LIBRARIES, minShareCount: 4 },
              { name: 'base', test: BASE, minShareCount: 4 },
              { name: 'contracts', test: CONTRACTS, minShareCount: 3 },
              { name: 'data', test: DATA, minShareCount: 4 },
              { name: 'unit', test: OPEN_UNIT, minShareCount: 2 },
              { name: 'news', test: NEWS, minShareCount: 2 },
            ],
          },
        },
      },
    },
    server: {
      host: '127.0.0.1',
      port: Number(process.env['DEV_PORT'] ?? 5173),
      proxy: Object.fromEntries(
        API_PATHS.map((path) => [path, { target: `http://127.0.0.1:${process.env['API_PORT'] ?? 3000}` }]),
      ),
    },
  },
})
