import { pickDesign, type EditedDesign, readEdited, readVersion, saveBody, sendDesign } from './model/wire.ts'
import { beginEditing, change, markSaved } from './model/edit-state.ts'
import { readDraft } from './model/local-draft.ts'
import { useEditor } from './editor.store.ts'
import { edit } from './editor-actions.ts'

/** What an editor goes on with: what colleagues are to look at, else what everybody sees. */
function latest(server: EditedDesign) {
  return pickDesign(server.draft ?? server.published)
}

/** Reads what there is to edit; a draft of this browser goes on (EDT-10). */
export async function loadDesign(): Promise<void> {
  const { draftPlace } = useEditor.getState()
  useEditor.setState({ status: 'loading', error: null })
  const result = await readEdited(draftPlace.projectId, draftPlace.portal)
  if (useEditor.getState().draftPlace !== draftPlace) return
  if (!result.ok) {
    useEditor.setState({ status: 'failed', error: result.error })
    return
  }
  const server = result.value
  const kept = readDraft(draftPlace)
  useEditor.setState({
    status: 'ready',
    server,
    revision: kept?.revision ?? server.revision,
    edit: beginEditing(latest(server), kept?.design),
  })
}

export type SaveOutcome = 'saved' | 'conflict' | 'failed'

/** Saves for everybody, or as a draft for colleagues. Somebody who was faster is in `conflict` then. */
export async function saveDesign(isDraft: boolean): Promise<SaveOutcome> {
  const { server, edit: before, revision, draftPlace, saving } = useEditor.getState()
  if (server === null || saving !== null) return 'failed'
  useEditor.setState({ saving: isDraft ? 'draft' : 'publish' })
  const { design } = before
  const body = saveBody(draftPlace.portal, design, { revision, isDraft })
  const result = await sendDesign(draftPlace.projectId, server.id, body)
  if (result.ok) {
    // What was changed meanwhile stays a change.
    useEditor.setState((state) => ({
      saving: null,
      error: null,
      conflict: null,
      server: result.value,
      revision: result.value.revision,
      edit: markSaved(state.edit, design),
    }))
    return 'saved'
  }
  const theirs = result.error.status === 409 ? await readEdited(draftPlace.projectId, draftPlace.portal) : result
  useEditor.setState({
    saving: null,
    ...(theirs.ok ? { conflict: { theirs: theirs.value, isDraft } } : { error: theirs.error }),
  })
  return theirs.ok ? 'conflict' : 'failed'
}

/** Goes on with what somebody else has saved; the own design is one step back. */
export function takeTheirs(): void {
  useEditor.setState((state) => {
    if (state.conflict === null) return state
    const { theirs } = state.conflict
    const design = latest(theirs)
    return {
      conflict: null,
      server: theirs,
      revision: theirs.revision,
      edit: markSaved(change(state.edit, { design, selection: null }, Date.now()), design),
    }
  })
}

/** Saves the own design over what somebody else has saved. */
export async function goOnWithMine(): Promise<SaveOutcome> {
  const { conflict } = useEditor.getState()
  if (conflict === null) return 'failed'
  const { theirs, isDraft } = conflict
  useEditor.setState((state) => ({
    conflict: null,
    server: theirs,
    revision: theirs.revision,
    edit: markSaved(state.edit, latest(theirs)),
  }))
  return saveDesign(isDraft)
}

/** Shows one of the last 20 on the page. Answers whether it could be had. */
export async function lookAt(revision: number): Promise<boolean> {
  const { server, draftPlace } = useEditor.getState()
  const version = server?.versions.find((one) => one.revision === revision)
  if (server === null || server.id === null || version === undefined) return false
  const result = await readVersion(draftPlace.projectId, server.id, revision)
  if (!result.ok) return false
  useEditor.setState({ lookedAt: { revision, savedAt: version.savedAt, design: pickDesign(result.value) } })
  return true
}

/** In the place of a revision: what the project's package brings. */
export const PACKAGE = 0

/** Shows what the project came with, before anything was saved. */
export function lookAtPackage(): void {
  useEditor.setState((state) =>
    state.server === null
      ? state
      : { lookedAt: { revision: PACKAGE, savedAt: null, design: pickDesign(state.server.packageDesign) } },
  )
}

export function stopLooking(): void {
  useEditor.setState({ lookedAt: null })
}

/** What is looked at becomes the own design, to be saved: a step like any other. */
export function bringBack(): void {
  const { lookedAt } = useEditor.getState()
  if (lookedAt !== null) edit({ design: lookedAt.design, selection: null })
}
