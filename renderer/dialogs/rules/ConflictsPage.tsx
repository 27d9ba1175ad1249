import { Button } from '#renderer/ui/Button.tsx'
import Alert from '@mui/material/Alert'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { Picture } from './Picture.tsx'
import styles from './RulesDialog.module.css'
import type { RulesModel, ShownConflict, ShownThing } from './rules-model.ts'

/** What clashes where there is no way out, with pictures of both sides, descriptions and hints (RUL-4, RUL-7). */
export function ConflictsPage({ model }: { model: RulesModel }) {
  const { t } = useTranslation('rules')
  const clashesId = useId()
  const { wanted, conflicts, hints } = model
  return (
    <>
      <Alert role="presentation" severity="warning" icon={<NamedIcon name="alert" size={22} />}>
        <h3>{t('conflicts.unresolvable')}</h3>
      </Alert>
      <p className="ww-label">{t('conflicts.wanted')}</p>
      <div className={styles.clash} data-chosen="">
        <Thing thing={wanted} />
      </div>
      <p className="ww-label" id={clashesId}>
        {t('conflicts.clashes', { count: conflicts.length })}
      </p>
      <ul className="ww-stack ww-gap-12" aria-labelledby={clashesId}>
        {conflicts.map((conflict) => (
          <li key={conflict.id} className={styles.clash}>
            <Clash conflict={conflict} />
          </li>
        ))}
      </ul>
      {hints.length === 0 ? null : (
        <Alert role="note" severity="info">
          {hints.map((hint) => (
            <p key={hint}>{hint}</p>
          ))}
        </Alert>
      )}
      <p>{t('conflicts.unresolvableBody')}</p>
    </>
  )
}

interface ConflictsActionsProps {
  /** The upgrade that stands in the way of it, and the way to it. */
  readonly upgrade: { readonly title: string; readonly open: () => void } | null
  readonly onClose: () => void
}

/** No way on (RUL-5); an upgrade that stands in the way can be looked at, to be switched off there. */
export function ConflictsActions({ upgrade, onClose }: ConflictsActionsProps) {
  const { t } = useTranslation('rules')
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
}

function Clash({ conflict }: { conflict: ShownConflict }) {
  return (
    <>
      <Thing thing={conflict} />
      {conflict.descriptions.map((description) => (
        <p key={description} className="ww-text">
          {description}
        </p>
      ))}
    </>
  )
}

function Thing({ thing }: { thing: ShownThing }) {
  const { t } = useTranslation('rules')
  const { item, room } = thing
  return (
    <div className="ww-row ww-gap-12">
      <Picture url={thing.imageUrl} title={thing.product} trade={thing.trade} className={styles.thingPicture} />
      <div className="ww-stack ww-gap-2">
        {item === '' ? null : <span className="ww-hint">{room === null ? item : t('placeIn', { item, room })}</span>}
        <strong className="ww-words">{thing.product ?? t('nothing')}</strong>
      </div>
    </div>
  )
}
