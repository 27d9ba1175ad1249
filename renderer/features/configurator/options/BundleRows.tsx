import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import type { BundleGroupView, BundleView } from '#shared/domain/configuration/configuration.types.ts'
import { useSteadyDialogs } from '#renderer/unit/dialogs/use-steady-dialogs.ts'
import { SignedPrice } from '#renderer/parts/prices/Price.tsx'
import { useBundleGroups } from '#renderer/unit/state/derive.ts'
import { useAfterAnswer } from '#renderer/unit/state/use-after-answer.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { Deferred } from '#renderer/unit/state/Deferred.tsx'
import { BundleCard } from './BundleCard.tsx'
import { byPrice } from '#renderer/unit/locks/bundle-text.ts'
import { isBundleFrozen, lockOfBundle, lockOfGroup, useHolds } from '#renderer/unit/locks/locks.ts'
import { LockSign } from '#renderer/parts/options/LockSign.tsx'
import { onRadioKeys } from '#renderer/parts/options/radio-keys.ts'
import groupStyles from './RowGroup.module.css'
import styles from './BundleRows.module.css'
import { useSwitchBundle } from '#renderer/parts/options/use-switch-bundle.ts'

/**
 * The upgrades and optional positions that a room offers, by group, as cards that are there without being opened (UPG-27,
 * UPG-28, GUI-5). As long as nobody is here they follow the choices a moment after the touch.
 */
export const BundleRows = memo(function BundleRows({ room, openId }: BundleRowsProps) {
  const [isTouched, setIsTouched] = useState(false)
  const [seenId, setSeenId] = useState(openId)
  if (seenId !== openId) {
    setSeenId(openId)
    setIsTouched(false)
  }
  const touch = () => setIsTouched(true)
  return (
    <div onPointerDownCapture={touch} onFocusCapture={touch}>
      <Deferred when={!isTouched}>
        <Groups room={room} />
      </Deferred>
    </div>
  )
})

interface BundleRowsProps {
  readonly room: Room
  /** The item that is open: whoever opens one is there, and not here. */
  readonly openId: string | null
}

const Groups = memo(function Groups({ room }: { room: Room }) {
  const { t } = useTranslation('configurator')
  const groups = useBundleGroups(room.id)
  if (groups.length === 0) return null
  const title = room.labelUpgradeBundles || t('bundles.title')
  return (
    <section className={styles.all} aria-label={title}>
      <h3 className={groupStyles.title}>{title}</h3>
      {room.hintUpgradeBundles === '' ? null : <p className={styles.hint}>{room.hintUpgradeBundles}</p>}
      <div className="ww-stack ww-gap-16">
        {groups.map((group) => (
          <BundleGroup key={group.id} group={group} />
        ))}
      </div>
    </section>
  )
})

/** What a group is about, what it costs as it stands, and its cards. */
function BundleGroup({ group }: { group: BundleGroupView }) {
  const { t } = useTranslation('configurator')
  const { prepared } = useOpenUnit().store
  const title = group.bundles.every((bundle) => bundle.standaloneLineItemId !== null)
    ? t('bundles.extras')
    : group.title
  const { lock, isPartly } = lockOfGroup(prepared, useHolds(), group)
  return (
    <div className={styles.group}>
      <div className={styles.head}>
        <h4 className={styles.title}>{title}</h4>
        <ActivePrice group={group} />
        {lock === null ? null : <LockSign lock={lock} as={isPartly ? 'partly' : 'mark'} />}
      </div>
      <BundleCards group={group} title={title} />
    </div>
  )
}

/** Where several are chosen, what they cost together: one alone says so itself. */
function ActivePrice({ group }: { group: BundleGroupView }) {
  const priced = group.bundles.filter((bundle) => bundle.active && !bundle.actsAsPreselection)
  if (priced.length < 2) return null
  return (
    <span className={styles.sum}>
      <SignedPrice cents={group.activeSurcharge} isOnRequest={priced.some((bundle) => bundle.isPriceOnRequest)} />
    </span>
  )
}

/** UPG-11, UPG-12: switches; or radios where one of the group, its standard, is active if no other is. */
function BundleCards({ group, title }: { group: BundleGroupView; title: string }) {
  const { store } = useOpenUnit()
  const isRadio = group.mode === 'SINGLE_SELECT' && group.bundles.some((bundle) => bundle.default)
  const bundles = useSteadyOrder(group.bundles)
  const tabStop = useAfterAnswer(bundles.find((bundle) => bundle.active)?.id ?? bundles[0]?.id)
  const holds = useHolds()
  const switchBundle = useSwitchBundle(useSteadyDialogs().open)
  const lockOn = (bundle: BundleView) => lockOfBundle(store.prepared, holds, bundle)
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
      <div className={styles.cards} role="radiogroup" aria-label={title} onKeyDown={onRadioKeys(goTo)}>
        {cards}
      </div>
    )
  return (
    <div className={styles.cards} role="group" aria-label={title}>
      {cards}
    </div>
  )
}

/** By price as it stands when the room is entered: a price that a touch changes moves no card from under the finger. */
function useSteadyOrder(bundles: readonly BundleView[]): readonly BundleView[] {
  const [order] = useState(() => bundles.toSorted(byPrice).map(({ id }) => id))
  const getPlace = ({ id }: BundleView) => (order.includes(id) ? order.indexOf(id) : order.length)
  return bundles.toSorted((a, b) => getPlace(a) - getPlace(b))
}
