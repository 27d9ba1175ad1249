import { Button } from '#renderer/ui/Button.tsx'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { Configuration, DesignLineView } from '#shared/domain/index.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useLoadable } from '#renderer/parts/pictures/use-loadable.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './DesignLineCard.module.css'
import { type LineEffect, previewImages } from './design-lines-model.ts'
import type { DesignLineWords } from './use-design-lines-content.ts'

interface DesignLineCardProps {
  readonly line: DesignLineView
  /** null = it is chosen for every room. */
  readonly room: Room | null
  readonly configuration: Configuration
  /** The project's own words for the line, instead of the catalogue's (DSL-17). */
  readonly words: DesignLineWords | null
  /** null until it is known. */
  readonly effect: LineEffect | null
  readonly isSelected: boolean
  readonly isFrozen: boolean
  readonly isForAllRooms: boolean
  readonly onChoose: () => void
}

/** A design line: its picture and up to three of its products (DSL-18), what it says, what it costs. */
export function DesignLineCard(props: DesignLineCardProps) {
  const { line, room, configuration, words, effect, isSelected, isFrozen, isForAllRooms, onChoose } = props
  const { t } = useTranslation('design-lines')
  const { isBroken, onError } = useLoadable(line.imageUrl)
  const previews = previewImages(configuration, line, room?.slug ?? null)
  const spec = configuration.prepared.catalogue.designLineGroups
    .flatMap(({ designLines }) => designLines)
    .find(({ id }) => id === line.id)
  const title = words?.title || line.title
  const summary = words?.summary || spec?.summary || ''
  return (
    <article className={styles.card} data-chosen={isSelected || undefined}>
      <div className={styles.pictures}>
        {line.imageUrl === null || isBroken ? (
          <span className={styles.picture} aria-hidden="true" />
        ) : (
          <img
            className={styles.picture}
            src={line.imageUrl}
            alt=""
            decoding="async"
            draggable={false}
            onError={onError}
          />
        )}
        {previews.length === 0 ? null : (
          <span className={styles.previews} data-testid="previews">
            {previews.map((url) => (
              <img key={url} src={url} alt="" width={64} height={64} loading="lazy" decoding="async" />
            ))}
          </span>
        )}
      </div>
      <div className={styles.words}>
        <h4 className="ww-title">{title}</h4>
        <p>{words?.subtitle || line.subtitle}</p>
        {summary === '' ? null : <p className="ww-note">{summary}</p>}
      </div>
      <div className={styles.foot}>
        <Effect effect={effect} isSelected={isSelected} />
        {isSelected ? (
          <p className={styles.chosen}>
            <NamedIcon name="check" size={20} />
            {t(isForAllRooms ? 'chosenInAll' : 'chosen')}
          </p>
        ) : (
          <Button
            variant="outlined"
            disabled={isFrozen}
            onClick={onChoose}
            aria-label={t(isForAllRooms ? 'action.chooseForAllNamed' : 'action.chooseNamed', { line: title })}
          >
            {t(isForAllRooms ? 'action.chooseForAll' : 'action.choose')}
          </Button>
        )}
      </div>
    </article>
  )
}

/** What the unit's total would change by; nothing where the project hides prices (SHL-36). */
function Effect({ effect, isSelected }: { effect: LineEffect | null; isSelected: boolean }) {
  const { t } = useTranslation('design-lines')
  const { price } = useFormat()
  const { flags } = useOpenUnit()
  if (!flags.showPricing || isSelected) return null
  if (effect === null)
    return (
      <p className="ww-note" aria-hidden="true">
        …
      </p>
    )
  if (effect.difference === null) return <p className="ww-note">{t('effect.clash')}</p>
  return (
    <p className="ww-note" data-testid="line-effect">
      {effect.difference === 0 ? (
        t('effect.same')
      ) : (
        <>
          <strong className={styles.price}>{price(effect.difference, { sign: true })}</strong> {t('effect.against')}
        </>
      )}
    </p>
  )
}
