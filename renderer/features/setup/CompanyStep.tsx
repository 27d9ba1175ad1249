import { useTranslation } from 'react-i18next'
import { TextArea } from '#renderer/ui/TextArea.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { MAX_ADDRESS } from './setup-form.ts'
import type { SetupState } from './use-setup-form.ts'
import { useFaultWords } from './use-fault-words.ts'

/** Who runs the portal. */
export function CompanyStep({ state }: { state: SetupState }) {
  const { t } = useTranslation('setup')
  const { form, change } = state
  const getWords = useFaultWords(state)
  return (
    <>
      <TextField
        label={t('fields.accountName')}
        hint={t('hints.accountName')}
        autoComplete="organization"
        required
        value={form.accountName}
        error={getWords('accountName')}
        onChange={({ target }) => change({ accountName: target.value })}
      />
      <TextField
        label={t('fields.accountId')}
        hint={t('hints.accountId', { address: `${window.location.host}/bp/${form.accountId || '…'}` })}
        autoCapitalize="none"
        spellCheck={false}
        required
        value={form.accountId}
        error={getWords('accountId')}
        onChange={({ target }) => change({ accountId: target.value.trim().toLowerCase() })}
      />
      <TextArea
        label={t('fields.postalAddress')}
        hint={t('hints.postalAddress')}
        rows={3}
        maxLength={MAX_ADDRESS}
        value={form.postalAddress}
        error={getWords('postalAddress')}
        onChange={(postalAddress) => change({ postalAddress })}
      />
    </>
  )
}
