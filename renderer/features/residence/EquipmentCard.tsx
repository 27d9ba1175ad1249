import { useTranslation } from 'react-i18next'
import { roomState } from '#shared/domain/index.ts'
import {
  checkoutPath,
  roomPath,
  useMayComplete,
  useOpenUnit,
  useShownRoomIds,
  useUnitState,
} from '#renderer/features/configurator/index.ts'
import { mainActionOf, roomToGoOn } from '#renderer/features/dashboard/index.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { hasPage } from '#renderer/platform/variants.ts'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './ResidenceDashboard.module.css'

/** That the selection is not complete yet, what it costs so far, and the ways on (RES-9, RES-10, RES-12). */
export function EquipmentCard() {
  const { t } = useTranslation('residence')
  const { flags } = useOpenUnit()
  const { price } = useFormat()
  const { completed, total, onRequestCount } = useUnitState()
  return (
    <section className={styles.equipment}>
      <h2>{t('equipment.title')}</h2>
      <p className={styles.state} data-completed={completed || undefined}>
        <NamedIcon name={completed ? 'lock' : 'info'} size={20} />
        {t(completed ? 'equipment.completed' : 'equipment.open')}
      </p>
      {flags.showPricing ? (
        <p className={styles.cost}>
          <span>{t('equipment.surcharge')}</span>
          <strong data-testid="dashboard-total">{price(total, { sign: true })}</strong>
          {onRequestCount > 0 ? <span>{t('equipment.onRequest', { count: onRequestCount })}</span> : null}
          <small>{t('equipment.hint')}</small>
        </p>
      ) : null}
      <Actions />
    </section>
  )
}

/** RES-12: start, go on, or complete; before the end as well, completing leads to the checkout (RES-10). */
function Actions() {
  const { t } = useTranslation('residence')
  const { basePath, project, store } = useOpenUnit()
  const mayComplete = useMayComplete()
  const state = useUnitState()
  const roomIds = useShownRoomIds()
  const action = mainActionOf(state)
  const { configuration } = store.state.getState()
  const roomId =
    action === 'proceed' ? roomToGoOn(roomIds.map((id) => roomState(configuration, id))) : (roomIds[0] ?? null)
  const room = roomId === null ? undefined : store.prepared.room(roomId)
  const hasCheckout = hasPage(project, 'checkout')
  const toCheckout = checkoutPath(basePath)
  const completeWords = t(mayComplete && !state.completed ? 'equipment.complete' : 'main.viewCosts')
  const arrow = <NamedIcon name="arrowRight" size={20} />
  const isAtEnd = action === 'finish' && hasCheckout
  return (
    <div className={styles.actions}>
      {isAtEnd ? (
        <ButtonLink to={toCheckout} variant="contained" size="large" endIcon={arrow}>
          {completeWords}
        </ButtonLink>
      ) : null}
      {isAtEnd || room === undefined ? null : (
        <ButtonLink to={roomPath(basePath, room.slug)} variant="contained" size="large" endIcon={arrow}>
          {/* Without a page to complete on, there is still something to look at. */}
          {t(`main.${action === 'finish' ? 'view' : action}`)}
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
