import { useTranslation } from 'react-i18next'
import { LOCALES } from '#shared/contracts/primitives.ts'
import { PasswordField } from '#renderer/features/login/index.ts'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import type { SetupState } from './use-setup-form.ts'
import { useFaultWords } from './use-fault-words.ts'

/** Whoever logs in first, and may do everything. */
export function AdminStep({ state }: { state: SetupState }) {
  const { t } = useTranslation('setup')
  const { t: session } = useTranslation('session')
  const { form, change } = state
  const getWords = useFaultWords(state)
  const languages = LOCALES.map((value) => ({ value, label: session(`language.${value}`) }))
  return (
    <>
      <div className="ww-pair">
        <TextField
          label={t('fields.firstName')}
          autoComplete="given-name"
          required
          value={form.firstName}
          error={getWords('firstName')}
          onChange={({ target }) => change({ firstName: target.value })}
        />
        <TextField
          label={t('fields.lastName')}
          autoComplete="family-name"
          required
          value={form.lastName}
          error={getWords('lastName')}
          onChange={({ target }) => change({ lastName: target.value })}
        />
      </div>
      <TextField
        label={t('fields.email')}
        hint={t('hints.email')}
        type="email"
        autoComplete="username"
        required
        value={form.email}
        error={getWords('email')}
        onChange={({ target }) => change({ email: target.value })}
      />
      <PasswordField
        label={t('fields.password')}
        hint={t('hints.password')}
        autoComplete="new-password"
        required
        value={form.password}
        error={getWords('password')}
        onChange={({ target }) => change({ password: target.value })}
      />
      <SelectField
        label={t('fields.language')}
        value={form.language}
        options={languages}
        onChange={(language) => change({ language: language === 'en' ? 'en' : 'de' })}
      />
    </>
  )
}
