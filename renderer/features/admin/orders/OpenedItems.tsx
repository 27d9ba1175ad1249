import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Order } from '#renderer/parts/orders/order.types.ts'
import { listItems, type OpenedRoom } from './opened-items.ts'
import styles from './orders.module.css'

interface OpenedItemsProps {
  readonly order: Order
  /** Ids of items; null = all of the order. */
  readonly opened: readonly string[] | null
  readonly error: string | null
  readonly onChange: (opened: readonly string[] | null) => void
}

/** What is open again when an order is sent back: all of it, or single rooms and items; once it is ordered only these. */
export function OpenedItems({ order, opened, error, onChange }: OpenedItemsProps) {
  const { t } = useTranslation('admin-orders')
  const id = useId()
  const toggle = (ids: readonly string[], isOn: boolean) => {
    const others = (opened ?? []).filter((each) => !ids.includes(each))
    onChange(isOn ? [...others, ...ids] : others)
  }
  return (
    <fieldset className="ww-stack ww-gap-12" aria-describedby={`${id}-note`}>
      <FormLabel component="legend">{t('opened.title')}</FormLabel>
      {order.opensOnlyItems ? (
        <p className="ww-hint">{t('opened.isOrdered')}</p>
      ) : (
        <RadioGroup
          value={opened === null ? 'all' : 'items'}
          aria-label={t('opened.title')}
          onChange={(_event, value) => onChange(value === 'all' ? null : [])}
        >
          <FormControlLabel value="all" control={<Radio />} label={t('opened.all')} />
          <FormControlLabel value="items" control={<Radio />} label={t('opened.items')} />
        </RadioGroup>
      )}
      {opened === null ? null : (
        <>
          <ul className={styles.opened}>
            {listItems(order).map((room) => (
              <Room key={room.title} room={room} opened={opened} onToggle={toggle} />
            ))}
          </ul>
          <FormHelperText id={`${id}-note`} error={error !== null} role={error === null ? undefined : 'alert'}>
            {error ?? t('opened.count', { count: opened.length })}
          </FormHelperText>
        </>
      )}
    </fieldset>
  )
}

interface RoomProps {
  readonly room: OpenedRoom
  readonly opened: readonly string[]
  readonly onToggle: (ids: readonly string[], isOn: boolean) => void
}

function Room({ room: { title, items }, opened, onToggle }: RoomProps) {
  const { t } = useTranslation('orders')
  const ids = items.map((item) => item.id)
  const count = ids.filter((each) => opened.includes(each)).length
  return (
    <li>
      <FormControlLabel
        control={<Checkbox checked={count === ids.length} indeterminate={count > 0 && count < ids.length} />}
        label={<strong>{title === '' ? t('unitWide') : title}</strong>}
        onChange={(_event, isOn) => onToggle(ids, isOn)}
      />
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <FormControlLabel
              control={<Checkbox checked={opened.includes(item.id)} />}
              label={
                <>
                  {item.item} <span className="ww-muted">{item.product}</span>
                </>
              }
              onChange={(_event, isOn) => onToggle([item.id], isOn)}
            />
          </li>
        ))}
      </ul>
    </li>
  )
}
