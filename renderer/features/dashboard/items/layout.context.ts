import { createContext } from 'react'
import type { DashboardVersion } from '#shared/domain/designs/design.types.ts'

/** Where items are drawn: the fixed layouts have a place for more, or less, of some. */
export const LayoutContext = createContext<Exclude<DashboardVersion, 'v1'>>('custom')
