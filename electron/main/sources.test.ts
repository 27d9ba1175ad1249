import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const CHECKLIST = readFileSync(join(ROOT, 'docs/security/electron-checklist.md'), 'utf8')

/** What is delivered of the program, by path. */
function sources(): { path: string; text: string }[] {
  return readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('testing'))
    .map((path) => ({ path: path.slice(import.meta.dirname.length + 1), text: readFileSync(path, 'utf8') }))
}

describe('decision 37: the program', () => {
  it('imports only what it needs of Electron, and that in one file', () => {
    const values = sources().flatMap(({ path, text }) =>
      [...text.matchAll(/^import (type )?\{([^}]*)\} from 'electron'$/gm)]
        .filter((match) => match[1] === undefined)
        .map((match) => [path, match[2]] as const),
    )
    expect(values.map(([path]) => path)).toEqual(['index.ts'])
    expect(
      sources().filter(({ text }) => /import\('electron'\)|require\(|\* as \w+ from 'electron'/.test(text)),
    ).toEqual([])
    const names = values[0]?.[1]?.split(',').map((name) => name.trim())
    expect(names?.filter((name) => name !== '')).toEqual([
      'app',
      'BrowserWindow',
      'clipboard',
      'Menu',
      'powerMonitor',
      'powerSaveBlocker',
      'protocol',
      'safeStorage',
      'screen',
      'session',
    ])
  })

  it('runs no text as code, opens nothing outside, and starts no other program', () => {
    const forbidden =
      /executeJavaScript|openExternal|openPath|setAsDefaultProtocolClient|child_process|\beval\(|new Function|preload:/
    expect(
      sources()
        .filter(({ text }) => forbidden.test(text))
        .map(({ path }) => path),
    ).toEqual([])
  })

  it('pins Electron exactly, and what packages it', () => {
    const text = readFileSync(join(ROOT, 'package.json'), 'utf8')
    for (const name of ['electron', 'electron-builder', 'electron-updater', '@electron/fuses'])
      expect(text).toMatch(new RegExp(`"${name}": "\\d+\\.\\d+\\.\\d+"`))
  })
})

describe('the security checklist', () => {
  const rows = CHECKLIST.split('\n').filter((line) => line.startsWith('| ') && !/^\| (#|what|finding) \|/.test(line))
  const items = rows.filter((row) => /^\| \d+ \|/.test(row))

  it('has Electron’s twenty items', () => {
    expect(items.map((row) => Number(/^\| (\d+)/.exec(row)?.[1]))).toEqual(
      Array.from({ length: 20 }, (_, at) => at + 1),
    )
  })

  it('names files that exist', () => {
    const paths = [...CHECKLIST.matchAll(/`((?:electron|renderer|shared|build|tests|docs)\/[\w./-]+\.\w+)`/g)].map(
      (match) => match[1],
    )
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.filter((path) => path === undefined || !existsSync(join(ROOT, path)))).toEqual([])
  })

  it('names tests that exist', () => {
    const named = [...CHECKLIST.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`: ((?:"[^"]+"(?:, )?)+)/g)].flatMap(
      (match) =>
        [...(match[2] ?? '').matchAll(/"([^"]+)"/g)].map((title) => ({ path: match[1] ?? '', title: title[1] ?? '' })),
    )
    expect(named.length).toBeGreaterThan(15)
    const missing = named.filter(({ path, title }) => !readFileSync(join(ROOT, path), 'utf8').includes(title))
    expect(missing).toEqual([])
  })
})
