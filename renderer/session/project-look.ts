import { showProjectTexts } from '#renderer/i18n/project-texts.ts'
import { showStyling } from '#renderer/theme/project-styling.ts'
import type { ProjectConfig } from './project-config.types.ts'

/** Shows the colours and words of a project, and no others; null = of none. */
export function applyLook(project: ProjectConfig | null): void {
  const styling = project?.styling
  showStyling(project === null || styling === undefined ? null : { theme: project.theme, ...styling })
  showProjectTexts(project?.translations ?? [])
}
