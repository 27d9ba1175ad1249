import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { homePath } from '#renderer/unit/address/paths.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useUnitState } from '#renderer/unit/state/derive.ts'
import { UnitHeader } from '#renderer/features/unit-header/index.ts'
import { usePageTop } from '#renderer/features/unit-header/index.ts'
import { Footer } from '#renderer/features/legal/index.ts'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { hasPage } from '#renderer/platform/app-variants.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { TeamNotices } from '#renderer/parts/notices/TeamNotices.tsx'
import { ReturnedNotice } from '#renderer/parts/orders/ReturnedNotice.tsx'
import { usePurchasePrice } from '#renderer/parts/prices/PurchaseSum.tsx'
import { UnitOrders } from '#renderer/parts/orders/UnitOrders.tsx'
import { useTitle } from '#renderer/ui/use-title.ts'
import { type CartRoomView, listAmounts } from './cart-rooms.ts'
import { CartRoom } from './CartRoom.tsx'
import styles from './CheckoutPage.module.css'
import { CompletionDialog } from './CompletionDialog.tsx'
import { CostSidebar } from './CostSidebar.tsx'
import { OpenItems } from './OpenItems.tsx'
import { RoomFilter } from './RoomFilter.tsx'
import { useCartRooms } from './use-cart-rooms.ts'

/** Everything that is chosen, room by room, what it costs, and the way to complete it (NAV-4, CHK-1..15). */
export function CheckoutPage() {
  const { t } = useTranslation('checkout')
  const { name, project, basePath, flags } = useOpenUnit()
  const title = t(flags.showPricing ? 'title' : 'titlePlain')
  const rooms = useCartRooms()
  const { completed } = useUnitState()
  const completion = useCompletion()
  const purchase = usePurchasePrice()
  useTitle(title, name)
  usePageTop()
  return (
    <ExactAmounts amounts={[...rooms.flatMap(listAmounts), purchase ?? 0]}>
      <div className={`ww-page ${styles.page}`}>
        <UnitHeader back={{ to: homePath(basePath, project), label: t('back') }} />
        <main className={`ww-stack ww-gap-20 ww-content ${styles.main}`}>
          <div className={`ww-stack ww-gap-4 ${styles.head}`}>
            <h1>{title}</h1>
            <p className="ww-muted">
              {name} · {project.name}
            </p>
            {hasPage(project, 'dashboard') ? <ReturnedNotice leadsTo="items" /> : <TeamNotices isCheckout />}
          </div>
          {completed ? null : <OpenItems className={styles.open} rooms={rooms} />}
          <CostSidebar onComplete={completion.open} />
          <UnitOrders className={styles.orders} />
          <CartList rooms={rooms} />
        </main>
        <Footer />
        {completion.isOpen ? <CompletionDialog rooms={rooms} onClose={completion.close} /> : null}
      </div>
    </ExactAmounts>
  )
}

/**
 * Whether the unit is being completed. It has its own entry in the history, so that the back button closes the dialog
 * and not the page; come back to later, the page begins without it.
 */
function useCompletion() {
  const navigate = useNavigate()
  const location = useLocation()
  const [wasOpened, setWasOpened] = useState(false)
  const isOpen = wasOpened && isCompleting(location.state)
  return {
    isOpen,
    open: () => {
      setWasOpened(true)
      void navigate({ search: location.search }, { state: { isCompleting: true }, preventScrollReset: true })
    },
    close: () => {
      // Going back takes a moment: a second tap in it would leave the page.
      setWasOpened(false)
      if (isOpen) void navigate(-1)
    },
  }
}

function isCompleting(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isCompleting' in state && state.isCompleting === true
}

/** The rooms with what is chosen in them; on small screens behind a button (CHK-8), on paper always. */
function CartList({ rooms }: { rooms: readonly CartRoomView[] }) {
  const { t } = useTranslation('checkout')
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const shown = useMemo(() => {
    const only = rooms.filter((room) => getId(room) === chosenId)
    return only.length === 0 ? rooms : only
  }, [rooms, chosenId])
  const count = rooms.reduce((sum, room) => sum + room.items.length, 0)
  return (
    <div className={`ww-stack ww-gap-20 ${styles.cart}`}>
      <Button
        variant="outlined"
        color="inherit"
        className={`ww-screen-only ${styles.disclose}`}
        endIcon={<NamedIcon name="chevronDown" size={20} />}
        aria-expanded={isOpen}
        aria-controls="cart-list"
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? t('list.hide') : t('list.show', { count })}
      </Button>
      <div id="cart-list" className={`ww-stack ww-gap-20 ${styles.list}`} data-open={isOpen || undefined}>
        <RoomFilter
          rooms={rooms.map((room) => ({ id: getId(room), title: room.title || t('list.unitWide') }))}
          chosenId={chosenId}
          onChoose={setChosenId}
        />
        {shown.map((room) => (
          <CartRoom key={getId(room)} room={room} />
        ))}
      </div>
    </div>
  )
}

/** The whole unit's own items have no room. */
function getId(room: CartRoomView): string {
  return room.id ?? ''
}
