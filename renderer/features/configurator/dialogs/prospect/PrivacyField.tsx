import { type ComponentProps, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { useOpenUnit } from '../../store/unit.context.ts'
import styles from './prospect.module.css'
import type { FieldFault } from './prospect-form.ts'

interface PrivacyFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  readonly fault: FieldFault | null
}

/** The box to tick (PRO-8, PRO-18), with the notice it is about. */
export function PrivacyField({ fault, ...input }: PrivacyFieldProps) {
  const { t } = useTranslation('prospects')
  const { project } = useOpenUnit()
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.privacy}>
      <label className={styles.tick} htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          required
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-error`}
        />
        <span>{t('privacy.label')}</span>
      </label>
      <button type="button" className={styles.textButton} onClick={() => setIsOpen(true)}>
        {t('privacy.open')}
      </button>
      {fault === null ? null : (
        <p id={`${id}-error`} className={styles.fault}>
          {t(`meta.validations.${fault}`)}
        </p>
      )}
      {isOpen ? (
        <Dialog title={t('privacy.title')} size="medium" onClose={() => setIsOpen(false)}>
          <div className={styles.legal}>
            <p>{t('privacy.who', { account: project.account.name })}</p>
            <p>{t('privacy.what')}</p>
            <p>{t('privacy.howLong')}</p>
            <p>{t('privacy.rights')}</p>
          </div>
        </Dialog>
      ) : null}
    </div>
  )
}
