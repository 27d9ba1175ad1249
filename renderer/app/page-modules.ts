import type { ProjectVariant } from '#shared/contracts/entities/project.schema.ts'
import { HERO_SIZES, STAGE_SIZES } from '#renderer/platform/picture-widths.ts'
import type { PageKind } from './page-of-path.ts'

const DATA = 'app/DataLayout.tsx'
const UNIT = [DATA, 'features/configurator/index.ts']

/** What every page begins with, as `main.ts` asks for it. */
export const START_MODULES = [
  '../node_modules/react-dom/client.js',
  'theme/style.ts',
  'theme/theme.ts',
  'api/index.ts',
  'app/start.tsx',
]

/** The code of each kind of page beside the app's own script, below `renderer/`; for the build's hints (ADR 13). */
export const PAGE_MODULES: Readonly<Record<PageKind, readonly string[]>> = {
  login: ['features/login/index.ts'],
  registration: ['features/registration/index.ts'],
  password: ['features/password/index.ts'],
  settings: [DATA, 'features/settings/index.ts'],
  unitSelector: ['features/units/index.ts'],
  restore: ['features/prospects/index.ts'],
  outbox: [DATA, 'features/outbox/index.ts'],
  admin: [DATA, 'features/admin/index.ts'],
  dashboard: [...UNIT, 'features/dashboard/index.ts'],
  floorPlan: [...UNIT, 'features/floor-plan/index.ts'],
  checkout: [...UNIT, 'features/checkout/index.ts'],
  configurator: UNIT,
  other: [],
}

/** The code that the kiosk begins with beside `START_MODULES`: it lies on its own disk, so a file early costs nothing. */
export const KIOSK_MODULES = [
  'app/kiosk/index.ts',
  'app/kiosk/start-kiosk.tsx',
  ...UNIT,
  'features/configurator/stand/StandLayout.tsx',
  'features/configurator/dialogs/upgrades/RoomCompanions.tsx',
  'features/configurator/actions/OtherSamples.tsx',
  'features/tracking/index.ts',
]

/** `place`: what `theme/base.css` keeps for it until the app is there. */
type PagePicture =
  | {
      readonly of: 'project'
      readonly place: 'stage' | 'hero'
      /** How wide it is shown, by the project's variant. */
      readonly sizes: Readonly<Partial<Record<ProjectVariant, string>>>
    }
  /** The preview of the room that the address names. */
  | { readonly of: 'room'; readonly place: 'room' }

/** The largest thing to see, where it is a picture that the server knows (ADR 13). */
export const PAGE_PICTURES: Readonly<Partial<Record<PageKind, PagePicture>>> = {
  login: { of: 'project', place: 'stage', sizes: { default: STAGE_SIZES, residence: STAGE_SIZES } },
  dashboard: { of: 'project', place: 'hero', sizes: { default: HERO_SIZES } },
  configurator: { of: 'room', place: 'room' },
}
