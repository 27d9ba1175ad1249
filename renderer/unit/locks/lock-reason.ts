import type { TFunction } from 'i18next'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { IntentError, LockedItem } from '#shared/domain/configuration/configuration.types.ts'
import type { PreparedCatalogue } from '#shared/domain/index.ts'
import { formatDeadlineDay, formatList } from '#renderer/i18n/format-in-sentences.ts'
import { assertNever } from '#shared/domain/kernel/assert-never.ts'
import { bundleTitle } from './bundle-text.ts'
import { groupTitle, type Lock } from './locks.ts'

/** So many items are named; the rest is counted. */
const MOST_NAMED = 3

type Words = TFunction<'locks'>

/** What stays as it is, and why. */
export interface LockedWords {
  readonly title: string
  readonly body: string
}

/** Why something is locked, in a sentence. */
export function lockReason(t: Words, locale: Locale, lock: Lock): string {
  switch (lock.kind) {
    case 'deadline':
      return t('deadline', {
        title: lock.titles?.[locale] ?? lock.title,
        date: formatDeadlineDay(lock.expiresAt, locale),
      })
    case 'order':
      return t('order', { number: lock.number })
    case 'group':
      return t('group', { title: lock.title })
    default:
      return assertNever(lock)
  }
}

/** An item with its room, as there may be one of the kind in each; without it where its title says it already. */
export function getPlace(t: Words, prepared: PreparedCatalogue, itemId: string): string {
  const item = prepared.item(itemId)?.title ?? ''
  const room = prepared.room(prepared.item(itemId)?.roomId ?? '')?.title ?? ''
  return room === '' || item.toLowerCase().includes(room.toLowerCase()) ? item : t('place', { item, room })
}

/** Names the first of several things, and counts the others. */
export function nameFirst(t: Words, locale: Locale, things: readonly string[]): string {
  const named = things.slice(0, MOST_NAMED)
  const count = things.length - named.length
  return formatList(count > 0 ? [...named, t('more', { count })] : named, locale)
}

/** Which items stay as they are and why (decision 55). */
export function lockedItemsWords(
  t: Words,
  locale: Locale,
  prepared: PreparedCatalogue,
  items: readonly LockedItem[],
): LockedWords {
  const places = items.map(({ itemId }) => t('item', { item: getPlace(t, prepared, itemId) }))
  return {
    title: t('title', { items: nameFirst(t, locale, places), count: items.length }),
    body: [...new Set(items.map(({ hold }) => lockReason(t, locale, hold)))].join(' '),
  }
}

/** What a refusal says of a lock: of a deadline, or of a closed group (UPG-13); null = it is about something else. */
export function lockedWords(
  t: Words,
  locale: Locale,
  prepared: PreparedCatalogue,
  { code, subjectId, lockedItems }: IntentError,
): LockedWords | null {
  if (lockedItems.length > 0) return lockedItemsWords(t, locale, prepared, lockedItems)
  const bundle = prepared.bundles[prepared.bundleIndexById.get(subjectId ?? '') ?? -1]
  const groupId = prepared.bundleGroups[bundle?.groupIndex ?? -1]?.id
  if (code !== 'BUNDLE_GROUP_LOCKED' || groupId === undefined) return null
  return {
    title: t('held', { upgrade: bundleTitle(prepared, subjectId ?? '') }),
    body: lockReason(t, locale, { kind: 'group', title: groupTitle(prepared, groupId) }),
  }
}
