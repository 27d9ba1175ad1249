import type { VisualVersion } from '#shared/domain/look/pictures.ts'
import type { ProjectConfig } from '#renderer/session/index.ts'
import { readCookie } from '#renderer/platform/cookies.ts'

/** A necessary cookie (SHL-33), set where the two ways of drawing are compared. */
const COOKIE = 'configuratorVisualVersion'

/** How this browser has its pictures drawn: as its cookie says, else as the project does (IMG-13). */
export function visualVersion(flags: ProjectConfig['featureFlags']): VisualVersion {
  const asked = readCookie(COOKIE)
  if (asked === 'v1' || asked === 'v2') return asked
  return flags['configuratorVisualVersion2'] === true ? 'v2' : 'v1'
}
