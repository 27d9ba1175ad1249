import i18next from 'i18next'
import type { Namespace } from '#renderer/i18n/resources.types.ts'
import { DIALOGS } from '../dialog-registry.ts'
import type { OpeningName } from './find-opening.ts'

/** Its words come with its code: they would make it wait a second time. */
const WORDS: Readonly<Record<OpeningName, Namespace>> = { designLines: 'design-lines', upgrades: 'upgrades' }

const underWay = new Map<OpeningName, Promise<void>>()
const there = new Set<OpeningName>()

/**
 * Loads what a dialog that opens by itself needs. Never rejects, and answers the same promise until it is there; without
 * network it is asked for again.
 */
export function bring(name: OpeningName): Promise<void> {
  const known = underWay.get(name)
  if (known !== undefined) return known
  const coming = Promise.all([DIALOGS[name]?.preload(), i18next.loadNamespaces(WORDS[name])]).then(
    () => void there.add(name),
    () => void underWay.delete(name),
  )
  underWay.set(name, coming)
  return coming
}

/** Whether it can be drawn at once. */
export function isAtHand(name: OpeningName): boolean {
  return there.has(name)
}
