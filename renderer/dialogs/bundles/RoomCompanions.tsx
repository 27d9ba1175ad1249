import { type ComponentType, Suspense, useEffect, useState } from 'react'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import { afterPaint } from '#renderer/unit/state/after-paint.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { AllRoomsOfferProps } from './AllRoomsOffer.tsx'

/** What speaks up in a room after a choice. */
export function RoomCompanions({ room }: { readonly room: Room }) {
  const offer = useOffer()
  if (offer === null) return null
  return (
    // Its texts come after its code: until then nothing else may be hidden, least of all what has the focus.
    <Suspense fallback={null}>
      <offer.Offer roomId={room.id} first={offer.first} />
    </Suspense>
  )
}

interface LoadedOffer {
  readonly Offer: ComponentType<AllRoomsOfferProps>
  /** The choice that it was loaded for. */
  readonly first: OptionRef
}

/**
 * Nothing is offered before something was chosen, so the offer is loaded then. Without network the choice counts and
 * the offer stays away; the next choice tries again.
 */
function useOffer(): LoadedOffer | null {
  const { store } = useOpenUnit()
  const [loaded, setLoaded] = useState<LoadedOffer | null>(null)
  useEffect(() => {
    if (loaded !== null) return undefined
    let isThere = true
    const load = async (first: OptionRef) => {
      try {
        const { AllRoomsOffer: Offer } = await import('./AllRoomsOffer.tsx')
        if (isThere) setLoaded({ Offer, first })
      } catch {
        // Said where it matters: at what could not be saved.
      }
    }
    const stop = store.onPerformed(({ choice }) => {
      // Loading is no part of answering the touch.
      if (choice !== null) afterPaint(() => void load(choice))
    })
    return () => {
      isThere = false
      stop()
    }
  }, [store, loaded])
  return loaded
}
