import type { DashboardVersion, ProjectDesign } from '#shared/domain/designs/design.types.ts'
import type { JsonObject } from '#shared/domain/designs/json.types.ts'
import {
  duplicateItem,
  insertItem,
  itemAt,
  moveItem,
  type Outline,
  removeItem,
  replaceItem,
  stepTo,
} from '#shared/domain/designs/outline.ts'
import type { ItemPath } from '#shared/domain/designs/read-dashboard.ts'
import { useEditor } from './editor.store.ts'
import { type Change, change, redo, reset, undo } from './model/edit-state.ts'
import { newId } from './model/new-item.ts'

/** The outline as it is edited. */
export function outlineNow(): Outline {
  return useEditor.getState().edit.design.dashboardConfig
}

/** One step of editing; what was looked at gives way to it. */
export function edit(next: Change): void {
  useEditor.setState((state) => ({ edit: change(state.edit, next, Date.now()), lookedAt: null }))
}

/** Changes some of the design. @param field what is typed in */
export function editDesign(part: Partial<ProjectDesign>, field?: string): void {
  const { design } = useEditor.getState().edit
  edit({ design: { ...design, ...part }, ...(field === undefined ? {} : { field }) })
}

function editOutline(dashboardConfig: Outline, more: Omit<Change, 'design'> = {}): void {
  edit({ design: { ...useEditor.getState().edit.design, dashboardConfig }, ...more })
}

/** EDT-14. */
export function chooseVersion(dashboardVersion: DashboardVersion): void {
  editDesign({ dashboardVersion })
  useEditor.setState({ tab: 'outline' })
}

export function undoStep(): void {
  useEditor.setState((state) => ({ edit: undo(state.edit), lookedAt: null }))
}

export function redoStep(): void {
  useEditor.setState((state) => ({ edit: redo(state.edit), lookedAt: null }))
}

/** EDT-12. */
export function resetDesign(): void {
  useEditor.setState((state) => ({ edit: reset(state.edit), lookedAt: null }))
}

/** What is edited in the form and marked on the page; null = nothing. */
export function select(selection: ItemPath | null): void {
  useEditor.setState((state) => ({ edit: { ...state.edit, selection, typing: null } }))
}

/** Says something to those who do not see what has happened. */
export function say(words: string): void {
  useEditor.setState(({ said }) => ({ said: { words, count: said.count + 1 } }))
}

/** Puts an item where it may stand, and selects it. */
export function addItem(path: ItemPath, item: JsonObject): void {
  editOutline(insertItem(outlineNow(), path, item), { selection: path })
}

/** The same item otherwise. @param field what is typed in; within a second it is one step */
export function changeItem(path: ItemPath, item: JsonObject, field?: string): void {
  editOutline(replaceItem(outlineNow(), path, item), field === undefined ? {} : { field: `${path.join('-')} ${field}` })
}

export function deleteItem(path: ItemPath): void {
  const outline = removeItem(outlineNow(), path)
  editOutline(outline, { selection: nearest(outline, path) })
}

/** What stands there now, else what is before it, else what it stood in. */
function nearest(outline: Outline, path: ItemPath): ItemPath | null {
  if (itemAt(outline, path) !== null) return path
  const depth = path.length - 1
  const before = path.with(depth, (path[depth] ?? 0) - 1)
  if (itemAt(outline, before) !== null) return before
  return depth === 0 ? null : path.slice(0, -1)
}

export function copyItem(path: ItemPath): void {
  const copied = duplicateItem(outlineNow(), path, newId)
  if (copied !== null) editOutline(copied.outline, { selection: copied.path })
}

/** Moves an item to a place of the outline as it is now; null where it may not stand. */
export function moveTo(from: ItemPath, to: ItemPath): ItemPath | null {
  const moved = moveItem(outlineNow(), from, to)
  if (moved === null) return null
  editOutline(moved.outline, { selection: moved.path })
  return moved.path
}

export type Step = 'up' | 'down' | 'in' | 'out'

/** One step by keyboard or toolbar; null where there is none. */
export function moveBy(path: ItemPath, step: Step): ItemPath | null {
  const to = stepTo(outlineNow(), path, step)
  return to === null ? null : moveTo(path, to)
}

/** The outline as JSON was written of it (EDT-16). */
export function replaceOutline(outline: Outline): void {
  if (JSON.stringify(outline) !== JSON.stringify(outlineNow())) editOutline(outline, { selection: null })
}
