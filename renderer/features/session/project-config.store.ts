import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { create } from 'zustand'
import type { ProjectConfigSchema } from '#shared/contracts/entities/project.schema.ts'
import { getProjectConfig } from '#shared/contracts/http/projects.contract.ts'
import type { Portal } from '#shared/contracts/primitives.ts'
import type { FromWire } from '#shared/contracts/wire.ts'
import { type ApiError, call } from '#renderer/api/index.ts'
import { useTheme } from '#renderer/theme/theme.store.ts'

export type ProjectConfig = FromWire<z.infer<typeof ProjectConfigSchema>>

interface ProjectConfigState {
  readonly configs: Readonly<Record<string, ProjectConfig>>
  readonly errors: Readonly<Record<string, ApiError>>
  load: (portal: Portal, accountId: string, projectId: string) => Promise<void>
}

const running = new Set<string>()

/** What a portal knows of a project before anyone is logged in (API-109): name, logos, picture, flags. */
const useProjectConfigs = create<ProjectConfigState>()((set, get) => ({
  configs: {},
  errors: {},
  load: async (portal, accountId, projectId) => {
    const key = `${portal}/${accountId}/${projectId}`
    if (get().configs[key] !== undefined || running.has(key)) return
    running.add(key)
    const result = await call(getProjectConfig, {
      params: { accountId, projectId },
      query: { portalId: portal },
      silent: true,
    })
    running.delete(key)
    if (result.ok) {
      set((state) => ({ configs: { ...state.configs, [key]: result.value } }))
      useTheme.getState().suggest(result.value.theme)
    } else set((state) => ({ errors: { ...state.errors, [key]: result.error } }))
  },
}))

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
    if (projectId !== null) void load(portal, accountId, projectId)
  }, [portal, accountId, projectId, load])
  return { config: config ?? null, error: error ?? null }
}

/** SHL-77: the wide project logo, the project logo, else the account's logo. */
export function logoOf(config: ProjectConfig): string | null {
  return config.logos.projectLogoWideUrl ?? config.logos.projectLogoUrl ?? config.logos.logoUrl
}
