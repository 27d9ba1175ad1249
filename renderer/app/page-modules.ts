const DATA = 'app/DataLayout.tsx'
const UNIT = [DATA, 'app/unit/UnitLayout.tsx']

/** What every page begins with, as `main.ts` asks for it. */
export const START_MODULES = [
  '../node_modules/react-dom/client.js',
  'theme/style.ts',
  'theme/theme.ts',
  'api/index.ts',
  'app/start.tsx',
]

/** The code of what stands around pages, for the build's hints (ADR 13); that of a page itself its descriptor names. */
export const LAYOUT_MODULES = { data: [DATA], unit: UNIT } as const

/** Of a page that has no content yet. */
export const COMING_MODULE = 'pages/under-construction/UnderConstructionPage.tsx'

/** The code that the kiosk begins with beside `START_MODULES`: it lies on its own disk, so a file early costs nothing. */
export const KIOSK_MODULES = [
  'app/kiosk/index.ts',
  'app/kiosk/start-kiosk.tsx',
  ...UNIT,
  'features/configurator/index.ts',
  'features/configurator/kiosk-layout/KioskLayout.tsx',
  'features/configurator/actions/OtherSamples.tsx',
  'unit/saving/local-storage.ts',
  'tracking/index.ts',
]
