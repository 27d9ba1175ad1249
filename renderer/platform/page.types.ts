import type { FunctionComponent } from 'react'
import type { QueryClient } from '@tanstack/react-query'
import type { ParseKeys } from 'i18next'
import type { PortalPage, ProjectVariant } from '#shared/contracts/entities/project.schema.ts'
import type { Portal } from '#shared/contracts/primitives.ts'
import type { Namespace } from '#renderer/i18n/resources.types.ts'

/** The application's variants (SHL-78): all pages, one residence, the kiosk. */
export type AppVariant = 'default' | 'residence' | 'kiosk'

/** What each page is given. */
export interface PageProps {
  readonly portal: Portal
  /** Which of the page's addresses it is shown at, by its name. */
  readonly address: string
}

/**
 * The code of a page. Descriptors write it down as what their functions return, so that the types of all links, which
 * come from the descriptors, do not depend on the pages that use links.
 */
export type Code<Props = PageProps> = Promise<FunctionComponent<Props> | FunctionComponent>

/** Who of the buyer portal's visitors a page is for; the others are led to the login, or to their own home. */
export type Audience = 'loggedOut' | 'loggedIn' | 'either' | 'staff'

/** The largest thing to see. `place`: what `theme/base.css` keeps for it until the app is there. */
type PagePicture =
  | {
      readonly of: 'project'
      readonly place: 'stage' | 'hero'
      /** How wide it is shown, by the project's variant. */
      readonly sizes: Readonly<Partial<Record<ProjectVariant, string>>>
    }
  /** The preview of the room that the address names. */
  | { readonly of: 'room'; readonly place: 'room' }

/** A text that is a page's title, with its namespace. */
export type Title = Extract<ParseKeys<readonly Namespace[]>, `${string}:${string}itle`>

interface Described {
  /** Its file has this name, too: `unitSelector` in `unit-selector.page.ts`. */
  readonly name: string
  /**
   * The patterns of its addresses by the names that links use. The portal is part of it: `/bp/…`, `/mp/…`, or
   * `/:portalId/…` for both; in the marketing portal, and outside of both, a page is for everybody.
   */
  readonly addresses: Readonly<Record<string, string>>
  /** In the buyer portal; without it the logged-in. */
  readonly audience?: Audience
  /** What stands around it: the cache of answers, or beside it an open unit. */
  readonly layout?: 'data' | 'unit'
  /** The texts that it shows first, beside the common ones. */
  readonly texts: readonly Namespace[]
  /** What the browser's tab calls it, where the page itself does not say it with what it shows. */
  readonly title?: Title
  /** The largest thing to see, where it is a picture that the server knows (ADR 13). */
  readonly picture?: PagePicture
  /** Asks the server for what a path shows, before anything renders; null = nothing is asked for ahead. */
  readonly ask?: (path: string) => Promise<(client: QueryClient) => Promise<void>> | null
  /** Absent = it has an address and no content yet, in every variant (NAV-43): nothing leads there. */
  readonly load?: () => Code
}

/** A page that is the same in every project, or belongs to none. */
interface CommonPage extends Described {
  readonly variants?: never
}

/** A page that a project's configuration can name. */
interface VariantPage extends Described {
  readonly name: PortalPage
  /** Which variants have it, where a project does not name its pages itself. */
  readonly variants: readonly AppVariant[]
  /** Every project has it, so that it need not wait for the project's configuration. */
  readonly isNeeded?: true
}

/**
 * A page, as `<name>.page.ts` in its folder describes it: all that the app, its links, the build and the server have to
 * know of it (ADR 21). Light, so that the app's first file can have all of them, and the build reads them without a
 * browser: code comes by `load` alone.
 *
 * @typeParam InSight what is known of a unit before all of it is there
 */
export type Page<InSight = never> = KnownPage & {
  /** Of a unit's page: what it shows of the unit until all of it is there. */
  readonly opening?: () => Code<InSight>
}

/** What can be known of a page below the pages. */
export type KnownPage = CommonPage | VariantPage

/** What a variant shows at the addresses of another page. */
export interface PageInstead {
  readonly insteadOf: string
  readonly variant: AppVariant
  readonly load: () => Code
}
