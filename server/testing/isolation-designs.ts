import type { TestPortal } from './test-portal.ts'
import { idIn, made } from './isolation-made.ts'
import { PROJECTS } from './isolation-facts.ts'
import type { Target } from './isolation-table.ts'

const LOOK = { theme: 'light', styling_simple: {}, styling_advanced: '', translations: [] }

/** The save of a design on a revision: of the portal that is the target's, since two of them are of one project. */
export function getDesign(target: Target, revision = 0, isDraft = false) {
  const saving = { ...LOOK, revision, is_draft: isDraft }
  const ofPortal =
    target === 't-02'
      ? {
          marketing_portal_dashboard_version: 'custom',
          marketing_portal_dashboard: [{ type: 'RoomCards' }],
          marketing_portal_dashboard_menu: 'left',
        }
      : {
          dashboard_version: 'custom',
          buyer_portal_dashboard: [{ type: 'RoomCards' }],
          buyer_portal_dashboard_menu: 'left',
        }
  return { configurator_design: { ...saving, ...ofPortal } }
}

/** One that is published, with a draft; its id. */
export async function addDesign(
  portal: TestPortal,
  by: Readonly<Record<string, string>>,
  target: Target,
): Promise<string> {
  const path = `/api/v1/projects/${PROJECTS[target]}/configurator_designs`
  const id = idIn(await made(portal, path, by, getDesign(target)), 'id')
  const draft = { headers: by, body: getDesign(target, 1, true) }
  const { status } = await portal.call('PUT', `${path}/${id}`, draft)
  if (status !== 200) throw new Error(`No draft: ${status}`)
  return id
}
