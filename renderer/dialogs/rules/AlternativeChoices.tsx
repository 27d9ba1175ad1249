import { useId, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { OptionView } from '#shared/domain/configuration/configuration.types.ts'
import { type Configuration, itemView } from '#shared/domain/index.ts'
import { OptionPrice } from '#renderer/parts/prices/Price.tsx'
import { Picture } from './Picture.tsx'
import type { NarrowedAlternative } from './picks.ts'
import styles from './RulesDialog.module.css'
import { shownOption } from './rules-model.ts'

interface AlternativeChoicesProps {
  readonly list: NarrowedAlternative
  readonly configuration: Configuration
  readonly roomId: string
  readonly onPick: (productId: string) => void
}

/** An item that has to change, and what it may change to: native radios as picture cards. */
export function AlternativeChoices({ list, configuration, roomId, onPick }: AlternativeChoicesProps) {
  const { t } = useTranslation('rules')
  const name = useId()
  const { prepared } = configuration
  const view = useMemo(() => itemView(configuration, list.itemId), [configuration, list.itemId])
  const { item, room, product } = shownOption(prepared, list.itemId, view.defactoProductId, roomId)
  return (
    <fieldset className={styles.alternative}>
      <legend className="ww-wrap ww-gap-12">
        <strong>{room === null ? item : t('placeIn', { item, room })}</strong>
        <span className="ww-note">
          {product === null ? t('alternatives.nowNothing') : t('alternatives.now', { product })}
        </span>
      </legend>
      <div className={styles.cards}>
        {list.productIds.map((productId) => {
          const option = view.options.find((entry) => entry.productId === productId)
          if (option === undefined) return null
          return (
            <ChoiceCard
              key={productId}
              name={name}
              option={option}
              title={prepared.product(productId)?.title ?? ''}
              subtitle={prepared.product(productId)?.subtitle ?? ''}
              imageUrl={shownOption(prepared, list.itemId, productId, roomId).imageUrl}
              trade={prepared.product(productId)?.trades[0]}
              isPicked={list.pickedId === productId}
              isProposed={list.proposedProductId === productId}
              fits={list.fittingIds.includes(productId)}
              onPick={() => onPick(productId)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

interface ChoiceCardProps {
  readonly name: string
  readonly option: OptionView
  readonly title: string
  readonly subtitle: string
  readonly imageUrl: string | null
  readonly trade: string | undefined
  readonly isPicked: boolean
  readonly isProposed: boolean
  /** Goes with the other picks; picking it otherwise takes those back. */
  readonly fits: boolean
  readonly onPick: () => void
}

function ChoiceCard(props: ChoiceCardProps) {
  const { name, option, title, subtitle, imageUrl, trade, isPicked, isProposed, fits, onPick } = props
  const { t } = useTranslation('rules')
  return (
    <label className={styles.choice} data-elsewhere={!fits || undefined}>
      <input type="radio" name={name} value={option.productId} checked={isPicked} onChange={onPick} />
      <Picture url={imageUrl} title={title} trade={trade} className={styles.picture} />
      <span className={styles.words}>
        <span className="ww-strong ww-words">{title}</span>
        {subtitle === '' ? null : <small>{subtitle}</small>}
        {fits ? null : <small className={styles.other}>{t('alternatives.changesOther')}</small>}
        <span className={styles.price}>
          {isProposed ? (
            <span className="ww-badge" data-kind="recommended">
              {t('alternatives.proposed')}
            </span>
          ) : null}
          <OptionPrice price={option.price} isDefault={option.isDefault} />
        </span>
      </span>
    </label>
  )
}
