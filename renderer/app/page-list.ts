import { admin } from '#renderer/features/admin/admin.page.ts'
import { checkout } from '#renderer/features/checkout/checkout.page.ts'
import { configurator } from '#renderer/features/configurator/configurator.page.ts'
import { dashboard } from '#renderer/features/dashboard/dashboard.page.ts'
import { floorplan } from '#renderer/features/floor-plan/floorplan.page.ts'
import { login } from '#renderer/features/login/login.page.ts'
import { outbox } from '#renderer/features/outbox/outbox.page.ts'
import { password } from '#renderer/features/password/password.page.ts'
import { presentation } from '#renderer/features/presentation/presentation.page.ts'
import { restore } from '#renderer/features/prospects/restore.page.ts'
import { shortLink } from '#renderer/features/prospects/short-link.page.ts'
import { registration } from '#renderer/features/registration/registration.page.ts'
import { unitInvitation } from '#renderer/features/registration/unit-invitation.page.ts'
import { residenceDashboard } from '#renderer/features/residence/residence-dashboard.page.ts'
import { settings } from '#renderer/features/settings/settings.page.ts'
import { setup } from '#renderer/features/setup/setup.page.ts'
import { unitSelector } from '#renderer/features/units/unit-selector.page.ts'
import { budget } from '#renderer/pages/budget/budget.page.ts'
import { deadlines } from '#renderer/pages/deadlines/deadlines.page.ts'
import { documents } from '#renderer/pages/documents/documents.page.ts'
import { flatFinder } from '#renderer/pages/flat-finder/flat-finder.page.ts'
import { home } from '#renderer/pages/home/home.page.ts'
import { inbox } from '#renderer/pages/inbox/inbox.page.ts'
import { invitation } from '#renderer/pages/invitation/invitation.page.ts'
import { marketingHome } from '#renderer/pages/marketing-home/marketing-home.page.ts'
import { pendingSignature } from '#renderer/pages/pending-signature/pending-signature.page.ts'
import { redirect } from '#renderer/pages/redirect/redirect.page.ts'
import { style } from '#renderer/pages/style/style.page.ts'
import { wishes } from '#renderer/pages/wishes/wishes.page.ts'
import { knowPages } from '#renderer/platform/routes.ts'

/** Every page of the application, in no order; a page that is not here does not exist (ADR 21). */
export const PAGES = [
  login,
  registration,
  invitation,
  unitInvitation,
  password,
  home,
  unitSelector,
  configurator,
  dashboard,
  checkout,
  floorplan,
  style,
  budget,
  wishes,
  presentation,
  settings,
  deadlines,
  documents,
  inbox,
  restore,
  shortLink,
  outbox,
  admin,
  marketingHome,
  flatFinder,
  setup,
  pendingSignature,
  redirect,
] as const

/** What variants show instead. */
export const PAGES_INSTEAD = [residenceDashboard] as const

declare module '#renderer/platform/routes.ts' {
  interface Register {
    readonly pages: typeof PAGES
  }
}

// Before anything asks for a link.
knowPages(PAGES)
