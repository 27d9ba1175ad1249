import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { UnitNames } from './UnitNames.tsx'
import type { takenByOthers } from './use-unit-holders.ts'

interface TakenUnitsDialogProps {
  /** Of the invited. */
  readonly email: string
  readonly taken: ReturnType<typeof takenByOthers>
  readonly onBack: () => void
  readonly onConfirm: () => void
}

/** Asks whether somebody is really to share a unit with those who have it, or are invited to it. */
export function TakenUnitsDialog({ email, taken, onBack, onConfirm }: TakenUnitsDialogProps) {
  const { t } = useTranslation('admin')
  return (
    <Dialog
      title={t('taken.title', { count: taken.length })}
      size="small"
      onClose={onBack}
      actions={
        <>
          <Button onClick={onBack}>{t('taken.back')}</Button>
          <Button variant="contained" onClick={onConfirm}>
            {t('taken.confirm')}
          </Button>
        </>
      }
    >
      <div className="ww-stack ww-gap-20">
        <ul className="ww-stack ww-gap-12">
          {taken.map(({ unitId, holders }) => (
            <li key={unitId} className="ww-stack ww-gap-4">
              <strong>
                <UnitNames ids={[unitId]} />
              </strong>
              {holders.map((holder) => (
                <span className="ww-muted" key={`${holder.kind} ${holder.email}`}>
                  {t(`taken.${holder.kind}`, { name: holder.name })}
                </span>
              ))}
            </li>
          ))}
        </ul>
        <p>{t('taken.question', { email })}</p>
      </div>
    </Dialog>
  )
}
