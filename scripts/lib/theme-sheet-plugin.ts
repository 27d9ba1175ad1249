import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'

const NAME = 'virtual:theme.css'
/** Styles are told from other modules by how their path ends. */
const RESOLVED = '/__theme.css'

/** What Material makes of the theme: selector → property → value. */
const SheetsSchema = z.array(z.record(z.string(), z.record(z.string(), z.union([z.string(), z.number()]))))
const ThemeModuleSchema = z.object({ theme: z.object({ generateStyleSheets: z.custom<() => unknown>() }) })

/**
 * `virtual:theme.css`: the theme's CSS variables as a style sheet of the build. Material would write the same in the
 * browser at every start, and have 30 KB of it parsed by a script (ADR 13). The dev server makes it once: another colour
 * shows after its next start.
 *
 * @param root the renderer's sources
 */
export function themeSheet(root: string): Plugin {
  return {
    name: 'wohnwahl:theme-sheet',
    resolveId: (id) => (id === NAME ? RESOLVED : null),
    load: async (id) => (id === RESOLVED ? getSheet(join(root, 'theme/theme.ts')) : null),
  }
}

async function getSheet(path: string): Promise<string> {
  const module: unknown = await import(pathToFileURL(path).href)
  const { theme } = z.parse(ThemeModuleSchema, { ...Object(module) })
  const sheets = z.parse(SheetsSchema, theme.generateStyleSheets())
  return sheets
    .flatMap((sheet) => Object.entries(sheet).map(([selector, values]) => getRule(selector, values)))
    .join('')
}

function getRule(selector: string, values: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries(values).map(([name, value]) => `${getProperty(name)}:${value};`)
  return `${selector}{${lines.join('')}}\n`
}

/** `colorScheme` → `color-scheme`; variables are as they are. */
function getProperty(name: string): string {
  return name.startsWith('--') ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}
