import { useEffect } from 'react'
import { create } from 'zustand'
import { getProjectConfig } from '#shared/contracts/http/projects.contract.ts'
import type { Portal } from '#shared/contracts/primitives.ts'
import { type ApiError, call } from '#renderer/api/index.ts'
import { useTheme } from '#renderer/theme/theme.store.ts'
import type { ProjectConfig } from './project-config.types.ts'

interface ProjectConfigState {
  readonly configs: Readonly<Record<string, ProjectConfig>>
  readonly errors: Readonly<Record<string, ApiError>>
  load: (portal: Portal, accountId: string, projectId: string) => Promise<void>
}

/** A project as addresses name it. */
export interface ProjectPlace {
  readonly portal: Portal
  readonly accountId: string
  readonly projectId: string
}

const running = new Set<string>()

/** The project whose colours and words are shown. */
let shown: ProjectConfig | null = null

/** Whose colours and words are wanted: answers come in any order. */
let asked: string | null = null

/**
 * Shows a project's own colours and words, null = none; their code is loaded where a project has some. Never rejects:
 * without them a page has the product's own.
 */
async function showLook(config: ProjectConfig | null): Promise<void> {
  const before = shown
  shown = config
  if (looksAlike(before, config) || ![config, before].some((one) => one?.styling ?? one?.translations)) return
  try {
    const { applyLook } = await import('./project-look.ts')
    if (shown === config) applyLook(config)
  } catch (error) {
    console.warn('the colours of the project cannot be shown', error)
  }
}

/** Whether nothing of colours and words has changed: an editor changes the rest with every key. */
function looksAlike(one: ProjectConfig | null, other: ProjectConfig | null): boolean {
  return (
    one === other ||
    (one?.styling === other?.styling && one?.translations === other?.translations && one?.theme === other?.theme)
  )
}

/** For pages that belong to no project: the product's own colours and words, also after those of a project. */
export function useOwnLook(isWanted = true): void {
  useEffect(() => {
    if (!isWanted) return
    asked = null
    void showLook(null)
  }, [isWanted])
}

/** What a portal knows of a project before anyone is logged in (API-109): name, logos, picture, flags. */
const useProjectConfigs = create<ProjectConfigState>()((set, get) => ({
  configs: {},
  errors: {},
  load: async (portal, accountId, projectId) => {
    const key = `${portal}/${accountId}/${projectId}`
    if (get().configs[key] !== undefined || running.has(key)) return
    running.add(key)
    // A new try: what the last one said no longer counts.
    set(({ errors: { [key]: _last, ...errors } }) => ({ errors }))
    const result = await call(getProjectConfig, {
      params: { accountId, projectId },
      query: { portalId: portal },
      silent: true,
    })
    if (result.ok) {
      // First, so that the page never shows in other colours.
      if (asked === key) await showLook(result.value)
      set((state) => ({ configs: { ...state.configs, [key]: result.value } }))
      useTheme.getState().suggest(result.value.theme)
    } else set((state) => ({ errors: { ...state.errors, [key]: result.error } }))
    running.delete(key)
  },
}))

/** Starts loading the configuration of a project, for the page that is about to ask for it; null = it could not be had. */
export async function preloadProjectConfig(place: ProjectPlace): Promise<ProjectConfig | null> {
  const { portal, accountId, projectId } = place
  const key = `${portal}/${accountId}/${projectId}`
  asked = key
  await useProjectConfigs.getState().load(portal, accountId, projectId)
  return useProjectConfigs.getState().configs[key] ?? null
}

/** The configuration of a project, null until it is there, and why it is missing. Loaded once per project. */
export function useProjectConfig(
  portal: Portal,
  accountId: string,
  projectId: string | null,
): { config: ProjectConfig | null; error: ApiError | null } {
  const key = `${portal}/${accountId}/${projectId}`
  const config = useProjectConfigs((state) => state.configs[key])
  const error = useProjectConfigs((state) => state.errors[key])
  const load = useProjectConfigs((state) => state.load)
  useEffect(() => {
    if (projectId === null) return
    asked = key
    void load(portal, accountId, projectId)
  }, [portal, accountId, projectId, key, load])
  useEffect(() => {
    if (config !== undefined) void showLook(config)
  }, [config])
  return { config: config ?? null, error: error ?? null }
}

/** Shows a project as it is being designed: what its pages know of it is this from now on. */
export function showProjectAs(place: ProjectPlace, config: ProjectConfig): void {
  const key = `${place.portal}/${place.accountId}/${place.projectId}`
  useProjectConfigs.setState(({ configs }) => ({ configs: { ...configs, [key]: config } }))
}

interface EditedDashboard {
  readonly projectId: string
  readonly dashboard: ProjectConfig['dashboard']
}

/** A dashboard that is being designed. Apart from the rest, of which a page's every part would be drawn anew. */
const useEditedDashboard = create<{ readonly edited: EditedDashboard | null }>()(() => ({ edited: null }))

/** Shows a project's dashboard as it is being designed; null = as the server has said. */
export function showDashboardAs(edited: EditedDashboard | null): void {
  useEditedDashboard.setState({ edited })
}

/** What a project's dashboard shows; absent = the classic one. */
export function useShownDashboard({ id, dashboard }: Pick<ProjectConfig, 'id' | 'dashboard'>): typeof dashboard {
  const edited = useEditedDashboard((state) => state.edited)
  return edited?.projectId === id ? edited.dashboard : dashboard
}

/** The configuration as far as some page has loaded it already, else null. */
export function useKnownConfig(portal: Portal, accountId: string, projectId: string): ProjectConfig | null {
  return useProjectConfigs((state) => state.configs[`${portal}/${accountId}/${projectId}`]) ?? null
}

/**
 * SHL-77: the wide project logo, the project logo, else the account's logo. The fourth, a logo stored with the project,
 * has no source: a package names these three (`logos` of `project.json`), and importing it stores just these. Without
 * any of them the product's own mark stands in.
 */
export function getLogo(config: Pick<ProjectConfig, 'logos'>): string | null {
  return config.logos.projectLogoWideUrl ?? config.logos.projectLogoUrl ?? config.logos.logoUrl
}
