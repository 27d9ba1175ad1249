import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { fieldsAmiss } from './prospect-form.ts'

interface MissingFieldsProps {
  readonly schema: z.ZodMiniType
  /** The form as it stands. */
  readonly values: unknown
  /** Whether somebody has begun: before that nothing is amiss. */
  readonly isBegun: boolean
}

/** What the form still wants before it can be sent: the button alone would not say it (WCAG 3.3.1). */
export function MissingFields({ schema, values, isBegun }: MissingFieldsProps) {
  const { t } = useTranslation('prospects')
  const names = fieldsAmiss(schema, values).map((field) => t(`missing.fields.${field}`))
  return (
    <p className="ww-note" data-testid="missing-fields">
      {!isBegun ? null : names.length === 0 ? t('missing.nothing') : t('missing.text', { fields: names.join(', ') })}
    </p>
  )
}
