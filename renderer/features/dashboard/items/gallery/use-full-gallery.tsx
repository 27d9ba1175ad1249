import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '#renderer/ui/lazy-part.ts'

const FullGallery = lazyPart(async () => (await import('./FullGallery.tsx')).FullGallery)

interface FullGalleryUse {
  /** Shows a picture on the whole screen. */
  readonly open: (index: number) => void
  /** Has its code come, for a finger that is about to. */
  readonly prepare: () => void
  readonly dialog: ReactNode
}

/** The whole screen for pictures of an item; its code comes when it is first wanted. */
export function useFullGallery(pictures: readonly string[]): FullGalleryUse {
  const [first, setFirst] = useState<number | null>(null)
  return {
    open: setFirst,
    // Without network nothing is prepared.
    prepare: () => void FullGallery.preload().catch(() => undefined),
    dialog:
      first === null ? null : (
        <Suspense>
          <FullGallery pictures={pictures} first={first} onClose={() => setFirst(null)} />
        </Suspense>
      ),
  }
}
