import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import type { LookedAt } from '../editor.store.ts'
import styles from '../editor.module.css'
import { bringBack, stopLooking } from '../saving.ts'
import { useTimeWords } from './use-time-words.ts'

/** While the page shows what was published before: bring it back, or go on with one's own. */
export function LookingBar({ lookedAt }: { readonly lookedAt: LookedAt }) {
  const { t } = useTranslation('editor')
  const time = useTimeWords()
  return (
    <div className={styles.foot} role="status">
      <p>
        {lookedAt.savedAt === null
          ? t('history.lookingAtPackage')
          : t('history.looking', { when: time(lookedAt.savedAt) })}
      </p>
      <div className={styles.answers}>
        <Button variant="outlined" color="inherit" onClick={stopLooking}>
          {t('history.stop')}
        </Button>
        <Button variant="contained" onClick={bringBack}>
          {t('history.bringBack')}
        </Button>
      </div>
    </div>
  )
}
