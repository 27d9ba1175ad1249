import { create } from 'zustand'
import type { ProjectDesign } from '#shared/domain/designs/design.types.ts'
import type { ApiError } from '#renderer/api/index.ts'
import type { ProjectConfig, ProjectPlace } from '#renderer/session/index.ts'
import { beginEditing, type EditState } from './model/edit-state.ts'
import type { DraftPlace, LocalDraft } from './model/local-draft.ts'
import type { EditedDesign } from './model/wire.ts'

/** Panels beside the bar. Another one is its name here and a line in `panels.ts`. */
export type PanelName = 'dashboard' | 'texts' | 'theme' | 'media' | 'history'
/** Widths at which the page can be looked at (px: `PREVIEW_SIZES`). */
export type PreviewName = 'desktop' | 'tablet' | 'phone'

/** A version that is looked at instead of the own design. */
export interface LookedAt {
  readonly revision: number
  /** null = it is what the project came with. */
  readonly savedAt: string | null
  readonly design: ProjectDesign
}

export interface EditorState {
  readonly status: 'loading' | 'failed' | 'ready'
  readonly error: ApiError | null
  /** Whose pages they are, as addresses name it. */
  readonly place: ProjectPlace
  readonly config: ProjectConfig | null
  readonly draftPlace: DraftPlace
  /** As the server has it; null until it has been read. */
  readonly server: EditedDesign | null
  /** Of the server's, that the own design began with; goes along with a save. */
  readonly revision: number
  readonly edit: EditState
  readonly panel: PanelName | null
  /** EDT-14, EDT-15. */
  readonly tab: 'outline' | 'json'
  readonly preview: PreviewName | null
  /** Clicks on the page choose what is edited; else they do what the page does. */
  readonly isPicking: boolean
  readonly lookedAt: LookedAt | null
  readonly saving: 'publish' | 'draft' | null
  /** What somebody else has saved meanwhile. */
  readonly conflict: { readonly theirs: EditedDesign; readonly isDraft: boolean } | null
  /** What another window of this browser has made of the same draft. */
  readonly otherWindow: LocalDraft | null
  /** What has just happened, for those who do not see it. */
  readonly said: { readonly words: string; readonly count: number }
}

const NO_DESIGN: ProjectDesign = {
  theme: 'light',
  dashboardVersion: 'v1',
  dashboardConfig: [],
  dashboardMenu: 'left',
  stylingSimple: {},
  stylingAdvanced: '',
  translations: [],
}

const NOTHING: EditorState = {
  status: 'loading',
  error: null,
  place: { portal: 'bp', accountId: '', projectId: '' },
  config: null,
  draftPlace: { userId: '', projectId: '', portal: 'bp' },
  server: null,
  revision: 0,
  edit: beginEditing(NO_DESIGN),
  panel: 'dashboard',
  tab: 'outline',
  preview: null,
  isPicking: true,
  lookedAt: null,
  saving: null,
  conflict: null,
  otherWindow: null,
  said: { words: '', count: 0 },
}

/** What is edited, and how the editor stands. What can be done to it: `editor-actions.ts`, `saving.ts`. */
export const useEditor = create<EditorState>()(() => NOTHING)

/** Begins anew, for another portal. */
export function resetEditor(start: Pick<EditorState, 'place' | 'config' | 'draftPlace'>): void {
  useEditor.setState({ ...NOTHING, ...start }, true)
}
