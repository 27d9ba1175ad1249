import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import { type Configuration, itemState, offerInAllRooms } from '#shared/domain/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { CloseIcon } from '#renderer/ui/icons.tsx'
import { SignedPrice } from '#renderer/parts/prices/Price.tsx'
import { afterPaint } from '#renderer/unit/state/after-paint.ts'
import { useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import styles from './AllRoomsOffer.module.css'

interface Offer extends OptionRef {
  readonly count: number
  /** Cents. */
  readonly difference: number
}

export interface AllRoomsOfferProps {
  readonly roomId: string
  /** A choice that was made before this came up. */
  readonly first: OptionRef | null
}

/** ms without another choice before it is asked: whoever tries options out is left alone. */
const CALM_MS = 700

/**
 * A quiet question after a choice that other rooms offer too (UPG-23). It waits among the page's notices, takes no focus, and goes
 * with the next choice, with the room, or when it is declined; then the item asks no more.
 */
export function AllRoomsOffer({ roomId, first }: AllRoomsOfferProps) {
  const { offer: asked, dismiss, take } = useOffer(roomId, first)
  // Who has gone on to another item is not kept from it.
  const { subLineItemId } = useParams()
  const offer = subLineItemId === undefined || subLineItemId === asked?.itemId ? asked : null
  const { t } = useTranslation('upgrades')
  const { prepared } = useOpenUnit().store
  const { open } = useDialogs()
  return (
    <div role="status">
      {offer === null ? null : (
        <div className={styles.offer} data-notice="offer">
          <div className={styles.words}>
            <strong>{t('allRooms.offer')}</strong>
            <span className={styles.more}>
              {t('allRooms.offerBody', {
                count: offer.count,
                product: prepared.product(offer.productId)?.title ?? '',
              })}
              {': '}
              <SignedPrice cents={offer.difference} isOnRequest={false} />
            </span>
          </div>
          <IconButton label={t('allRooms.dismiss')} onClick={dismiss}>
            <CloseIcon size={20} />
          </IconButton>
          <Button
            className={styles.show}
            onClick={() => {
              take()
              open('allRooms', { itemId: offer.itemId, productId: offer.productId })
            }}
          >
            {t('allRooms.show')}
          </Button>
        </div>
      )}
    </div>
  )
}

function useOffer(roomId: string, first: OptionRef | null) {
  const { store } = useOpenUnit()
  const [offer, setOffer] = useState<Offer | null>(null)
  const declined = useRef(new Set<string>())
  const unasked = useRef(first)
  useEffect(() => {
    let timer = 0
    const ask = (choice: OptionRef | null) => {
      window.clearTimeout(timer)
      if (choice === null || declined.current.has(choice.itemId)) return
      timer = window.setTimeout(() => {
        const { others, difference } = offerInAllRooms(store.state.getState().configuration, choice)
        if (others.length > 0) {
          setOffer({ itemId: choice.itemId, productId: choice.productId, count: others.length, difference })
        }
      }, CALM_MS)
    }
    ask(unasked.current)
    unasked.current = null
    const stop = store.onPerformed(({ choice }) => {
      // Not in the frame that answers the touch.
      afterPaint(() => setOffer(null))
      ask(choice)
    })
    return () => {
      window.clearTimeout(timer)
      stop()
      setOffer(null)
    }
  }, [store, roomId])
  // Also somebody else may have chosen another option since, on another device.
  const isStillChosen = useUnitValue<Offer | null, boolean>(isChosen, offer)
  return {
    offer: isStillChosen ? offer : null,
    take: () => setOffer(null),
    dismiss: () => {
      if (offer !== null) declined.current.add(offer.itemId)
      setOffer(null)
    },
  }
}

function isChosen(configuration: Configuration, offer: Offer | null): boolean {
  return offer !== null && itemState(configuration, offer.itemId).defactoProductId === offer.productId
}
