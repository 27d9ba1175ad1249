import { Suspense } from 'react'
import { lazyPart } from '#renderer/ui/lazy-part.ts'
import type { ItemViewProps } from '../item-view.types.ts'

/** With what cleans it: nobody else on a dashboard needs that. */
const HtmlFrame = lazyPart(async () => (await import('./HtmlFrame.tsx')).HtmlFrame)

/** DSH-31: HTML of the project's own. */
export function HtmlElementItem({ item }: ItemViewProps<'HtmlElement'>) {
  const html = item.values['params.html']
  if (html === null) return null
  return (
    <Suspense fallback={null}>
      <HtmlFrame html={html} />
    </Suspense>
  )
}
