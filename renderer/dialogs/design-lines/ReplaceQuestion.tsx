import { Button } from '#renderer/ui/Button.tsx'
import { useTranslation } from 'react-i18next'
import { formatList } from '#renderer/i18n/format-in-sentences.ts'
import { useFormat, useLocale } from '#renderer/i18n/useFormat.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { bundleTitle } from '#renderer/unit/locks/bundle-text.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { LineEffect } from './design-lines-model.ts'
import type { LineChoice, LineChoiceState } from './use-line-choice.ts'

interface ReplaceQuestionProps {
  readonly state: Extract<LineChoiceState, { kind: 'asking' }>
  readonly choice: Pick<LineChoice, 'confirm' | 'cancel'>
}

/** Asked before a line takes another's place, or own choices away (DSL-9, DSL-10). */
export function ReplaceQuestion({ state: { wanted, effect }, choice }: ReplaceQuestionProps) {
  const { t } = useTranslation('design-lines')
  const { price } = useFormat()
  const locale = useLocale()
  const { store, flags } = useOpenUnit()
  const { difference, dropped, elsewhere, bundleIds } = effect
  const room = wanted.roomId === null ? null : store.prepared.room(wanted.roomId)
  const isByRoom = wanted.group.scope === 'room'
  return (
    <Dialog
      title={t('question.title', { line: wanted.line.title })}
      size="small"
      onClose={choice.cancel}
      actions={
        <>
          <Button variant="outlined" onClick={choice.cancel}>
            {t('action.cancel')}
          </Button>
          <Button variant="contained" onClick={() => choice.confirm(wanted)}>
            {t('action.change')}
          </Button>
        </>
      }
    >
      <div className="ww-prose">
        <p>
          {room ? t('question.inRoom', { room: room.title }) : t(isByRoom ? 'question.inAllRooms' : 'question.inUnit')}
        </p>
        {dropped.length === 0 ? (
          <p>{t('question.nothingDropped')}</p>
        ) : (
          <>
            <p>{t('question.dropped', { count: dropped.length })}</p>
            <ul className="ww-list">
              {dropped.map((change) => (
                <li key={change.itemId}>{changeWords(change)}</li>
              ))}
            </ul>
          </>
        )}
        {elsewhere.length === 0 ? null : (
          <>
            <p>{t('question.elsewhere')}</p>
            <ul className="ww-list">
              {elsewhere.map((change) => (
                <li key={change.itemId}>
                  {t('question.inOtherRoom', {
                    room: store.prepared.room(change.roomId ?? '')?.title ?? t('departure.unit'),
                    change: changeWords({ itemId: change.itemId, productId: change.after?.productId ?? null }),
                  })}
                </li>
              ))}
            </ul>
          </>
        )}
        {bundleIds.length === 0 ? null : (
          <p>
            {t('question.bundles', {
              bundles: formatList(
                bundleIds.map((id) => t('question.bundle', { bundle: bundleTitle(store.prepared, id) })),
                locale,
              ),
              count: bundleIds.length,
            })}
          </p>
        )}
        {flags.showPricing && difference !== null ? (
          <p className="ww-figure">
            {difference === 0
              ? t('effect.same')
              : t('question.difference', { price: price(difference, { sign: true }) })}
          </p>
        ) : null}
      </div>
    </Dialog>
  )

  function changeWords({ itemId, productId }: LineEffect['dropped'][number]): string {
    const item = store.prepared.item(itemId)?.title ?? ''
    const now = store.prepared.product(store.itemView(itemId).defactoProductId ?? '')?.title
    const next = store.prepared.product(productId ?? '')?.title
    if (now === undefined) return item
    return next === undefined
      ? t('question.droppedItem', { item, product: now })
      : t('question.replacedItem', { item, product: now, next })
  }
}
