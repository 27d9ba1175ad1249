import { useEffect, useState } from 'react'
import { showProjectAs } from '#renderer/session/index.ts'
import { afterPaint } from './after-paint.ts'
import { useEditor } from './editor.store.ts'
import { createLayer } from './model/layer.ts'
import { designOf } from './model/wire.ts'

/** Shows on the page what is edited, or the version that is looked at, as long as it is there. */
export function ShownDesign() {
  const place = useEditor((state) => state.place)
  const config = useEditor((state) => state.config)
  const design = useEditor((state) => state.lookedAt?.design ?? (state.status === 'ready' ? state.edit.design : null))
  const [layer] = useState(() => (config === null ? null : createLayer(config)))
  useEffect(() => {
    if (design === null || layer === null) return undefined
    // The form first: what is typed is on screen before the page has drawn it.
    return afterPaint(() => showProjectAs(place, layer(design)))
  }, [place, layer, design])
  useEffect(
    () => () => {
      // As visitors see it, also what was published a moment ago.
      const { server, config: first } = useEditor.getState()
      if (first === null) return
      showProjectAs(place, server === null || layer === null ? first : layer(designOf(server.published)))
    },
    [place, layer],
  )
  return null
}
