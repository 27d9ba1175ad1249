import { useEffect, useState } from 'react'
import { showDashboardAs, showProjectAs } from '#renderer/session/index.ts'
import { afterPaint } from './after-paint.ts'
import { useEditor } from './editor.store.ts'
import { createLayer } from './model/layer.ts'
import { pickDesign } from './model/wire.ts'

/** ms after the last key: keys that come faster than a page can be drawn wait for none. */
const TYPED_AFTER_MS = 90

/** Shows on the page what is edited, or the version that is looked at, as long as it is there. */
export function ShownDesign() {
  const place = useEditor((state) => state.place)
  const config = useEditor((state) => state.config)
  const design = useEditor((state) => state.lookedAt?.design ?? (state.status === 'ready' ? state.edit.design : null))
  const [show] = useState(() => (config === null ? null : createLayer(place, config)))
  useEffect(() => {
    if (design === null || show === null) return undefined
    // The form first: what is typed is on screen before the page has drawn it.
    const { typing } = useEditor.getState().edit
    return afterPaint(() => show(design), typing === null ? 0 : TYPED_AFTER_MS)
  }, [show, design])
  useEffect(
    () => () => {
      // As visitors see it, also what was published a moment ago.
      const { server, config: first } = useEditor.getState()
      if (server !== null && show !== null) show(pickDesign(server.published))
      else if (first !== null) {
        showDashboardAs(null)
        showProjectAs(place, first)
      }
    },
    [place, show],
  )
  return null
}
