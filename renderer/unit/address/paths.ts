import type { Portal } from '#shared/contracts/primitives.ts'
import { homePage, type PagesOf } from '#renderer/platform/app-variants.ts'

/** Where a unit's configurator is (NAV-19). */
export interface ConfiguratorAddress {
  readonly portal: Portal
  readonly accountId: string
  readonly projectId: string
  readonly unitId: string
  /** A vacant unit shown to people who look at it: nothing of it reaches the server (PST-1). */
  readonly isPresented?: boolean
}

/** Address of the configurator without a room. */
export function configuratorPath({ portal, accountId, projectId, unitId, isPresented }: ConfiguratorAddress): string {
  const within = isPresented === true ? ['present'] : []
  return `/${[portal, accountId, projectId, unitId, ...within, 'configurator'].map(encodeURIComponent).join('/')}`
}

/** What the addresses of all of the unit's pages begin with. */
export function getUnitPath(basePath: string): string {
  return basePath.replace(/\/configurator$/, '')
}

/** The other pages of the unit, beside its configurator. */
export function dashboardPath(basePath: string): string {
  return basePath.replace(/configurator$/, 'dashboard')
}

/** Address of where a unit begins. */
export function homePath(basePath: string, project: PagesOf): string {
  return homePage(project) === 'dashboard' ? dashboardPath(basePath) : basePath
}

/** The choice of a style for the whole unit. */
export function stylePath(basePath: string): string {
  return basePath.replace(/configurator$/, 'style')
}

/** The budget for the unit, and the ways under it. */
export function budgetPath(basePath: string): string {
  return basePath.replace(/configurator$/, 'budget')
}

/** What is marked with a heart. */
export function wishesPath(basePath: string): string {
  return basePath.replace(/configurator$/, 'wishes')
}

/** What buyers and the team have written. */
export function inboxPath(basePath: string): string {
  return basePath.replace(/configurator$/, 'inbox')
}

/** The form for a message to the team. @param subject what it is about, where that is known */
export function newMessagePath(basePath: string, subject?: string): string {
  const form = `${inboxPath(basePath)}/new`
  return subject === undefined ? form : `${form}?subject=${encodeURIComponent(subject)}`
}

/** The same form for the wish to be contacted. @param about the room that somebody is in */
export function contactPath(basePath: string, about?: string): string {
  const form = `${inboxPath(basePath)}/new?kind=contact`
  return about === undefined ? form : `${form}&subject=${encodeURIComponent(about)}`
}

/** The drawing of the unit. */
export function floorPlanPath(basePath: string): string {
  return basePath.replace(/configurator$/, 'floorplan')
}

/** By when is decided. */
export function deadlinesPath(basePath: string): string {
  return basePath.replace(/configurator$/, 'deadlines')
}

export function checkoutPath(basePath: string): string {
  return basePath.replace(/configurator$/, 'checkout')
}

/** A room's own address (CFG-11), and with an item that of the opened item. */
export function roomPath(basePath: string, roomSlug: string, itemId: string | null = null): string {
  const room = `${basePath}/${encodeURIComponent(roomSlug)}`
  return itemId === null ? room : `${room}/${encodeURIComponent(itemId)}`
}
