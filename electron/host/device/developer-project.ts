import { getMarketingProject } from '#shared/contracts/http/marketing.contract.ts'
import { makeAddress } from '../portal/make-address.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import type { LocalSettings } from '../settings/local-settings.ts'
import { parseAnswer } from '../portal/parse-answer.ts'

export interface ShownProject {
  readonly accountId: string
  readonly project: { readonly id: string; readonly slug: string; readonly name: string }
  readonly units: readonly { readonly id: string; readonly slug: string; readonly name: string }[]
  readonly attract: readonly string[]
}

/** A project that is shown without pairing, straight from the portal: for developers, never kept for offline use. */
export interface DeveloperProject {
  /** null = `settings.json` names none, or the portal has none. */
  read(): Promise<ShownProject | null>
  /** The same without asking the portal: null also as long as that has not been read. */
  known(): ShownProject | null
}

export function createDeveloperProject(portal: PortalClient, local: LocalSettings): DeveloperProject {
  let known: ShownProject | null = null
  const fetchProject = async (accountId: string, projectId: string): Promise<ShownProject | null> => {
    const outcome = await portal.ask(makeAddress(getMarketingProject, { projectId }, { accountId, deep: 'true' }))
    if (outcome.kind === 'silence' || outcome.status !== 200) return null
    const project = parseAnswer(getMarketingProject.answer, outcome.body)
    if (project === null) return null
    const { id, slug, name, sampleUnits: units, projectImageUrl: picture } = project
    return {
      accountId,
      project: { id, slug, name },
      units: units.map((unit) => ({ id: unit.id, slug: unit.slug, name: unit.displayName })),
      attract: picture ? [picture] : [],
    }
  }
  return {
    async read() {
      const { portalUrl: url, accountId, projectId } = local
      if (url === undefined || accountId === undefined || !projectId) return null
      known ??= await fetchProject(accountId, projectId)
      return known
    },
    known: () => known,
  }
}
