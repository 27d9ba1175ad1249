import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { BundleGroupView, BundleView } from '#shared/domain/configuration/configuration.types.ts'
import { useSteadyDialogs } from '#renderer/unit/dialogs/use-steady-dialogs.ts'
import { SignedPrice } from '#renderer/parts/prices/Price.tsx'
import { useBundleGroups } from '#renderer/unit/state/derive.ts'
import { useAfterAnswer } from '#renderer/unit/state/use-after-answer.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { AccordionRow } from './AccordionRow.tsx'
import { BundleCard } from './BundleCard.tsx'
import { bundleWords, byPrice, getTrade } from '#renderer/unit/locks/bundle-text.ts'
import { isBundleFrozen, lockOfBundle, lockOfGroup, useLockedTrades } from '#renderer/unit/locks/locks.ts'
import { LockSign } from '#renderer/parts/options/LockSign.tsx'
import { onRadioKeys } from '#renderer/parts/options/radio-keys.ts'
import groupStyles from './RowGroup.module.css'
import { useSwitchBundle } from '#renderer/parts/options/use-switch-bundle.ts'

interface BundleRowsProps {
  readonly room: Room
  readonly openId: string | null
  readonly onToggle: (rowId: string, header: HTMLElement) => void
}

/** The upgrades and optional positions that a room offers: a row for each group (UPG-27, UPG-28). */
export const BundleRows = memo(function BundleRows({ room, openId, onToggle }: BundleRowsProps) {
  const { t } = useTranslation('configurator')
  const groups = useBundleGroups(room.id)
  if (groups.length === 0) return null
  const title = room.labelUpgradeBundles || t('bundles.title')
  return (
    <section className={groupStyles.group} aria-label={title}>
      <h3 className={groupStyles.title}>{title}</h3>
      {room.hintUpgradeBundles === '' ? null : <p className={groupStyles.hint}>{room.hintUpgradeBundles}</p>}
      <ul className={groupStyles.rows}>
        {groups.map((group) => (
          <BundleRow key={group.id} group={group} isOpen={openId === getRowId(group)} onToggle={onToggle} />
        ))}
      </ul>
    </section>
  )
})

/** Ids of items never begin like this, so that rows of both kinds share one accordion. */
const ROW_ID_PREFIX = 'upgrades-'

function getRowId(group: BundleGroupView): string {
  return `${ROW_ID_PREFIX}${group.id}`
}

/** Whether the open row of the accordion is one of these. */
export function isBundleRow(rowId: string): boolean {
  return rowId.startsWith(ROW_ID_PREFIX)
}

interface BundleRowProps {
  readonly group: BundleGroupView
  readonly isOpen: boolean
  readonly onToggle: (rowId: string, header: HTMLElement) => void
}

function BundleRow({ group, isOpen, onToggle }: BundleRowProps) {
  const { t } = useTranslation('configurator')
  const { prepared } = useOpenUnit().store
  const title = group.bundles.every((bundle) => bundle.standaloneLineItemId !== null)
    ? t('bundles.extras')
    : group.title
  const { lock, isPartly } = lockOfGroup(prepared, useLockedTrades(), group)
  const active = group.bundles.filter((bundle) => bundle.active)
  const words = active.map((bundle) => {
    const own = bundleWords(prepared, bundle)
    // Its name, and the standard's picture, are not what is chosen.
    if (bundle.altered && bundle.default) return { ...own, title: t('bundles.individual'), imageUrl: null }
    if (bundle.altered) return { ...own, title: t('bundles.changed', { title: own.title }) }
    return own
  })
  return (
    <AccordionRow
      id={getRowId(group)}
      title={title}
      chosen={words.map((bundle) => bundle.title).join(', ') || t('bundles.none')}
      thumbUrl={words.find((bundle) => bundle.imageUrl !== null)?.imageUrl ?? null}
      thumbTitle={words[0]?.title ?? null}
      thumbTrade={getTrade(prepared, group)}
      isOpen={isOpen}
      onToggle={onToggle}
      end={
        <>
          <ActivePrice active={active} cents={group.activeSurcharge} />
          {lock === null ? null : <LockSign lock={lock} as={isPartly ? 'partly' : 'mark'} />}
        </>
      }
    >
      <BundleCards group={group} title={title} />
    </AccordionRow>
  )
}

function ActivePrice({ active, cents }: { active: readonly BundleView[]; cents: number }) {
  const priced = active.filter((bundle) => !bundle.actsAsPreselection)
  if (priced.length === 0) return null
  return <SignedPrice cents={cents} isOnRequest={priced.some((bundle) => bundle.isPriceOnRequest)} />
}

/** UPG-11, UPG-12: switches; or radios where one of the group, its standard, is active if no other is. */
function BundleCards({ group, title }: { group: BundleGroupView; title: string }) {
  const { store } = useOpenUnit()
  const isRadio = group.mode === 'SINGLE_SELECT' && group.bundles.some((bundle) => bundle.default)
  const bundles = useSteadyOrder(group.bundles)
  const tabStop = useAfterAnswer(bundles.find((bundle) => bundle.active)?.id ?? bundles[0]?.id)
  const locked = useLockedTrades()
  const switchBundle = useSwitchBundle(useSteadyDialogs().open)
  const lockOn = (bundle: BundleView) => lockOfBundle(store.prepared, locked, bundle)
  const touch = (bundle: BundleView) => {
    const isOn = isRadio && bundle.active
    if (!isOn && !isBundleFrozen(bundle, lockOn(bundle))) switchBundle(bundle)
  }
  const goTo = (bundleId: string) => bundles.filter(({ id }) => id === bundleId).forEach(touch)
  const cards = bundles.map((bundle) => (
    <BundleCard
      key={bundle.id}
      bundle={bundle}
      isRadio={isRadio}
      isTabStop={bundle.id === tabStop}
      lock={lockOn(bundle)}
      onSwitch={touch}
    />
  ))
  if (isRadio)
    return (
      <div className="ww-stack ww-gap-8" role="radiogroup" aria-label={title} onKeyDown={onRadioKeys(goTo)}>
        {cards}
      </div>
    )
  return (
    <div className="ww-stack ww-gap-8" role="group" aria-label={title}>
      {cards}
    </div>
  )
}

/** By price as it stands when the row opens: a price that a touch changes moves no card from under the finger. */
function useSteadyOrder(bundles: readonly BundleView[]): readonly BundleView[] {
  const [order] = useState(() => bundles.toSorted(byPrice).map(({ id }) => id))
  const getPlace = ({ id }: BundleView) => (order.includes(id) ? order.indexOf(id) : order.length)
  return bundles.toSorted((a, b) => getPlace(a) - getPlace(b))
}
