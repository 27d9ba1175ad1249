import { createContext, useCallback, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Words } from '#shared/domain/designs/field.types.ts'
import { wordsIn } from '#shared/domain/designs/words-in.ts'
import type { Portal } from '#shared/contracts/primitives.ts'
import type { ProjectConfig } from '#renderer/session/index.ts'
import { OpenUnitContext } from '#renderer/unit/state/unit.context.ts'

/** The project whose page it is, and the portal that shows it. */
export interface PageProject {
  readonly project: Omit<ProjectConfig, 'variant'>
  readonly portal: Portal
}

/** For pages without an open unit; with one, its project counts. */
export const PageProjectContext = createContext<PageProject | null>(null)

/** The project that items take from what they do not say themselves. Errors: throws where there is none. */
export function usePageProject(): PageProject {
  const page = useContext(PageProjectContext)
  const unit = useContext(OpenUnitContext)
  const found = page ?? unit
  if (found === null) throw new Error('An item of a dashboard outside of a project')
  return found
}

/** Reads words in the language on screen, else in the project's own; '' = there are none. */
export function useWords(): (words: Words | null) => string {
  const { project } = usePageProject()
  const { i18n } = useTranslation()
  const locale = i18n.language === 'en' ? 'en' : 'de'
  return useCallback((words) => wordsIn(words, locale, project.sourceLanguage).trim(), [locale, project.sourceLanguage])
}
