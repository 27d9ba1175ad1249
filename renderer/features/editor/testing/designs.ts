import type { ProjectDesign } from '#shared/domain/designs/design.types.ts'
import type { JsonObject } from '#shared/domain/designs/json.types.ts'
import type { EditedDesign } from '../model/wire.ts'

/** A design for tests, as a package brings it. */
export function aDesign(part: Partial<ProjectDesign> = {}): ProjectDesign {
  return {
    theme: 'light',
    dashboardVersion: 'custom',
    dashboardConfig: [],
    dashboardMenu: 'left',
    stylingSimple: {},
    stylingAdvanced: '',
    translations: [],
    ...part,
  }
}

/** What the server has, with `published` as visitors see it. */
export function anEditedDesign(published: ProjectDesign, more: Partial<EditedDesign> = {}): EditedDesign {
  const design = {
    ...published,
    dashboardConfig: [...published.dashboardConfig],
    stylingSimple: { ...published.stylingSimple },
    translations: [...published.translations],
  }
  return {
    id: 'd1',
    portalId: 'bp',
    revision: 4,
    published: { ...design, savedAt: '2026-11-20T10:00:00.000Z', savedBy: 'Olga Petersen' },
    draft: null,
    packageDesign: design,
    versions: [],
    frameHosts: [],
    ...more,
  }
}

export const text = (id: string, words: string): JsonObject => ({ id, type: 'TextElement', params: { text: words } })
export const row = (id: string, ...items: JsonObject[]): JsonObject => ({ id, type: 'ContentRow', items })
