import { useTranslation } from 'react-i18next'
import { theKiosk } from '#renderer/platform/shell.ts'
import { Button } from '#renderer/ui/Button.tsx'

/** What comes after saving: on with it; and where others come after this visitor, forgetting everything. */
export function SavedActions({ label, onClose }: { label?: string; onClose: () => void }) {
  const { t } = useTranslation('prospects')
  const kiosk = theKiosk()
  if (kiosk === null)
    return (
      <Button variant="contained" size="large" onClick={onClose}>
        {label ?? t('done')}
      </Button>
    )
  return (
    <>
      <Button variant="outlined" color="inherit" size="large" onClick={onClose}>
        {t('kiosk.stay')}
      </Button>
      <Button variant="contained" size="large" onClick={kiosk.endVisit}>
        {t('kiosk.end')}
      </Button>
    </>
  )
}
