import { useTranslation } from 'react-i18next'
import type { DialogParams } from '#renderer/unit/dialogs/dialogs.types.ts'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './WhyPrice.module.css'

/** Opens the chain of amounts behind a price; nothing when the project hides prices (SHL-36). */
export function WhyPrice({ of }: { of: DialogParams<'price'> }) {
  const { t } = useTranslation('configurator')
  const { flags } = useOpenUnit()
  const { open } = useDialogs()
  if (!flags.showPricing) return null
  return (
    <button type="button" className={styles.why} onClick={() => open('price', of)}>
      {t('price.why')}
    </button>
  )
}
