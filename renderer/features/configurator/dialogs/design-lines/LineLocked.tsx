import { Button } from '#renderer/ui/Button.tsx'
import { useTranslation } from 'react-i18next'
import { useLockWords } from '../../options/use-lock-words.ts'
import { LineRefusal } from './LineRefusal.tsx'
import type { LineChoice, LineChoiceState } from './use-line-choice.ts'

interface LineLockedProps {
  readonly state: Extract<LineChoiceState, { kind: 'locked' }>
  readonly choice: LineChoice
}

/** A line that would change what a deadline has fixed: what and since when, and the line without that. */
export function LineLocked({ state: { wanted, items, canKeep }, choice }: LineLockedProps) {
  const { t } = useTranslation(['design-lines', 'configurator'])
  const { title, body } = useLockWords()(items)
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
              {t('configurator:locks.keep')}
            </Button>
          ) : null}
        </>
      }
    >
      <p>{body}</p>
    </LineRefusal>
  )
}
