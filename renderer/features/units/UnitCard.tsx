import { ButtonLink } from '#renderer/ui/Button.tsx'
import { styled } from '@mui/material/styles'
import type * as z from 'zod/mini'
import { useTranslation } from 'react-i18next'
import type { UnitSummarySchema } from '#shared/contracts/entities/unit.schema.ts'
import type { FromWire } from '#shared/contracts/wire.ts'
import type { Formats } from '#renderer/i18n/useFormat.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'

export type UnitSummary = FromWire<z.infer<typeof UnitSummarySchema>>

const Card = styled('article')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  boxSizing: 'border-box',
  padding: theme.spacing(3),
  borderRadius: 18,
  border: `1px solid ${theme.vars.palette.surface.line}`,
  backgroundColor: theme.vars.palette.background.paper,
  transition: 'box-shadow 160ms, border-color 160ms',
  '&:hover': { borderColor: theme.vars.palette.surface.lineStrong, boxShadow: '0 12px 32px rgb(0 0 0 / 0.08)' },
  '& h2': { ...theme.typography.h2, margin: theme.spacing(0, 0, 0.5) },
  '& h2 + p': { flex: 1, margin: theme.spacing(0, 0, 2.5), color: theme.vars.palette.text.secondary, lineHeight: 1.5 },
  '& ul.figures': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1),
    margin: theme.spacing(0, 0, 3),
    padding: 0,
    listStyle: 'none',
  },
  '& ul.figures li': {
    margin: 0,
    padding: theme.spacing(0.5, 1.25),
    borderRadius: 8,
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
    backgroundColor: theme.vars.palette.surface.sunken,
  },
}))

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
    <Card>
      <h2>{unit.displayName}</h2>
      <p>{unit.description}</p>
      <ul className="figures">
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
    </Card>
  )
}
