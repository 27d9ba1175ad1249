import { Button } from '#renderer/ui/Button.tsx'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import { chooseInAllRooms, itemState, offerInAllRooms, type OtherRoomOffer, unitState } from '#shared/domain/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { useRefusalNotice } from '#renderer/parts/options/use-conflict.ts'
import { SignedPrice } from '#renderer/parts/prices/Price.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { ConfiguratorDialogProps } from '#renderer/unit/dialogs/dialogs.types.ts'
import styles from './AllRoomsDialog.module.css'

/** The rooms in which an option could be chosen as well, with what each would change (UPG-23). */
export function AllRoomsDialog({ params, onClose }: ConfiguratorDialogProps<'allRooms'>) {
  const { store } = useOpenUnit()
  const { itemId = '', productId = '' } = params
  const product = store.prepared.product(productId)
  if (product === undefined || store.prepared.item(itemId) === undefined) return null
  return <Rooms itemId={itemId} productId={productId} product={product.title} onClose={onClose} />
}

interface RoomsProps extends OptionRef {
  readonly product: string
  readonly onClose: () => void
}

function Rooms({ itemId, productId, product, onClose }: RoomsProps) {
  const { t } = useTranslation('upgrades')
  const { store, flags } = useOpenUnit()
  const notify = useNotify()
  const refuse = useRefusalNotice()
  const choice = useAllRoomsChoice({ itemId, productId })
  const { others, wanted, isPossible, difference } = choice
  const accept = () => {
    const error = store.perform(
      (current) => chooseInAllRooms(current, { itemId, productId, otherItemIds: wanted }),
      t('allRooms.label', { product }),
    )
    if (error !== null) return refuse(error)
    notify({ severity: 'success', title: t('allRooms.done', { count: wanted.length, product }) })
    onClose()
  }
  const canAccept = wanted.length > 0 && isPossible
  return (
    <Dialog
      title={t('allRooms.title')}
      {...(others.length === 0 ? {} : { subtitle: t('allRooms.subtitle', { product }) })}
      onClose={onClose}
      actions={
        others.length === 0 ? undefined : (
          <>
            <Button variant="outlined" color="inherit" onClick={onClose}>
              {t('allRooms.dismiss')}
            </Button>
            <Button variant="contained" disabled={!canAccept} onClick={accept}>
              {wanted.length === 0 ? t('allRooms.nothing') : t('allRooms.accept', { count: wanted.length })}
            </Button>
          </>
        )
      }
    >
      {others.length === 0 ? (
        <p>{t('allRooms.gone')}</p>
      ) : (
        <>
          <ul className={styles.rooms}>
            {others.map((other) => (
              <Room
                key={other.itemId}
                other={other}
                isChosen={wanted.includes(other.itemId)}
                onToggle={() => choice.toggle(other.itemId)}
              />
            ))}
          </ul>
          <div className={styles.sum} role="status">
            {!isPossible ? <p className={styles.conflict}>{t('allRooms.conflict')}</p> : null}
            {isPossible && flags.showPricing ? (
              <>
                <span>{t('allRooms.sum')}</span>
                <strong>
                  <SignedPrice cents={difference} isOnRequest={false} />
                </strong>
              </>
            ) : null}
          </div>
        </>
      )}
    </Dialog>
  )
}

/** Which rooms are wanted, and what they come to together, on the configuration as it stands. */
function useAllRoomsChoice({ itemId, productId }: OptionRef) {
  const { state } = useOpenUnit().store
  const configuration = useSyncExternalStore(state.subscribe, () => state.getState().configuration)
  const [unwanted, setUnwanted] = useState<ReadonlySet<string>>(new Set())
  const { others } = useMemo(
    () => offerInAllRooms(configuration, { itemId, productId }),
    [configuration, itemId, productId],
  )
  const wanted = useMemo(
    () => others.map((other) => other.itemId).filter((id) => !unwanted.has(id)),
    [others, unwanted],
  )
  const result = useMemo(
    () => chooseInAllRooms(configuration, { itemId, productId, otherItemIds: wanted }),
    [configuration, itemId, productId, wanted],
  )
  const before = unitState(configuration).total
  return {
    others,
    wanted,
    isPossible: result.ok,
    /** Cents. */
    difference: result.ok && wanted.length > 0 ? unitState(result.configuration).total - before : 0,
    toggle: (id: string) =>
      setUnwanted((now) => new Set(now.has(id) ? [...now].filter((x) => x !== id) : [...now, id])),
  }
}

interface RoomProps {
  readonly other: OtherRoomOffer
  readonly isChosen: boolean
  readonly onToggle: () => void
}

function Room({ other, isChosen, onToggle }: RoomProps) {
  const { t } = useTranslation('upgrades')
  const { store } = useOpenUnit()
  const { prepared, state } = store
  const { takesPart, defactoProductId } = itemState(state.getState().configuration, other.itemId)
  const now = defactoProductId === null ? undefined : prepared.product(defactoProductId)?.title
  return (
    <li>
      <label className={styles.room}>
        <input type="checkbox" checked={isChosen} onChange={onToggle} />
        <span className="ww-stack ww-rest">
          <strong>{prepared.room(other.roomId)?.title}</strong>
          <span className="ww-hint ww-words">
            {prepared.item(other.itemId)?.title}
            {' · '}
            {takesPart && now !== undefined ? t('allRooms.now', { product: now }) : t('allRooms.notYet')}
          </span>
        </span>
        <SignedPrice cents={other.difference} isOnRequest={other.isOnRequest} />
      </label>
    </li>
  )
}
