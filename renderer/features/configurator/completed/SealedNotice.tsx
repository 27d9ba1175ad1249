import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import { useSession } from '#renderer/session/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useMayComplete, useReopening } from '#renderer/unit/order/use-may-complete.ts'
import { useOrderWords } from '#renderer/unit/order/use-order-words.ts'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './SealedNotice.module.css'

/**
 * Why nothing can be chosen any more, and for those who may, the way to open it again (CFG-27..29, ENG-35). Admins are
 * told only where the project lets them reopen (CFG-30), operators whose that is (CFG-31, decision 49).
 */
export function SealedNotice() {
  const { t } = useTranslation('configurator')
  const { flags } = useOpenUnit()
  const group = useSession((session) => session.user?.group ?? null)
  const mayComplete = useMayComplete()
  const reopening = useReopening()
  const { placed } = useOrderWords()
  const { open } = useDialogs()
  if (group === 'admin' && !mayComplete) return null
  if (group === 'user')
    return (
      <Alert className={styles.notice} role="note" severity="warning">
        <strong>{t('completed.staffTitle')}</strong>
        <p>{t(flags.sysAdminCompletion ? 'completed.staffBodyAdmin' : 'completed.staffBody')}</p>
      </Alert>
    )
  return (
    <Alert className={styles.notice} role="note" severity="info" icon={<NamedIcon name="lock" size={20} />}>
      <strong>{t('completed.title')}</strong>
      <p>{placed}</p>
      {reopening === null ? null : (
        <Button className={styles.reopen} variant="outlined" onClick={() => open('reactivate')}>
          {t(reopening === 'reopened' ? 'completed.reopen' : 'completed.ask')}
        </Button>
      )}
    </Alert>
  )
}
