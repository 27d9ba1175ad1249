import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Thumb } from '#renderer/parts/options/Thumb.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { type CartItem, type CartRoomView, firstOpenUrl, listOpenRooms, type OpenRoom } from './cart-rooms.ts'
import styles from './OpenItems.module.css'

/** Up to so many are listed at once; more by room, each behind its name. */
const AT_ONCE = 6

interface OpenItemsProps {
  readonly rooms: readonly CartRoomView[]
  /** Its place on the page. */
  readonly className: string | undefined
}

/** What is not decided yet, with what is fitted there then, and the way to decide (CHK-16). */
export function OpenItems({ rooms, className = '' }: OpenItemsProps) {
  const { t } = useTranslation('checkout')
  const open = listOpenRooms(rooms)
  const count = open.reduce((sum, { items }) => sum + items.length, 0)
  const url = firstOpenUrl(rooms)
  if (count === 0) return null
  return (
    <section className={`ww-tint ww-inset ww-stack ww-gap-12 ${className}`} aria-labelledby="open-items">
      <div className="ww-spread">
        <h2 id="open-items" className="ww-heading">
          {t('open.title', { count })}
        </h2>
        {url === null ? null : (
          <Link className="ww-link ww-screen-only" to={url}>
            {t('open.jump')}
            <NamedIcon name="arrowRight" size={20} />
          </Link>
        )}
      </div>
      <p className={styles.intro}>{t('open.body')}</p>
      <OpenList rooms={open} isShort={count <= AT_ONCE} />
    </section>
  )
}

/** The open decisions, all at once or by room. */
export function OpenList({ rooms, isShort }: { rooms: readonly OpenRoom[]; isShort: boolean }) {
  if (isShort) return <Items items={rooms.flatMap(({ items }) => items)} />
  return (
    <div className={styles.rooms}>
      {rooms.map((room) => (
        <RoomOfOpen key={room.id} room={room} />
      ))}
    </div>
  )
}

function RoomOfOpen({ room }: { room: OpenRoom }) {
  const { t } = useTranslation('checkout')
  return (
    <Accordion>
      <AccordionSummary className={styles.room} expandIcon={<NamedIcon name="chevronDown" size={20} />}>
        <span className={`ww-spread ${styles.roomName}`}>
          <span>{room.title || t('list.unitWide')}</span>
          <span className="ww-muted">{t('open.inRoom', { count: room.items.length })}</span>
        </span>
      </AccordionSummary>
      <AccordionDetails>
        <Items items={room.items} />
      </AccordionDetails>
    </Accordion>
  )
}

function Items({ items }: { items: readonly CartItem[] }) {
  const { t } = useTranslation('checkout')
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.state.id} className={styles.item}>
          <Thumb url={item.thumbUrl} size={48} title={item.productTitle} trade={item.trade} />
          <span className="ww-stack ww-gap-4">
            {item.url === null ? (
              <strong>{item.title}</strong>
            ) : (
              <Link className={styles.link} to={item.url}>
                {item.title}
              </Link>
            )}
            <span>{t('open.then', { product: item.productTitle ?? t('list.nothing') })}</span>
          </span>
        </li>
      ))}
    </ul>
  )
}
