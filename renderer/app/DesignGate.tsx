import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { usePageEditor } from '#renderer/parts/page-editor/page-editor.store.ts'
import { getPlace } from '#renderer/platform/place.ts'
import { isPresented } from '#renderer/platform/routes.ts'
import { isEntitled, useKnownConfig, useSession } from '#renderer/session/index.ts'
import { lazyPart } from '#renderer/ui/lazy-part.ts'

const loadEditor = () => import('#renderer/features/editor/index.ts')
const Editor = lazyPart(async () => (await loadEditor()).Editor)
const DesignPreview = lazyPart(async () => (await loadEditor()).DesignPreview)

/** Which design a page shows in place of the published one: of this browser, or the draft for colleagues. */
function readPreview(search: string): 'local' | 'draft' | null {
  const name = new URLSearchParams(search).get('design')
  return name === 'local' || name === 'draft' ? name : null
}

/**
 * Whether the editor of pages is there: for whom it is meant in the open project (EDT-1, EDT-2), whose pages they are.
 * The server checks it again. A page that was opened as a preview stays one until it is loaded again.
 */
export function DesignGate() {
  const { pathname, search } = useLocation()
  const [preview] = useState(() => readPreview(search))
  const { hasButton, isOpen } = usePageEditor()
  const { user, account, status, start } = useSession()
  // The marketing portal asks nobody who they are.
  useEffect(() => {
    if (status === 'unknown') void start()
  }, [status, start])
  const { portal = 'bp', accountId = '', projectId = null } = getPlace(pathname) ?? {}
  const config = useKnownConfig(portal, accountId, projectId ?? '')
  // The same for as long as it says the same: what is shown of a project follows it.
  const place = useMemo(() => ({ portal, accountId, projectId: projectId ?? '' }), [portal, accountId, projectId])
  if (projectId === null || config === null || account?.id !== accountId || isPresented(pathname)) return null
  const key = `${portal} ${config.id}`
  if (preview !== null) {
    return isEntitled(user, 'seeProjects', config.id) ? <DesignPreview key={key} kind={preview} place={place} /> : null
  }
  if (!(hasButton || isOpen) || !isEntitled(user, 'designPages', config.id)) return null
  return <Editor key={key} place={place} isOpen={isOpen} />
}
