import { lazy, Suspense, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BundleGroupView, BundleView } from '#shared/domain/configuration/configuration.types.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { byPrice } from '#renderer/unit/locks/bundle-text.ts'
import { LockSign } from '#renderer/parts/options/LockSign.tsx'
import { useAllBundleGroups } from '#renderer/unit/state/derive.ts'
import type { ConfiguratorDialogProps } from '#renderer/unit/dialogs/dialogs.types.ts'
import { useDialogs } from '#renderer/unit/dialogs/use-dialogs.ts'
import { GroupTabs } from './GroupTabs.tsx'
import { initialGroup } from './initial-group.ts'
import { BundleTile } from './BundleTile.tsx'
import styles from './BundlesDialog.module.css'

const BundleDetails = lazy(async () => ({ default: (await import('./BundleDetails.tsx')).BundleDetails }))

/** All upgrades of the unit, a tab for each group (UPG-22), those that belong to no single room among them. */
export function BundlesDialog({ params, room, onClose }: ConfiguratorDialogProps<'upgrades'>) {
  const { t } = useTranslation('upgrades')
  const groups = useAllBundleGroups()
  const group = initialGroup(groups, params, room.id)
  return (
    <Dialog title={t('title')} subtitle={t('subtitle')} size="large" onClose={onClose}>
      {group === undefined ? (
        <p className="ww-said">{t('none')}</p>
      ) : (
        <Groups groups={groups} group={group} bundleId={params.bundleId ?? null} />
      )}
    </Dialog>
  )
}

interface GroupsProps {
  readonly groups: readonly BundleGroupView[]
  readonly group: BundleGroupView
  /** Its details are shown in place of the group. */
  readonly bundleId: string | null
}

function Groups({ groups, group, bundleId }: GroupsProps) {
  const { replace } = useDialogs()
  const id = useId()
  const [lastDetails, setLastDetails] = useState<string | null>(null)
  const bundle = group.bundles.find((candidate) => candidate.id === bundleId)
  const showDetails = (shownId: string) => {
    setLastDetails(shownId)
    replace('upgrades', { groupId: group.id, bundleId: shownId })
  }
  return (
    <>
      <GroupTabs
        id={id}
        groups={groups}
        selectedId={group.id}
        onSelect={(groupId) => replace('upgrades', { groupId })}
      />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-tab-${group.id}`} className={styles.panel}>
        {bundle === undefined ? (
          // Another group begins in its own order.
          <Cards key={group.id} group={group} focusedId={lastDetails} onDetails={showDetails} />
        ) : (
          <Suspense fallback={null}>
            <BundleDetails key={bundle.id} bundle={bundle} onBack={() => replace('upgrades', { groupId: group.id })} />
          </Suspense>
        )}
      </div>
    </>
  )
}

interface CardsProps {
  readonly group: BundleGroupView
  /** Back from the details of this one: the focus goes to its button. */
  readonly focusedId: string | null
  readonly onDetails: (bundleId: string) => void
}

function Cards({ group, focusedId, onDetails }: CardsProps) {
  const { t } = useTranslation('upgrades')
  const bundles = useSteadyOrder(group.bundles)
  return (
    <>
      {group.locked ? (
        <p className="ww-said">
          <LockSign lock={{ kind: 'group', title: group.title }} as="reason" />
        </p>
      ) : group.bundles.length > 1 ? (
        <p className="ww-said">{t(group.mode === 'MULTI_SELECT' ? 'multi' : 'single')}</p>
      ) : null}
      <ul className={styles.grid}>
        {bundles.map((bundle) => (
          <BundleTile
            key={bundle.id}
            group={group}
            bundle={bundle}
            takesFocus={bundle.id === focusedId}
            onDetails={onDetails}
          />
        ))}
      </ul>
    </>
  )
}

/** By relative price when the group opens, lowest first (UPG-24): a touch moves no card from under the finger. */
function useSteadyOrder(bundles: readonly BundleView[]): readonly BundleView[] {
  const [order] = useState(() => bundles.toSorted(byPrice).map(({ id }) => id))
  const getPlace = ({ id }: BundleView) => (order.includes(id) ? order.indexOf(id) : order.length)
  return bundles.toSorted((a, b) => getPlace(a) - getPlace(b))
}
