import { Button } from '#renderer/ui/Button.tsx'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '#shared/domain/catalogue/catalogue.types.ts'
import type { OptionView } from '#shared/domain/configuration/configuration.types.ts'
import { itemView, lineForItem } from '#shared/domain/index.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { touchMeaning } from '#renderer/parts/options/touch-meaning.ts'
import { useRefusalNotice } from '#renderer/parts/options/use-conflict.ts'
import { departureQuestion } from '#renderer/parts/options/use-may-depart.ts'
import { OptionPrice } from '#renderer/parts/prices/Price.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { ConfiguratorDialogProps } from '#renderer/unit/dialogs/dialogs.types.ts'
import { Picture } from '../rules/Picture.tsx'
import { useConfiguration } from '#renderer/unit/data/use-configuration.ts'
import { noteAnswered } from '#renderer/unit/visit/answered.ts'
import styles from './DepartureDialog.module.css'

/** Asks before an option is chosen that is not of the room's design line, with both side by side (CFG-24, decision 74). */
export function DepartureDialog({ params, room, onClose }: ConfiguratorDialogProps<'departure'>) {
  const { t } = useTranslation('design-lines')
  const { store, unit } = useOpenUnit()
  const refuse = useRefusalNotice()
  const configuration = useConfiguration()
  const { itemId = '', productId = '' } = params
  // What stood when it opened: it must not change under the question.
  const [asked] = useState(() => {
    const line = lineForItem(configuration, itemId)
    if (line === null) return null
    const view = itemView(configuration, itemId)
    return touchMeaning(view, productId, false) === 'departure' ? { view, line } : null
  })
  useEffect(() => {
    // An address of before: there is nothing to ask any more.
    if (asked === null) onClose()
  }, [asked, onClose])
  if (asked === null) return null
  const { view, line } = asked
  const product = store.prepared.product(productId)?.title ?? ''

  const roomTitle = line.roomId === null ? null : (store.prepared.room(line.roomId)?.title ?? room.title)
  const getOption = (id: string) => view.options.find((entry) => entry.productId === id)
  const confirm = () => {
    noteAnswered(unit.id, departureQuestion(line))
    refuse(store.intents.chooseOption({ itemId, productId }))
    onClose()
  }
  return (
    <Dialog
      title={t('departure.title')}
      subtitle={t('departure.body', {
        product,
        line: line.lineTitle,
        room: roomTitle ?? t('departure.unit'),
      })}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {t('departure.keep')}
          </Button>
          <Button variant="contained" onClick={confirm}>
            {t('departure.confirm')}
          </Button>
        </>
      }
    >
      <ul className="ww-halves ww-gap-16">
        <Side product={store.prepared.product(productId)} option={getOption(productId)} label={t('departure.wanted')} />
        <Side
          product={store.prepared.product(line.productId)}
          option={getOption(line.productId)}
          label={t('departure.recommended', { line: line.lineTitle })}
        />
      </ul>
      <p className={styles.once}>{t(roomTitle === null ? 'departure.onceInUnit' : 'departure.onceInRoom')}</p>
    </Dialog>
  )
}

function Side({
  product,
  option,
  label,
}: {
  product: Product | undefined
  option: OptionView | undefined
  label: string
}) {
  return (
    <li className="ww-column ww-gap-2 ww-words">
      <Picture
        url={product?.thumbUrl ?? null}
        title={product?.title ?? null}
        trade={product?.trades[0]}
        className={styles.picture}
      />
      <small>{label}</small>
      <strong>{product?.title}</strong>
      {option === undefined ? null : (
        <span className="ww-start">
          <OptionPrice price={option.price} />
        </span>
      )}
    </li>
  )
}
