import { tabKeep } from '#renderer/platform/storage.ts'
import type { OpeningName } from './opening-of.ts'

/** What was answered or closed while this tab was open; a reload belongs to the same visit (decision 70). */
const keyOf = (unitId: string) => `opened_${unitId}`

export function isOver(unitId: string, name: OpeningName): boolean {
  return namesOf(unitId).includes(name)
}

export function noteOver(unitId: string, name: OpeningName): void {
  if (!isOver(unitId, name)) tabKeep.setItem(keyOf(unitId), [...namesOf(unitId), name].join(' '))
}

function namesOf(unitId: string): readonly string[] {
  return tabKeep.getItem(keyOf(unitId))?.split(' ') ?? []
}
