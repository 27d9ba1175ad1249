import i18next from 'i18next'
import { lazyPart } from '#renderer/ui/lazy-part.ts'

/** What a project's team has designed comes by itself, with its words: pages without it pay nothing for it. */
async function load() {
  const [designed] = await Promise.all([
    import('./designed.ts'),
    i18next.loadNamespaces(['dashboard-unit', 'dashboard-items', 'dashboard', 'deadlines']),
  ])
  return designed
}

export const DesignedDashboard = lazyPart(() => load().then((designed) => designed.DesignedDashboard))
export const DesignedOpening = lazyPart(() => load().then((designed) => designed.DesignedOpening))
