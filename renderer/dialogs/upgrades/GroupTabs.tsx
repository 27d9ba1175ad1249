import { type KeyboardEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BundleGroupView } from '#shared/domain/configuration/configuration.types.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { lockOfGroup, useLockedTrades } from '#renderer/unit/locks/locks.ts'
import { targetIndex } from '#renderer/parts/options/radio-keys.ts'
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
  const { prepared } = useOpenUnit().store
  const locked = useLockedTrades()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const tab = list.current?.querySelector('[aria-selected="true"]')
    tab?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [selectedId])
  const isClosed = (group: BundleGroupView) => {
    const { lock, isPartly } = lockOfGroup(prepared, locked, group)
    return lock !== null && !isPartly
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const here = groups.findIndex((group) => group.id === selectedId)
    const target = targetIndex(event.key, here, groups.length)
    const group = target === null ? undefined : groups[target]
    if (target === null || group === undefined) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[target]?.focus()
    onSelect(group.id)
  }
  return (
    <div ref={list} role="tablist" aria-label={t('groups')} className={styles.tabs} onKeyDown={onKeyDown}>
      {groups.map((group) => (
        <button
          key={group.id}
          type="button"
          role="tab"
          id={`${id}-tab-${group.id}`}
          aria-controls={`${id}-panel`}
          aria-selected={group.id === selectedId}
          tabIndex={group.id === selectedId ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(group.id)}
        >
          {titleOf(group, t('extras'))}
          {group.selected ? (
            <span className={styles.selected}>
              <NamedIcon name="check" size={16} />
              <span className="visually-hidden">{t('selectedMark')}</span>
            </span>
          ) : null}
          {isClosed(group) ? (
            <>
              <NamedIcon name="lock" size={16} />
              <span className="visually-hidden">{t('lockedMark')}</span>
            </>
          ) : null}
        </button>
      ))}
    </div>
  )
}

/** Optional positions that belong to no upgrade stand together (UPG-3, UPG-10). */
function titleOf(group: BundleGroupView, extras: string): string {
  return group.bundles.every(({ standaloneLineItemId }) => standaloneLineItemId !== null) ? extras : group.title
}
