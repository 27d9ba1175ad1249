import { Button } from '#renderer/ui/Button.tsx'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConflictReport, OptionRef } from '#shared/domain/configuration/configuration.types.ts'
import type { Configuration } from '#shared/domain/index.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { AlternativeChoices } from './AlternativeChoices.tsx'
import { narrowedBy, withPick, withProposals } from './picks.ts'

interface AlternativesPageProps {
  readonly report: ConflictReport
  readonly picks: readonly OptionRef[]
  readonly configuration: Configuration
  readonly roomId: string
  readonly onPick: (picks: readonly OptionRef[]) => void
}

/** Page 1: one option for everything that has to change with the wish (RUL-8). */
export function AlternativesPage({ report, picks, configuration, roomId, onPick }: AlternativesPageProps) {
  const { t } = useTranslation('rules')
  const lists = useMemo(() => narrowedBy(report, picks), [report, picks])
  const openCount = lists.length - picks.length
  return (
    <>
      <div className="ww-bar ww-gap-8">
        <p className="ww-muted" role="status">
          {openCount === 0 ? t('alternatives.allPicked') : t('alternatives.open', { count: openCount })}
        </p>
        <Button
          variant="outlined"
          startIcon={<NamedIcon name="sparkle" size={20} />}
          disabled={openCount === 0}
          onClick={() => onPick(withProposals(report, picks))}
        >
          {t('alternatives.takeProposals')}
        </Button>
      </div>
      {lists.map((list) => (
        <AlternativeChoices
          key={list.itemId}
          list={list}
          configuration={configuration}
          roomId={roomId}
          onPick={(productId) => onPick(withPick(report, picks, { itemId: list.itemId, productId }))}
        />
      ))}
    </>
  )
}

interface AlternativesActionsProps {
  /** Everything has a choice: only then can it be applied (RUL-9). */
  readonly isComplete: boolean
  readonly onBack: () => void
  readonly onSubmit: () => void
}

/** The way back, and applying all at once (RUL-10). */
export function AlternativesActions({ isComplete, onBack, onSubmit }: AlternativesActionsProps) {
  const { t } = useTranslation('rules')
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={onBack}>
        {t('action.back')}
      </Button>
      <Button variant="contained" disabled={!isComplete} onClick={onSubmit}>
        {t('action.apply')}
      </Button>
    </>
  )
}
