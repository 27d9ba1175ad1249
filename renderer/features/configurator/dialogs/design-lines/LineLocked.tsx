import { Button } from '#renderer/ui/Button.tsx'
import { useTranslation } from 'react-i18next'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useLockWords } from '../../options/use-lock-words.ts'
import styles from './DesignLinesDialog.module.css'
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
    <div className={styles.clash} role="alert">
      <NamedIcon name="alert" size={22} />
      <div>
        <strong>{title}</strong>
        <p>{body}</p>
        <div className={styles.clashActions}>
          <Button variant="outlined" onClick={choice.cancel}>
            {t('action.cancel')}
          </Button>
          {canKeep ? (
            <Button variant="contained" onClick={() => choice.confirm(wanted, { keepLocked: true })}>
              {t('configurator:locks.keep')}
            </Button>
          ) : null}
        </div>
      </div>
    </div>
  )
}
