import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#renderer/ui/dialog/ConfirmDialog.tsx'
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
    <ConfirmDialog
      title={t('taken.title', { count: taken.length })}
      cancel={t('taken.back')}
      confirm={t('taken.confirm')}
      tone="plain"
      onClose={onBack}
      onConfirm={onConfirm}
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
    </ConfirmDialog>
  )
}
