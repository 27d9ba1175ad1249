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
    <article className={styles.card}>
      <h2>{unit.displayName}</h2>
      <p>{unit.description}</p>
      <ul>
        <li>{t('rooms', { rooms: format.quantity(unit.roomCount) })}</li>
        <li>{format.floorSpace(unit.floorSpace)}</li>
        <li>{floor}</li>
      </ul>
      <ButtonLink
        to={to}
        variant="contained"
        endIcon={<NamedIcon name="arrowRight" size={20} />}
        aria-label={t('customizeUnit', { unit: unit.displayName })}
      >
        {t('customize')}
      </ButtonLink>
    </article>
  )
}
