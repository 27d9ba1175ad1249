import { useTranslation } from 'react-i18next'
import { useMayReopen } from '#renderer/unit/order/use-may-complete.ts'
import styles from './OrderTimeline.module.css'

/** What "binding" means, and until when something can be changed: said once, in the order in which it comes (decision 59). */
export function OrderTimeline() {
  const { t } = useTranslation('checkout')
  const { t: common } = useTranslation()
  const mayReopen = useMayReopen()
  const steps = [
    common('order.before'),
    ...(mayReopen ? [common('order.reopen')] : []),
    t(mayReopen ? 'binding.confirmed' : 'binding.closed'),
    t('binding.ordered'),
  ]
  return (
    <section className="ww-stack ww-gap-12">
      <h2 id="order-timeline" className="ww-heading">
        {t('binding.title')}
      </h2>
      <ol className={styles.steps} aria-labelledby="order-timeline">
        {steps.map((step, index) => (
          <li key={step} className={styles.step} data-now={index === 0 || undefined}>
            {step}
          </li>
        ))}
      </ol>
    </section>
  )
}
