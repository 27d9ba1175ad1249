import Alert from '@mui/material/Alert'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { type SampleUnit, useSampleUnits } from '#renderer/own-units/index.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { ConfiguratorDialogProps } from '#renderer/unit/dialogs/dialogs.types.ts'
import styles from './SampleUnitsDialog.module.css'

/** The project's sample units, and the way to each of them; what is chosen in this one stays in the browser. */
export function SampleUnitsDialog({ onClose }: ConfiguratorDialogProps<'sampleUnits'>) {
  const { t } = useTranslation('units')
  const { t: common } = useTranslation()
  const { accountId = '', projectId = '' } = useParams()
  const { units, hasFailed, retry } = useSampleUnits(accountId, projectId)
  const { isLocal } = useOpenUnit()
  // Only an address leads here from the unit of a buyer.
  useEffect(() => {
    if (!isLocal) onClose()
  }, [isLocal, onClose])
  if (!isLocal) return null
  return (
    <Dialog title={t('samples.title')} onClose={onClose}>
      <div className="ww-stack ww-gap-16">
        <p className="ww-muted">{t('samples.kept')}</p>
        {hasFailed ? (
          <Alert
            severity="error"
            action={
              <Button color="inherit" onClick={retry}>
                {common('action.retry')}
              </Button>
            }
          >
            {t('samples.failed')}
          </Alert>
        ) : null}
        <ul className="ww-stack ww-gap-8" aria-busy={units.length === 0 && !hasFailed}>
          {units.map((unit) => (
            <Unit key={unit.id} unit={unit} />
          ))}
        </ul>
      </div>
    </Dialog>
  )
}

function Unit({ unit }: { unit: SampleUnit }) {
  const { t } = useTranslation('units')
  const { accountId = '', projectId = '' } = useParams()
  const open = useOpenUnit()
  const { quantity, floorSpace } = useFormat()
  const words = (
    <div className={styles.words}>
      <strong>{unit.displayName}</strong>
      <span>{unit.description}</span>
      <small>
        {t('rooms', { rooms: quantity(unit.roomCount) })} · {floorSpace(unit.floorSpace)}
      </small>
    </div>
  )
  if (unit.id === open.unit.id)
    return (
      <li className={styles.unit} data-chosen="" aria-current="true">
        {words}
        <em className="ww-label">{t('samples.here')}</em>
      </li>
    )
  return (
    <li>
      <Link
        className={styles.unit}
        to={linkTo('configurator', { portalId: 'mp', accountId, projectId, unitId: unit.slug })}
      >
        {words}
        <NamedIcon name="arrowRight" size={20} />
      </Link>
    </li>
  )
}
