import { useTranslation } from 'react-i18next'
import type { Field } from './setup-form.ts'
import type { SetupState } from './use-setup-form.ts'

/** What is wrong with a field, in words; null = nothing. */
export function useFaultWords({ getFault }: SetupState): (field: Field) => string | null {
  const { t } = useTranslation('setup')
  return (field) => {
    const fault = getFault(field)
    return fault === null ? null : t(`faults.${fault}`)
  }
}
