import { useTranslation } from 'react-i18next'
import { checkoutPath, roomPath } from '#renderer/unit/address/paths.ts'
import { useMayComplete } from '#renderer/unit/order/use-may-complete.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useOrderWords } from '#renderer/unit/order/use-order-words.ts'
import { useUnitState } from '#renderer/unit/state/derive.ts'
import { useMainAction } from '#renderer/parts/overview/main-action.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { hasPage } from '#renderer/platform/app-variants.ts'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { Card, CardFigure, CardNote } from '#renderer/ui/card/Card.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './ResidenceDashboard.module.css'

/** That the selection is not complete yet, what it costs so far, and the ways on (RES-9, RES-10, RES-12). */
export function EquipmentCard() {
  const { t } = useTranslation('residence')
  const { flags } = useOpenUnit()
  const { price } = useFormat()
  const { completed, total, onRequestCount } = useUnitState()
  const { placed } = useOrderWords()
  return (
    <Card size="large" className={styles.equipment} title={t('equipment.title')}>
      <CardNote icon={completed ? 'lock' : 'info'}>
        {completed ? t('equipment.completed', { order: placed }) : t('equipment.open')}
      </CardNote>
      {flags.showPricing ? (
        <CardFigure
          label={t('equipment.surcharge')}
          value={<span data-testid="dashboard-total">{price(total, { sign: true })}</span>}
          beside={onRequestCount > 0 ? t('equipment.onRequest', { count: onRequestCount }) : null}
          hint={t('equipment.hint')}
        />
      ) : null}
      <Actions />
    </Card>
  )
}

/** RES-12: start, go on, or complete; before the end as well, completing leads to the checkout (RES-10). */
function Actions() {
  const { t } = useTranslation('residence')
  const { basePath, project, flags } = useOpenUnit()
  const mayComplete = useMayComplete()
  const { completed } = useUnitState()
  const { action, room } = useMainAction()
  const hasCheckout = hasPage(project, 'checkout')
  const toCheckout = checkoutPath(basePath)
  const completeWords = t(
    mayComplete && !completed ? 'equipment.complete' : flags.showPricing ? 'main.viewCosts' : 'main.viewOverview',
  )
  const arrow = <NamedIcon name="arrowRight" size={20} />
  const isAtEnd = action === 'finish'
  return (
    <div className="ww-stack ww-gap-12">
      {isAtEnd ? (
        <ButtonLink to={toCheckout} variant="contained" size="large" endIcon={arrow}>
          {completeWords}
        </ButtonLink>
      ) : null}
      {isAtEnd || room === undefined ? null : (
        <ButtonLink to={roomPath(basePath, room.slug)} variant="contained" size="large" endIcon={arrow}>
          {t(`main.${action}`)}
        </ButtonLink>
      )}
      {isAtEnd || !hasCheckout ? null : (
        <ButtonLink to={toCheckout} variant="outlined" size="large">
          {completeWords}
        </ButtonLink>
      )}
    </div>
  )
}
