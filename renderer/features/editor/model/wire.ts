import {
  createConfiguratorDesign,
  getConfiguratorDesign,
  getDesignVersion,
  saveConfiguratorDesign,
} from '#shared/contracts/http/designs.contract.ts'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { Portal } from '#shared/contracts/primitives.ts'
import type { ProjectDesign } from '#shared/domain/designs/design.types.ts'
import { type ApiResult, call } from '#renderer/api/index.ts'

/** What the server has of a portal's design. */
export type EditedDesign = AnswerOf<typeof getConfiguratorDesign>
type SaveBody = BodyOf<typeof saveConfiguratorDesign>

/** Only what a design is, whatever else came with it. */
export function pickDesign(from: ProjectDesign): ProjectDesign {
  const { theme, dashboardVersion, dashboardConfig, dashboardMenu, stylingSimple, stylingAdvanced, translations } = from
  return { theme, dashboardVersion, dashboardConfig, dashboardMenu, stylingSimple, stylingAdvanced, translations }
}

/** API-14..17: the names of the fields say which portal is meant. */
export function saveBody(
  portal: Portal,
  design: ProjectDesign,
  { revision, isDraft }: { readonly revision: number; readonly isDraft: boolean },
): SaveBody {
  const { theme, stylingSimple, stylingAdvanced, translations, dashboardVersion, dashboardMenu } = design
  const shared = {
    theme,
    stylingSimple: { ...stylingSimple },
    stylingAdvanced,
    translations: [...translations],
    revision,
    isDraft,
  }
  const outline = [...design.dashboardConfig]
  return {
    configuratorDesign:
      portal === 'bp'
        ? { ...shared, dashboardVersion, buyerPortalDashboard: outline, buyerPortalDashboardMenu: dashboardMenu }
        : {
            ...shared,
            marketingPortalDashboardVersion: dashboardVersion,
            marketingPortalDashboard: outline,
            marketingPortalDashboardMenu: dashboardMenu,
          },
  }
}

/** Reads what there is to edit. The caller says what is wrong. */
export function readEdited(projectId: string, portal: Portal): Promise<ApiResult<EditedDesign>> {
  return call(getConfiguratorDesign, { params: { projectId }, query: { portalId: portal }, silent: true })
}

/** Saves it: the first one of a portal, or over the last one. @param id null = there is none */
export function sendDesign(projectId: string, id: string | null, body: SaveBody): Promise<ApiResult<EditedDesign>> {
  return id === null
    ? call(createConfiguratorDesign, { params: { projectId }, body, silent: true })
    : call(saveConfiguratorDesign, { params: { projectId, designId: id }, body, silent: true })
}

/** One that was published before. */
export function readVersion(projectId: string, designId: string, revision: number) {
  return call(getDesignVersion, { params: { projectId, designId, revision: String(revision) }, silent: true })
}
