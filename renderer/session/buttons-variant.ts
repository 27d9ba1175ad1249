import { BUTTONS_KEY, type ButtonsVariant, readButtons } from '#shared/domain/look/buttons-variant.ts'
import type { ProjectConfig } from './project-config.types.ts'

/** EDT-33: how a project wants the main buttons of its dashboards; null = each as the product has it. */
export function buttonsVariant({ styling }: Pick<ProjectConfig, 'styling'>): ButtonsVariant | null {
  return readButtons(styling?.simple[BUTTONS_KEY])
}
