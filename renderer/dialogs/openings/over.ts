import { tabKeep } from '#renderer/platform/storage.ts'
import type { OpeningName } from './find-opening.ts'

/** What was answered or closed while this tab was open; a reload belongs to the same visit (decision 70). */
const getKey = (unitId: string) => `opened_${unitId}`

export function isOver(unitId: string, name: OpeningName): boolean {
  return listNames(unitId).includes(name)
}

export function noteOver(unitId: string, name: OpeningName): void {
  if (!isOver(unitId, name)) tabKeep.setItem(getKey(unitId), [...listNames(unitId), name].join(' '))
}

function listNames(unitId: string): readonly string[] {
  return tabKeep.getItem(getKey(unitId))?.split(' ') ?? []
}
