import { useTranslation } from 'react-i18next'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { MAX_TEXT } from './setup-form.ts'
import type { SetupState } from './use-setup-form.ts'
import { useFaultWords } from './use-fault-words.ts'

/** Imprint and privacy notice, which may come later. */
export function LegalStep({ state }: { state: SetupState }) {
  const { t } = useTranslation('setup')
  const { form, change } = state
  const getWords = useFaultWords(state)
  return (
    <>
      <TextArea
        label={t('fields.imprint')}
        hint={t('hints.imprint')}
        rows={7}
        maxLength={MAX_TEXT}
        value={form.imprint}
        error={getWords('imprint')}
        onChange={(imprint) => change({ imprint })}
      />
      <TextArea
        label={t('fields.privacyNotice')}
        hint={t('hints.privacyNotice')}
        rows={7}
        maxLength={MAX_TEXT}
        value={form.privacyNotice}
        error={getWords('privacyNotice')}
        onChange={(privacyNotice) => change({ privacyNotice })}
      />
    </>
  )
}
