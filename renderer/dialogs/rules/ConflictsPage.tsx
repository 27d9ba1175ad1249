import { Button } from '#renderer/ui/Button.tsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { Picture } from './Picture.tsx'
import styles from './RulesDialog.module.css'
import type { RulesModel, ShownConflict, ShownThing } from './rules-model.ts'

interface ConflictsPageProps {
  readonly model: RulesModel
  readonly resolvable: boolean
  /** How many positions have to change with it. */
  readonly changeCount: number
}

/** Page 0: what clashes, with pictures of both sides, descriptions and hints (RUL-4, RUL-7). */
export function ConflictsPage({ model, resolvable, changeCount }: ConflictsPageProps) {
  const { t } = useTranslation('rules')
  const clashesId = useId()
  const { wanted, conflicts, hints } = model
  return (
    <>
      <h3 className={styles.verdict} data-resolvable={resolvable || undefined}>
        <NamedIcon name={resolvable ? 'sparkle' : 'alert'} size={22} />
        <span>{resolvable ? t('conflicts.resolvable', { count: changeCount }) : t('conflicts.unresolvable')}</span>
      </h3>
      <p className={styles.label}>{t('conflicts.wanted')}</p>
      <Thing thing={wanted} kind="wanted" />
      <p className={styles.label} id={clashesId}>
        {t('conflicts.clashes', { count: conflicts.length })}
      </p>
      <ul className={styles.clashes} aria-labelledby={clashesId}>
        {conflicts.map((conflict) => (
          <li key={conflict.id}>
            <Clash conflict={conflict} />
          </li>
        ))}
      </ul>
      {hints.length === 0 ? null : (
        <div className={styles.hints} role="note">
          <NamedIcon name="info" size={20} />
          <div>
            {hints.map((hint) => (
              <p key={hint}>{hint}</p>
            ))}
          </div>
        </div>
      )}
      {resolvable ? null : <p className={styles.lead}>{t('conflicts.unresolvableBody')}</p>}
    </>
  )
}

interface ConflictsActionsProps {
  readonly onNext: (() => void) | null
  /** The upgrade that stands in the way of it, and the way to it. */
  readonly upgrade: { readonly title: string; readonly open: () => void } | null
  readonly onClose: () => void
}

/**
 * Next is offered only when there are alternatives (RUL-5); cancel leaves everything as it is (RUL-11). Without
 * alternatives, an upgrade that stands in the way can be looked at, to be switched off there.
 */
export function ConflictsActions({ onNext, upgrade, onClose }: ConflictsActionsProps) {
  const { t } = useTranslation('rules')
  if (onNext === null)
    return (
      <>
        {upgrade === null ? null : (
          <Button variant="outlined" color="inherit" onClick={upgrade.open}>
            {t('action.openUpgrade', { upgrade: upgrade.title })}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t('action.keep')}
        </Button>
      </>
    )
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={onClose}>
        {t('action.cancel')}
      </Button>
      <Button variant="contained" onClick={onNext} endIcon={<NamedIcon name="arrowRight" size={20} />}>
        {t('action.next')}
      </Button>
    </>
  )
}

function Clash({ conflict }: { conflict: ShownConflict }) {
  return (
    <>
      <Thing thing={conflict} kind="current" />
      {conflict.descriptions.map((description) => (
        <p key={description} className={styles.description}>
          {description}
        </p>
      ))}
    </>
  )
}

function Thing({ thing, kind }: { thing: ShownThing; kind: 'wanted' | 'current' }) {
  const { t } = useTranslation('rules')
  const { item, room } = thing
  return (
    <div className={styles.thing} data-kind={kind}>
      <Picture url={thing.imageUrl} title={thing.product} trade={thing.trade} className={styles.thingPicture} />
      <div>
        {item === '' ? null : (
          <span className={styles.place}>{room === null ? item : t('placeIn', { item, room })}</span>
        )}
        <strong>{thing.product ?? t('nothing')}</strong>
      </div>
    </div>
  )
}
