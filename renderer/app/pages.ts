import type { UnitInSight } from '#renderer/unit/data/unit-in-sight.types.ts'
import type { Page, PageProps, AppVariant } from '#renderer/platform/page.types.ts'
import { isPresented, pageAt } from '#renderer/platform/routes.ts'
import { type LazyPart, lazyPart } from '#renderer/ui/lazy-part.ts'
import { PAGES, PAGES_INSTEAD } from './page-list.ts'

const loadData = () => import('./DataLayout.tsx')

export const UnitLayout = lazyPart(() => import('./unit/UnitLayout.tsx').then((layout) => layout.UnitLayout))
export const ResidenceLayout = lazyPart(() =>
  import('#renderer/features/residence/index.ts').then((code) => code.ResidenceLayout),
)
export const PresentationFrame = lazyPart(() =>
  import('#renderer/features/presentation/index.ts').then((code) => code.PresentationFrame),
)
export const NotFoundPage = lazyPart(() =>
  import('#renderer/pages/not-found/NotFoundPage.tsx').then((page) => page.NotFoundPage),
)
export const UnderConstructionPage = lazyPart<PageProps>(() =>
  import('#renderer/pages/under-construction/UnderConstructionPage.tsx').then((page) => page.UnderConstructionPage),
)
export const UrlLogin = lazyPart(() => import('./UrlLogin.tsx').then((page) => page.UrlLogin))
export const ShellDialogs = lazyPart(() => import('./ShellDialogs.tsx').then((all) => all.ShellDialogs))
export const StaffSearch = lazyPart(() => import('./StaffSearch.tsx').then((search) => search.StaffSearch))
export const DesignGate = lazyPart(() => import('./DesignGate.tsx').then((gate) => gate.DesignGate))
export const DataLayout = lazyPart(() => loadData().then((layout) => layout.DataLayout))

/** A page of the list with its parts, each in a chunk of its own. */
export interface PageParts {
  readonly page: Page<UnitInSight>
  readonly Shown: LazyPart<PageProps>
  /** What it shows of a unit until all of that is there; null = nothing of its own. */
  readonly Opening: LazyPart<UnitInSight> | null
  /** What variants show in its place. */
  readonly instead: readonly { readonly variant: AppVariant; readonly Shown: LazyPart<PageProps> }[]
}

function getParts(page: Page<UnitInSight>): PageParts {
  const { name, load, opening } = page
  const instead = PAGES_INSTEAD.filter(({ insteadOf }) => insteadOf === name)
  return {
    page,
    Shown: load === undefined ? UnderConstructionPage : lazyPart<PageProps>(load),
    Opening: opening === undefined ? null : lazyPart<UnitInSight>(opening),
    instead: instead.map((other) => ({ variant: other.variant, Shown: lazyPart<PageProps>(other.load) })),
  }
}

export const PAGE_PARTS: readonly PageParts[] = PAGES.map(getParts)

/** The page at a path; null = there is none. */
export function getPage(path: string): PageParts | null {
  const found = pageAt(path)?.page
  return PAGE_PARTS.find(({ page }) => page === found) ?? null
}

/** What a page is drawn of, outermost first. */
function getCode({ page: { layout }, Shown, Opening }: PageParts): readonly Pick<LazyPart<never>, 'preload'>[] {
  const layouts = layout === undefined ? [] : layout === 'data' ? [DataLayout] : [DataLayout, UnitLayout]
  return [...layouts, Shown, ...(Opening === null ? [] : [Opening])]
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve))
const ignore = () => undefined

/** Where the login leads, and where most are led on from there. */
const HOME: readonly string[] = ['home', 'dashboard']

/** Starts loading the code that most will need after the login; a failure shows when it renders. */
export function preloadHome(): void {
  for (const parts of PAGE_PARTS)
    if (HOME.includes(parts.page.name)) for (const part of getCode(parts)) part.preload().catch(ignore)
}

/**
 * Has the code of a path's page come, one part after the other in a task of its own; the files of all of them are on
 * their way already (ADR 13). Never rejects: a failure shows when the page renders.
 */
export async function preloadParts(path: string): Promise<void> {
  const parts = getPage(path)
  for (const part of parts === null ? [] : getCode(parts)) {
    await part.preload().catch(ignore)
    await nextTask()
  }
}

/**
 * Starts asking for what the server knows of a path, or of its unit, as soon as there is code that can, before anything
 * renders. A failure shows when the page asks for itself.
 */
export function preloadPage(path: string): void {
  const { page, params } = pageAt(path) ?? {}
  const asking = page?.ask?.(path) ?? null
  if (asking !== null)
    Promise.all([asking, loadData()])
      .then(([ask, { queryClient }]) => ask(queryClient))
      .catch(ignore)
  if (page?.layout !== 'unit') return
  const { accountId = '', projectId = '', unitId = '' } = params ?? {}
  const portal = path.startsWith('/mp/') ? 'mp' : 'bp'
  const unit = { portal, accountId, projectId, unitId, isPresented: isPresented(path) } as const
  // One after the other, each in a task of its own; the files of both are on their way already (ADR 13).
  loadData()
    .then(async ({ queryClient }) => {
      await nextTask()
      const { preloadUnit } = await import('#renderer/unit/data/use-configurator-data.ts')
      return preloadUnit(queryClient, unit)
    })
    .catch(ignore)
}
