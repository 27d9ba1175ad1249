import { describe, expect, it } from 'vitest'
import { sourceFiles } from '#tests/support/source-files.ts'

const LONG_FILE = 300
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*\.ts$/
const COMPONENT = /^([A-Z][A-Za-z0-9]*|[a-z0-9]+(-[a-z0-9]+)*)(\.[a-z0-9-]+)*\.tsx$/
const HOOK = /^use[A-Z][A-Za-z0-9]*(\.test)?\.tsx?$/

/** The rule that a file's name breaks, or null. */
function namingFault(path: string): string | null {
  const name = path.split('/').at(-1) ?? ''
  if (HOOK.test(name)) return null
  if (name.endsWith('.tsx')) return COMPONENT.test(name) ? null : `${path}: components are PascalCase.tsx`
  return KEBAB.test(name) ? null : `${path}: files are kebab-case.ts`
}

describe('files', () => {
  const files = sourceFiles()

  it('are named alike', () => {
    expect(namingFault('server/unitService.ts')).not.toBeNull()
    expect(namingFault('renderer/ui/price_tag.tsx')).not.toBeNull()
    expect(files.flatMap((file) => namingFault(file.path) ?? [])).toEqual([])
  })

  it('name their exports, so that a search finds their users', () => {
    const faults = files
      // Tools that read a file want a default export.
      .filter((file) => !file.path.endsWith('.config.ts') && file.path !== 'tests/support/prepare-template.ts')
      .filter((file) => /^export default\b|^export \*(?! as)/m.test(file.text))
    expect(faults.map((file) => file.path)).toEqual([])
  })

  it('reports those that have grown long', () => {
    const long = files
      .map((file) => ({ path: file.path, lines: file.text.split('\n').length }))
      .filter((file) => file.lines > LONG_FILE && !/\.(test|spec)\.tsx?$/.test(file.path))
    if (long.length > 0) console.warn(`past ${LONG_FILE} lines:`, long.map((f) => `${f.path} ${f.lines}`).join(', '))
    expect(files.length).toBeGreaterThan(0)
  })
})
