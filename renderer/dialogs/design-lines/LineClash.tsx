import { Button } from '#renderer/ui/Button.tsx'
import { useTranslation } from 'react-i18next'
import { conflictSentences } from '#renderer/parts/options/conflict-reason.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { withProposals } from '../rules/picks.ts'
import { LineRefusal } from './LineRefusal.tsx'
import type { LineChoice, LineChoiceState } from './use-line-choice.ts'

interface LineClashProps {
  readonly state: Extract<LineChoiceState, { kind: 'clash' }>
  readonly choice: LineChoice
}

/** A line that clashes with other choices: what with, and the way out where there is one. */
export function LineClash({ state: { wanted, report }, choice }: LineClashProps) {
  const { t } = useTranslation('design-lines')
  const { prepared } = useOpenUnit().store
  const { t: say } = useTranslation('configurator')
  const changes = report.resolvable ? withProposals(report, []) : []
  return (
    <LineRefusal
      title={t('clash.title', { line: wanted.line.title })}
      actions={
        <>
          <Button variant="outlined" onClick={choice.cancel}>
            {t('action.cancel')}
          </Button>
          {changes.length === 0 ? null : (
            <Button variant="contained" onClick={() => choice.confirm(wanted, { choices: changes })}>
              {t('clash.solve')}
            </Button>
          )}
        </>
      }
    >
      <p>{conflictSentences(report.conflicts, prepared, say).join(' ')}</p>
      {changes.length === 0 ? null : (
        <>
          <p>{t('clash.changes')}</p>
          <ul className="ww-list">
            {changes.map(({ itemId, productId }) => (
              <li key={itemId}>
                {t('clash.change', {
                  item: prepared.item(itemId)?.title ?? '',
                  product: prepared.product(productId)?.title ?? '',
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </LineRefusal>
  )
}
