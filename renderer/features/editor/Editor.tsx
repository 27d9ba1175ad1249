import i18next from 'i18next'
import { type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openPageEditor } from '#renderer/parts/page-editor/page-editor.store.ts'
import { type ProjectPlace, useKnownConfig, useSession } from '#renderer/session/index.ts'
import { useRootAttribute } from '#renderer/ui/use-root-attribute.ts'
import { EditorBar } from './EditorBar.tsx'
import { EditorIcon } from './editor-icons.tsx'
import { resetEditor, useEditor } from './editor.store.ts'
import styles from './editor.module.css'
import { PagePicking } from './page/PagePicking.tsx'
import { PreviewFrame } from './page/PreviewFrame.tsx'
import { PANELS } from './panels.ts'
import { ConflictDialog } from './save/ConflictDialog.tsx'
import { loadDesign } from './saving.ts'
import { ShownDesign } from './ShownDesign.tsx'
import { ToolSurface } from './ToolSurface.tsx'
import { useAskToStay, useKeptDraft, useUnsaved } from './use-kept-draft.ts'
import { useUndoKeys } from './use-undo-keys.ts'

interface EditorProps {
  /** Whose pages are designed. */
  readonly place: ProjectPlace
  readonly isOpen: boolean
}

/** EDT-1..8: the round button, or the editor beside the page. For those alone who may design the project's pages. */
export function Editor({ place, isOpen }: EditorProps) {
  return (
    <Suspense>
      <WithTexts>{isOpen ? <OpenEditor place={place} /> : <OpenButton />}</WithTexts>
    </Suspense>
  )
}

/** Its texts come with it, not with the pages. */
function WithTexts({ children }: { readonly children: ReactNode }) {
  useTranslation('editor')
  return i18next.hasLoadedNamespace('editor') ? children : null
}

function OpenButton() {
  const { t } = useTranslation('editor')
  return (
    <ToolSurface>
      <button type="button" className={styles.open} title={t('open')} aria-label={t('open')} onClick={openPageEditor}>
        <EditorIcon name="pages" />
      </button>
    </ToolSurface>
  )
}

function OpenEditor({ place }: Pick<EditorProps, 'place'>) {
  const config = useKnownConfig(place.portal, place.accountId, place.projectId)
  const userId = useSession((state) => state.user?.id ?? '')
  // Its first state is there before any of its parts reads it.
  useState(() => {
    const draftPlace = { userId, projectId: config?.id ?? '', portal: place.portal }
    resetEditor({ place, config, draftPlace })
    void loadDesign()
  })
  return <Tool />
}

function Tool() {
  const panel = useEditor((state) => state.panel)
  const Panel = panel === null ? null : PANELS[panel].Panel
  useRootAttribute('data-editor', panel === null ? 'bar' : 'panel')
  useKeptDraft()
  useUndoKeys()
  return (
    <>
      <ShownDesign />
      <Asking />
      <PagePicking />
      <ToolSurface>
        <PreviewFrame />
        <EditorBar />
        {Panel === null ? null : <Panel />}
        <LiveWords />
      </ToolSurface>
      <ConflictDialog />
    </>
  )
}

/** A part of its own: what there is to save is counted after every key. */
function Asking() {
  useAskToStay(useUnsaved() > 0)
  return null
}

/** Says what has just happened to those who do not see it; the same words twice are said twice. */
function LiveWords() {
  const said = useEditor((state) => state.said)
  return (
    <output className="visually-hidden" aria-live="polite">
      {said.words}
      {said.count % 2 === 0 ? '' : '\u00a0'}
    </output>
  )
}
