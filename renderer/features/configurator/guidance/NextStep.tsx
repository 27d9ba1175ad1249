import { memo, type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { hasPage } from '#renderer/platform/app-variants.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { checkoutPath, deadlinesPath } from '#renderer/unit/address/paths.ts'
import { useItemState } from '#renderer/unit/state/derive.ts'
import { isShallowEqual, useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import { useDateTrades } from './date-trades.store.ts'
import { type NextStep as Step, nextStep, type Place } from './next-open.ts'
import styles from './NextStep.module.css'
import { useGoToOpen } from './use-go-to-open.ts'

/** What comes after the open item; null = nothing to offer. */
export function useNextStep(room: Room, openItemId: string | null): Step | null {
  const { flags, project } = useOpenUnit()
  const hasGroups = flags.showConfigurationGroups
  const trades = useDateTrades((state) => state.trades)
  const place = useMemo(
    () => ({ roomId: room.id, openItemId, hasGroups, trades }),
    [room.id, openItemId, hasGroups, trades],
  )
  const step = useUnitValue<Place, Step | null>(nextStep, place, isShallowEqual)
  return step?.kind === 'review' && !hasPage(project, 'checkout') ? null : step
}

interface NextButtonProps {
  readonly room: Room
  readonly step: Step
  readonly className: string | undefined
}

/** Leads on, by name; touched, and never by itself (GUI-1). */
export function NextButton({ room, step, className }: NextButtonProps) {
  const { t } = useTranslation('configurator')
  const { basePath, store } = useOpenUnit()
  const goTo = useGoToOpen(room)
  const inside = (words: ReactNode) => (
    <>
      <span className="ww-line">{words}</span>
      <NamedIcon name="arrowRight" size={20} />
    </>
  )
  if (step.kind === 'review')
    return (
      <Link className={className} to={checkoutPath(basePath)}>
        {inside(t('guide.review'))}
      </Link>
    )
  if (step.kind === 'date')
    return (
      <Link className={className} to={deadlinesPath(basePath)}>
        {inside(t('guide.toDate'))}
      </Link>
    )
  const words =
    step.roomId === room.id
      ? t('guide.next', { item: store.prepared.item(step.itemId)?.title ?? '' })
      : t('guide.nextRoom', { room: store.prepared.room(step.roomId)?.title ?? '', number: step.openInRoom })
  return (
    <button type="button" className={className} onClick={() => goTo(step)}>
      {inside(words)}
    </button>
  )
}

/** Below the swatches of the open item, once it is decided. */
export const NextStep = memo(function NextStep({ room, itemId }: { room: Room; itemId: string }) {
  const { pending } = useItemState(itemId)
  const step = useNextStep(room, itemId)
  return pending || step === null ? null : (
    <div className={styles.place}>
      <NextButton room={room} step={step} className={styles.next} />
    </div>
  )
})
