import { textIn } from '#server/platform/db/localized-text.ts'
import type { Project } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'

interface Words {
  /** Of the unit's buyers. */
  readonly names: readonly string[]
  readonly unit: Unit
  readonly project: Project
}

/** A text with what `{{name}}`, `{{unit}}` and `{{project}}` stand for; anything else in braces stays. */
export function fillPlaceholders(text: string, { names, unit, project }: Words): string {
  const language = project.sourceLanguage
  const values = new Map([
    ['name', new Intl.ListFormat(language, { type: 'conjunction' }).format(names)],
    ['unit', textIn(unit.displayName, language, language)],
    ['project', project.name],
  ])
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => values.get(name) ?? whole)
}
