import { Button } from '#renderer/ui/Button.tsx'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { lockedItemsWords } from '#renderer/unit/locks/lock-reason.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { LineRefusal } from './LineRefusal.tsx'
import type { LineChoice, LineChoiceState } from './use-line-choice.ts'

interface LineLockedProps {
  readonly state: Extract<LineChoiceState, { kind: 'locked' }>
  readonly choice: LineChoice
}

/** A line that would change what a deadline has fixed: what and since when, and the line without that. */
export function LineLocked({ state: { wanted, items, canKeep }, choice }: LineLockedProps) {
  const { t } = useTranslation('design-lines')
  const { t: lockText } = useTranslation('locks')
  const { prepared } = useOpenUnit().store
  const { title, body } = lockedItemsWords(lockText, useLocale(), prepared, items)
  return (
    <LineRefusal
      title={title}
      actions={
        <>
          <Button variant="outlined" onClick={choice.cancel}>
            {t('action.cancel')}
          </Button>
          {canKeep ? (
            <Button variant="contained" onClick={() => choice.confirm(wanted, { keepLocked: true })}>
              {lockText('keep')}
            </Button>
          ) : null}
        </>
      }
    >
      <p>{body}</p>
    </LineRefusal>
  )
}
