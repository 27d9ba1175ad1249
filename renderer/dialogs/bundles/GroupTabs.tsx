import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslation } from 'react-i18next'
import type { BundleGroupView } from '#shared/domain/configuration/configuration.types.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { lockOfGroup, useHolds } from '#renderer/unit/locks/locks.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import styles from './GroupTabs.module.css'

interface GroupTabsProps {
  readonly groups: readonly BundleGroupView[]
  readonly selectedId: string
  /** Beginning of the tabs' ids; they control the element `${id}-panel`. */
  readonly id: string
  readonly onSelect: (groupId: string) => void
}

/** The groups as tabs: one tab stop; arrow keys, Home and End go from one to the next. */
export function GroupTabs({ groups, selectedId, id, onSelect }: GroupTabsProps) {
  const { t } = useTranslation('upgrades')
  return (
    <Tabs
      className={styles.tabs}
      aria-label={t('groups')}
      value={selectedId}
      variant="scrollable"
      scrollButtons={false}
      selectionFollowsFocus
      onChange={(_, groupId: string) => onSelect(groupId)}
    >
      {groups.map((group) => (
        <Tab
          key={group.id}
          value={group.id}
          id={`${id}-tab-${group.id}`}
          aria-controls={`${id}-panel`}
          label={<GroupTitle group={group} />}
        />
      ))}
    </Tabs>
  )
}

function GroupTitle({ group }: { group: BundleGroupView }) {
  const { t } = useTranslation('upgrades')
  const { prepared } = useOpenUnit().store
  const { lock, isPartly } = lockOfGroup(prepared, useHolds(), group)
  return (
    <span className="ww-row ww-gap-4">
      {getTitle(group, t('extras'))}
      {group.selected ? (
        <>
          <NamedIcon name="check" size={16} />
          <span className="visually-hidden">{t('selectedMark')}</span>
        </>
      ) : null}
      {lock !== null && !isPartly ? (
        <>
          <NamedIcon name="lock" size={16} />
          <span className="visually-hidden">{t('lockedMark')}</span>
        </>
      ) : null}
    </span>
  )
}

/** Optional positions that belong to no upgrade stand together (UPG-3, UPG-10). */
function getTitle(group: BundleGroupView, extras: string): string {
  return group.bundles.every(({ standaloneLineItemId }) => standaloneLineItemId !== null) ? extras : group.title
}
