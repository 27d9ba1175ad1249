import i18next from 'i18next'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { matchPath } from 'react-router-dom'
import { useConsent } from '#renderer/consent/index.ts'
import { preloadKioskLayout } from '#renderer/features/configurator/index.ts'
import { preloadUnit } from '#renderer/unit/data/use-configurator-data.ts'
import {
  endVisit,
  noteSaved,
  forgetHere,
  type KioskState,
  kioskPath,
  readKioskState,
  useKiosk,
  useVisit,
} from '#renderer/features/kiosk/index.ts'
import { preloadProjectConfig } from '#renderer/session/index.ts'
import { startI18n } from '#renderer/i18n/i18n.ts'
import { ROUTES } from '#renderer/platform/routes.ts'
import { becomeKiosk } from '#renderer/platform/shell.ts'
import { writeStored } from '#renderer/platform/storage.ts'
import { LOCALES, type Locale } from '#shared/contracts/primitives.ts'
import { queryClient } from '../query-client.ts'
import { KioskApp } from './KioskApp.tsx'
import type { CommonParts } from './parts.types.ts'
import { KIOSK_TEXTS } from './texts.ts'

/** ms between two tries to reach the host, which is on this machine. */
const RETRY = 500
/** ms that the first rendering waits for what it shows; after them a loader says so. */
const UNIT_PATIENCE = 1_000

/**
 * Shows the kiosk in the page. A page that is loaded is a new visit, whatever the last one has left behind. Resolves
 * once the first rendering is under way.
 */
export async function startKiosk(root: HTMLElement, parts: CommonParts): Promise<void> {
  // No question may stand between the end of a visit and the next one. The first to hear of it, so the only one.
  window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true })
  await forgetHere()
  becomeKiosk({
    portalUrl: () => useKiosk.getState().host?.portalUrl ?? null,
    canSave: () => useKiosk.getState().host?.settings.allowPrint === true,
    isInUse: () => useVisit.getState().isInUse,
    noteSaved,
    endVisit: () => void endVisit(),
  })
  // Nobody is asked for consent, so nothing that needs it happens: what is counted has no id (decision 14).
  useConsent.getState().putOff()
  const host = await firstState()
  const locale = await getLocale(host)
  if (locale !== null) writeStored('locale', locale)
  const start = addressAtStart(host)
  const unit =
    start === null
      ? null
      : Promise.all([preloadUnit(queryClient, start.unit), preloadKioskLayout().catch(() => undefined)])
  // Without texts it still works: it then shows keys.
  await startI18n(KIOSK_TEXTS).catch((error: unknown) => console.error('the texts could not be loaded', error))
  // The pictures speak both languages, and a visitor changes from one to the other without a wait.
  await i18next.reloadResources([...LOCALES], ['kiosk'])
  // With everything at hand the first room is drawn once, and not after a loader.
  if (!host.settings.attractLoop)
    await Promise.race([unit, new Promise((resolve) => setTimeout(resolve, UNIT_PATIENCE))])
  createRoot(root).render(
    <StrictMode>
      <KioskApp address={start?.path ?? '/'} parts={parts} />
    </StrictMode>,
  )
}

async function firstState(): Promise<KioskState> {
  for (;;) {
    const host = await readKioskState()
    if (host !== null) return host
    await new Promise((resolve) => setTimeout(resolve, RETRY))
  }
}

/** The language that a visit begins with: as it is set for the device, else the project's own. */
async function getLocale({ settings, accountId, project }: KioskState): Promise<Locale | null> {
  const config =
    accountId === null || project === null
      ? null
      : await preloadProjectConfig({ portal: 'mp', accountId, projectId: project.slug })
  return settings.locale ?? config?.sourceLanguage ?? null
}

/** Where the page begins, and the unit that it shows; null = there is nothing to show yet. */
function addressAtStart({ accountId, project, units, startUnit, settings }: KioskState) {
  if (accountId === null || project === null) return null
  const place = { accountId, project, units, startUnit: settings.startUnit }
  const path = kioskPath(window.location.pathname, place)
  // Where one chooses among several, the first of them is brought meanwhile.
  if (path === null) return null
  const unitId =
    matchPath(`${ROUTES.configurator}/*`, path)?.params.unitId ?? units.find(({ id }) => id === startUnit)?.slug
  if (unitId === undefined) return null
  return { path, unit: { portal: 'mp', accountId, projectId: project.slug, unitId } } as const
}
