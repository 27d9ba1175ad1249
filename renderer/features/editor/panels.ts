import type { ComponentType } from 'react'
import { DashboardPanel } from './dashboard/DashboardPanel.tsx'
import { TextsPanel } from './texts/TextsPanel.tsx'
import { ThemePanel } from './theme/ThemePanel.tsx'
import { MediaPanel } from './media/MediaPanel.tsx'
import { HistoryPanel } from './save/HistoryPanel.tsx'
import type { PanelName } from './editor.store.ts'

interface PanelEntry {
  /** Where its button stands: with the others, or at the foot of the bar. */
  readonly place: 'top' | 'foot'
  readonly Panel: ComponentType
}

/** EDT-5: the panels there are, in the order of the bar. */
export const PANELS: Readonly<Record<PanelName, PanelEntry>> = {
  dashboard: { place: 'top', Panel: DashboardPanel },
  texts: { place: 'top', Panel: TextsPanel },
  theme: { place: 'top', Panel: ThemePanel },
  media: { place: 'top', Panel: MediaPanel },
  history: { place: 'foot', Panel: HistoryPanel },
}
