import { fireEvent } from '@testing-library/react'
import i18next from 'i18next'
import { expect } from 'vitest'
import type { Json } from '#shared/domain/designs/json.types.ts'
import { readDashboard } from '#shared/domain/designs/read-dashboard.ts'
import type { ProjectConfig } from '#renderer/session/index.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { projectConfig } from '#renderer/unit/testing/unit-data.ts'
import { Items } from '../Items.tsx'

/** Words, and what jsdom has not of films and scrolling. */
export async function startItems(): Promise<void> {
  await startTexts()
  await i18next.loadNamespaces(['dashboard', 'dashboard-items', 'deadlines', 'files'])
  HTMLMediaElement.prototype.play = () => Promise.resolve()
  HTMLMediaElement.prototype.pause = () => undefined
  HTMLElement.prototype.scrollTo = () => undefined
}

/** Shows an outline without a fault in an open unit, as the dashboard does. */
export function showItems(outline: Json, project: Partial<ProjectConfig> = {}): void {
  const { unit } = createTestUnit()
  const { items, faults } = readDashboard(outline)
  expect(faults).toEqual([])
  const config = { ...projectConfig, ...project, variant: 'default' as const }
  renderInUnit({ ...unit, project: config }, <Items items={items} place="page" />)
}

/** The same of one item in a row. */
export function showInRow(item: Json, project: Partial<ProjectConfig> = {}): void {
  showItems([{ type: 'ContentRow', items: [item] }], project)
}

/** Reports the first picture as missing. */
export function failPicture(): void {
  const picture = document.querySelector('img')
  if (picture === null) throw new Error('no picture')
  fireEvent.error(picture)
}

/** Whether the page shows nothing of the items of a type. */
export function isEmpty(type: string): boolean {
  return document.querySelector(`[data-type="${type}"]`)?.childElementCount === 0
}
