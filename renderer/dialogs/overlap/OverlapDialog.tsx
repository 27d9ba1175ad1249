import { Button } from '#renderer/ui/Button.tsx'
import { useTranslation } from 'react-i18next'
import { type Configuration, type Overlap, unitState } from '#shared/domain/index.ts'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { Thumb } from '#renderer/parts/options/Thumb.tsx'
import { OptionPrice } from '#renderer/parts/prices/Price.tsx'
import { Total } from '#renderer/parts/prices/Total.tsx'
import type { OverlapQuestion } from '#renderer/unit/saving/saving.types.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { authorWords } from '#renderer/unit/collaboration/author-words.ts'
import styles from './OverlapDialog.module.css'
import { type OverlapSide, overlapSide, overlapWords } from '#renderer/unit/collaboration/overlap-sides.ts'

/**
 * Two people have decided differently about the same things (decision 6): both choices side by side, and which one
 * holds. It cannot be closed without an answer, since nothing is stored before.
 */
export function OverlapDialog({ question }: { question: OverlapQuestion }) {
  const { t } = useTranslation('together')
  const { store, flags } = useOpenUnit()
  const { kind, name } = authorWords(question.author)
  const { mine, theirs, overlaps } = question
  const mineTitle = t(kind === 'self' ? 'question.mineHere' : 'question.mine')
  const theirsTitle = t(`question.theirs.${kind}`, { name })
  return (
    <Dialog
      title={t('question.title')}
      onClose={null}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={() => store.answer('theirs')}>
            {t('question.takeTheirs')}
          </Button>
          <Button variant="contained" onClick={() => store.answer('mine')}>
            {t('question.keepMine')}
          </Button>
        </>
      }
    >
      <ExactAmounts amounts={listAmounts(question)}>
        <div className="ww-stack ww-gap-20">
          <p className="ww-muted">{t(`question.body.${kind}`, { name })}</p>
          {overlaps.map((overlap) => (
            <OverlapRow
              key={overlapWords(mine, overlap).id}
              overlap={overlap}
              mine={mine}
              theirs={theirs}
              titles={{ mine: mineTitle, theirs: theirsTitle }}
            />
          ))}
          {flags.showPricing ? (
            <dl className={styles.totals}>
              <SideTotal configuration={mine} title={mineTitle} />
              <SideTotal configuration={theirs} title={theirsTitle} />
            </dl>
          ) : null}
        </div>
      </ExactAmounts>
    </Dialog>
  )
}

/** Every amount that is shown, cents: both totals, and the prices of both choices. */
function listAmounts({ mine, theirs, overlaps }: OverlapQuestion): number[] {
  const prices = overlaps.flatMap((overlap) => [
    overlapSide(mine, overlap, null).option?.price,
    overlapSide(theirs, overlap, null).option?.price,
  ])
  const amounts = prices.flatMap((price) => (price !== undefined && 'cents' in price ? [price.cents] : []))
  return [unitState(mine).total, unitState(theirs).total, ...amounts]
}

interface OverlapRowProps {
  readonly overlap: Overlap
  readonly mine: Configuration
  readonly theirs: Configuration
  readonly titles: { readonly mine: string; readonly theirs: string }
}

function OverlapRow({ overlap, mine, theirs, titles }: OverlapRowProps) {
  const { t } = useTranslation('together')
  const { title, roomTitle } = overlapWords(mine, overlap)
  // "Bodenfliesen Bad" says it already.
  const saysRoom = roomTitle === null || title.includes(roomTitle)
  const lines = overlap.kind === 'designLine' ? overlap : { mine: null, theirs: null }
  return (
    <section className="ww-stack ww-gap-8">
      <h3 className="ww-words">{saysRoom ? title : t('question.inRoom', { item: title, room: roomTitle })}</h3>
      <div className="ww-halves ww-gap-12">
        <Side name="mine" title={titles.mine} side={overlapSide(mine, overlap, lines.mine)} />
        <Side name="theirs" title={titles.theirs} side={overlapSide(theirs, overlap, lines.theirs)} />
      </div>
    </section>
  )
}

function Side({ name, title, side }: { name: 'mine' | 'theirs'; title: string; side: OverlapSide }) {
  const { t } = useTranslation('together')
  const { quantity: quantityText } = useFormat()
  const { option, quantity } = side
  const state = side.isOn === null ? 'nothing' : side.isOn ? 'on' : 'off'
  return (
    <div className={styles.side} data-side={name}>
      <h4 className="ww-label">{title}</h4>
      <div className={styles.choice}>
        {option === null ? null : <Thumb url={side.thumbUrl} size={64} title={side.title} />}
        <div className={styles.words}>
          <strong>{side.title ?? t(`question.${state}`)}</strong>
          {quantity === null ? null : (
            <span className="ww-hint">
              {t('question.quantity', { quantity: quantityText(quantity.value, quantity.unit) })}
            </span>
          )}
          {option === null ? null : (
            <span className="ww-start">
              <OptionPrice price={option.price} />
            </span>
          )}
        </div>
      </div>
    </div>
  )
}

function SideTotal({ configuration, title }: { configuration: Configuration; title: string }) {
  const { t } = useTranslation('together')
  const { total, onRequestCount } = unitState(configuration)
  return (
    <div className="ww-ends">
      <dt>
        {t('question.total')}
        <span className="visually-hidden">{` (${title})`}</span>
      </dt>
      <dd className="ww-figure">
        <Total cents={total} onRequestCount={onRequestCount} isSigned />
      </dd>
    </div>
  )
}
