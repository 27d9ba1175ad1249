import Alert from '@mui/material/Alert'
import { useTranslation } from 'react-i18next'
import type { Told } from './use-told.ts'

/** Whom saving would tell, before it does. */
export function ToldNote({ told }: { told: Told | null }) {
  const { t } = useTranslation('admin-deadlines')
  return (
    <Alert severity="info" role="status">
      {told === null
        ? t('told.asking')
        : told.deadlineCount === 0
          ? t('told.nothing')
          : `${t('told.units', { count: told.unitCount })}, ${t('told.people', { count: told.personCount })}`}
    </Alert>
  )
}
