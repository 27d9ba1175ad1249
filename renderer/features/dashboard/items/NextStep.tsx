import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { OpenedItem } from '#shared/domain/index.ts'
import { formatList } from '#renderer/i18n/format-in-sentences.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { MainButton } from '#renderer/parts/overview/MainButton.tsx'
import { hasOwnChoice } from '#renderer/parts/overview/own-choice.ts'
import { hasPage } from '#renderer/platform/app-variants.ts'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { checkoutPath, roomPath } from '#renderer/unit/address/paths.ts'
import { useHolds } from '#renderer/unit/locks/locks.ts'
import { useOpenedItems } from '#renderer/unit/order/opened-items.ts'
import { useReturnedOrder } from '#renderer/unit/order/use-orders.ts'
import { useUnitState } from '#renderer/unit/state/derive.ts'
import { useOpenUnit, useUnitValue } from '#renderer/unit/state/unit.context.ts'
import styles from './NextStep.module.css'

const Ways = lazy(() => import('../Ways.tsx').then(({ Ways: view }) => ({ default: view })))

/** The one way on: into the rooms, or to what the team has given back (KNW-2, DSH-43..45). */
export function NextStep({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('dashboard')
  const { basePath, project } = useOpenUnit()
  const opened = useOpenedItems()
  const isReturned = useReturnedOrder() !== null && hasPage(project, 'checkout')
  if (opened.length > 0) return <ToOpened className={className} opened={opened} />
  if (!isReturned) return <MainButton className={className} />
  return (
    <ButtonLink className={className} to={checkoutPath(basePath)} {...BIG}>
      {t('later.toReview')}
    </ButtonLink>
  )
}

const BIG = {
  variant: 'contained',
  size: 'large',
  endIcon: <NamedIcon name="arrowRight" size={20} />,
} as const

function ToOpened({ className, opened }: { className: string | undefined; opened: readonly OpenedItem[] }) {
  const { t } = useTranslation()
  const { basePath } = useOpenUnit()
  const [first] = opened
  if (first === undefined) return null
  return (
    <ButtonLink className={className} to={roomPath(basePath, first.room.slug, first.itemId)} {...BIG}>
      {t('order.toItems', { count: opened.length })}
    </ButtonLink>
  )
}

/** What the team has given back, in words; nothing where it has not. */
export function GivenBack({ className }: { className?: string | undefined }) {
  const { t } = useTranslation('dashboard')
  const { store } = useOpenUnit()
  const locale = useLocale()
  const opened = useOpenedItems()
  const isReturned = useReturnedOrder() !== null
  const titles = opened.flatMap(({ itemId }) => store.prepared.item(itemId)?.title ?? [])
  const [title, rest] =
    titles.length > 0
      ? [t('later.opened', { count: titles.length }), t('later.rest', { items: formatList(titles, locale) })]
      : isReturned
        ? [t('later.returned'), t('later.adapt')]
        : []
  if (title === undefined) return null
  return (
    <p className={className}>
      <strong>{title}</strong> {rest}
    </p>
  )
}

/** Three ways to begin (START-1), until something is chosen. */
export function FirstWays() {
  const hasChosen = useUnitValue(hasOwnChoice, null)
  const { completed } = useUnitState()
  const isPart = useHolds().openedPart !== null
  if (hasChosen || completed || isPart) return null
  return (
    <Suspense>
      <div className={styles.ways}>
        <Ways />
      </div>
    </Suspense>
  )
}
