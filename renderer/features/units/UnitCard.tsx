import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import type * as z from 'zod/mini'
import { useTranslation } from 'react-i18next'
import type { UnitSummarySchema } from '#shared/contracts/entities/unit.schema.ts'
import type { FromWire } from '#shared/contracts/wire.ts'
import type { Formats } from '#renderer/i18n/useFormat.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './units.module.css'

export type UnitSummary = FromWire<z.infer<typeof UnitSummarySchema>>

interface UnitCardProps {
  readonly unit: UnitSummary
  readonly format: Formats
  /** Address the button leads to (USL-4). */
  readonly to: string
}

/** A unit with its name, description and figures, and the button that opens it (USL-3, USL-4). */
export function UnitCard({ unit, format, to }: UnitCardProps) {
  const { t } = useTranslation('units')
  const floor = unit.storeyName ?? (unit.floor === 0 ? t('groundFloor') : t('floor', { floor: unit.floor }))
  return (
    <Card component="article" variant="outlined" className={`ww-card ${styles.card}`}>
      <h2 className="ww-section">{unit.displayName}</h2>
      <p className="ww-muted">{unit.description}</p>
      <ul className="ww-row ww-wrap ww-gap-12">
        <Chip component="li" label={t('rooms', { rooms: format.quantity(unit.roomCount) })} />
        <Chip component="li" label={format.floorSpace(unit.floorSpace)} />
        <Chip component="li" label={floor} />
      </ul>
      <ButtonLink
        to={to}
        variant="contained"
        endIcon={<NamedIcon name="arrowRight" size={20} />}
        aria-label={t('customizeUnit', { unit: unit.displayName })}
      >
        {t('customize')}
      </ButtonLink>
    </Card>
  )
}
