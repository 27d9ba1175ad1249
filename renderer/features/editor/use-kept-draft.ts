import { useDeferredValue, useEffect, useMemo } from 'react'
import { compareDesigns, countDifferences } from './model/compare-designs.ts'
import { draftKey, keepDraft, parseDraft } from './model/local-draft.ts'
import { type EditorState, useEditor } from './editor.store.ts'
import { beginEditing, change } from './model/edit-state.ts'

/** ms after the last change: writing a whole page with every key would be felt. */
const KEPT_AFTER_MS = 250

let counted: { readonly edit: Pick<EditorState['edit'], 'saved' | 'design'>; readonly count: number } | null = null

/** How many things of the design are not saved; counted once for all who ask. */
export function countUnsaved(): number {
  return countIn(useEditor.getState().edit)
}

function countIn(edit: Pick<EditorState['edit'], 'saved' | 'design'>): number {
  if (edit.design === edit.saved) return 0
  if (counted === null || counted.edit.design !== edit.design || counted.edit.saved !== edit.saved) {
    counted = { edit, count: countDifferences(compareDesigns(edit.saved, edit.design)) }
  }
  return counted.count
}

/** The same for parts of the editor; after the keys. */
export function useUnsaved(): number {
  const now = useEditor((state) => state.edit)
  const edit = useDeferredValue(now)
  return useMemo(() => countIn(edit), [edit])
}

/**
 * EDT-10: keeps the design in this browser until it is saved or reset, and hears what another window makes of it: without
 * changes of its own this one goes along, with some it asks first.
 */
export function useKeptDraft(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null
    const write = () => {
      timer = null
      const { edit, revision, draftPlace, status, otherWindow, preview } = useEditor.getState()
      if (status !== 'ready' || otherWindow !== null) return
      // A preview reads it from there, whether anything has changed or not.
      const isKept = countUnsaved() > 0 || preview !== null
      keepDraft(draftPlace, isKept ? { revision, design: edit.design } : null)
    }
    const flush = () => {
      if (timer === null) return
      clearTimeout(timer)
      write()
    }
    const stop = useEditor.subscribe((now, before) => {
      const isOther = now.edit.design !== before.edit.design || now.edit.saved !== before.edit.saved
      if (!isOther && now.preview === before.preview && now.otherWindow === before.otherWindow) return
      // What was read a moment ago is there already.
      if (before.status !== 'ready') return
      if (timer !== null) clearTimeout(timer)
      timer = setTimeout(write, KEPT_AFTER_MS)
    })
    window.addEventListener('pagehide', flush)
    window.addEventListener('storage', hearOtherWindow)
    return () => {
      stop()
      flush()
      window.removeEventListener('pagehide', flush)
      window.removeEventListener('storage', hearOtherWindow)
    }
  }, [])
}

function hearOtherWindow(event: StorageEvent): void {
  const { draftPlace, edit, status } = useEditor.getState()
  if (status !== 'ready' || event.key !== draftKey(draftPlace)) return
  const theirs = parseDraft(event.newValue)
  if (theirs === null || JSON.stringify(theirs.design) === JSON.stringify(edit.design)) return
  if (countUnsaved() > 0) useEditor.setState({ otherWindow: theirs })
  else useEditor.setState({ edit: beginEditing(edit.saved, theirs.design), revision: theirs.revision })
}

/** Goes on with what the other window has, as a step that can be taken back. */
export function takeOtherWindow(): void {
  useEditor.setState((state) =>
    state.otherWindow === null
      ? state
      : {
          otherWindow: null,
          revision: state.otherWindow.revision,
          edit: change(state.edit, { design: state.otherWindow.design, selection: null }, Date.now()),
        },
  )
}

/** Keeps the own design, over the other window's. */
export function keepOwn(): void {
  useEditor.setState({ otherWindow: null })
}

/** Asks before a page with changes is closed, as browsers do. */
export function useAskToStay(isAsked: boolean): void {
  useEffect(() => {
    if (!isAsked) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAsked])
}
