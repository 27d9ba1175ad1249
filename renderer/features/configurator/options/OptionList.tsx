import { type CSSProperties, memo, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Item } from '#shared/domain/catalogue/catalogue.types.ts'
import type { ItemView, OptionView } from '#shared/domain/configuration/configuration.types.ts'
import { useSteadyDialogs } from '#renderer/unit/dialogs/use-steady-dialogs.ts'
import { useAfterAnswer } from '#renderer/unit/state/use-after-answer.ts'
import { inRem } from '#renderer/ui/in-rem.ts'
import { useIsSmall } from '../page/use-is-small.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { FacetBar } from './facets/FacetBar.tsx'
import { AT_A_GLANCE, type Narrowing } from './facets/narrowing.ts'
import { OptionCard } from './OptionCard.tsx'
import styles from './OptionList.module.css'
import { onRadioKeys } from '#renderer/parts/options/radio-keys.ts'
import { useChoose } from '#renderer/parts/options/use-choose.ts'

interface OptionListProps {
  readonly item: Item
  readonly view: ItemView
  /** Id of the element that says why nothing can be chosen; null = something can. */
  readonly frozenById: string | null
}

/**
 * The options of an item as a radio group: one tab stop; arrow keys, Home and End go through the
 * options and choose those that fit; the others open a dialog when they are touched (RUL-3, CFG-24).
 */
export const OptionList = memo(function OptionList({ item, view, frozenById }: OptionListProps) {
  const { t } = useTranslation('configurator')
  const { store } = useOpenUnit()
  const { choose, passBy } = useChoose(item)
  const dialogs = useSteadyDialogs()
  const showDetails = useCallback(
    (productId: string) => dialogs.open('product', { itemId: item.id, productId }),
    [dialogs, item.id],
  )
  const hasMany = view.options.length > AT_A_GLANCE
  const [narrowing, setNarrowing] = useState<{ by: Narrowing; to: ReadonlySet<string> | null }>({ by: {}, to: null })
  const options = useChosenFirst(view.options, hasMany).filter(({ productId }) => narrowing.to?.has(productId) ?? true)
  const narrow = useCallback((by: Narrowing, to: ReadonlySet<string> | null) => setNarrowing({ by, to }), [])
  const list = useBeginAtChosen()
  const tabStop = useAfterAnswer(options.find((option) => option.selected)?.productId ?? options[0]?.productId)
  const marksRecommended = options.some((option) => !option.recommended)

  const wideEnough = useSwatchWidth(view.options)
  const swatches = (
    <div
      ref={list}
      className={styles.swatches}
      style={wideEnough}
      role="radiogroup"
      aria-label={t('items.optionsNamed', { item: item.title })}
      aria-describedby={frozenById ?? undefined}
      onKeyDown={onRadioKeys(passBy)}
    >
      {options.map((option) => {
        const product = store.prepared.product(option.productId)
        if (product === undefined) return null
        return (
          <OptionCard
            key={option.productId}
            itemId={item.id}
            option={option}
            product={product}
            isTabStop={option.productId === tabStop}
            isFrozen={frozenById !== null}
            marksRecommended={marksRecommended}
            onChoose={choose}
            onDetails={showDetails}
          />
        )
      })}
    </div>
  )
  if (!hasMany) return swatches
  return (
    <>
      <FacetBar item={item} narrowing={narrowing.by} onNarrow={narrow} />
      {swatches}
    </>
  )
})

/**
 * STG-7: more options than are seen at a glance begin at the one that is chosen when they are opened. What is chosen
 * afterwards moves none from under the finger.
 */
function useChosenFirst(options: readonly OptionView[], hasMany: boolean): readonly OptionView[] {
  const [first] = useState(() => options.find(({ selected }) => selected)?.productId)
  if (!hasMany) return options
  const isFirst = ({ productId }: OptionView) => productId === first
  return [...options.filter(isFirst), ...options.filter((option) => !isFirst(option))]
}

/** px that a letter of a name takes on average, bold. */
const PX_PER_LETTER = 7.4

/** As wide as the longest word of a name: where the browser has no dictionary to hyphenate by, it would be torn apart. */
function useSwatchWidth(options: readonly OptionView[]): CSSProperties & { '--swatch': string } {
  const { prepared } = useOpenUnit().store
  const [letters] = useState(() =>
    Math.max(
      ...options.flatMap(({ productId }) =>
        (prepared.product(productId)?.title ?? '').split(/[\s/-]+/).map((word) => word.length),
      ),
    ),
  )
  return { '--swatch': inRem(Math.round(letters * PX_PER_LETTER)) }
}

/** Where the options are a row to swipe, it begins at the chosen one. Elsewhere nothing is measured: the list is new, and all of it would be laid out for that. */
function useBeginAtChosen() {
  const list = useRef<HTMLDivElement>(null)
  const [isRow] = useState(useIsSmall())
  useLayoutEffect(() => {
    if (!isRow) return
    const chosen = list.current?.querySelector('[aria-checked="true"]')?.parentElement
    if (list.current !== null && chosen) list.current.scrollLeft = chosen.offsetLeft - list.current.offsetLeft - 16
  }, [isRow])
  return list
}
