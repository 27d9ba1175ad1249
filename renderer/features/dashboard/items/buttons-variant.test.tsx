import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ProjectConfig } from '#renderer/session/index.ts'
import { showItems, startItems } from './testing/show-items.tsx'

beforeAll(startItems)
afterEach(cleanup)

const OUTLINE = [
  { type: 'RoomCards' },
  { type: 'Button', content: 'Los', href: '/a' },
  { type: 'Button', content: 'Eigen', href: '/a', variant: 'outlined' },
]
const styled = (variant: string): Partial<ProjectConfig> => ({
  styling: { simple: { dashboardButtonsVariant: variant }, advanced: '' },
})
const looks = () =>
  screen
    .getAllByRole('link')
    .filter(({ className }) => className.includes('MuiButton-root'))
    .map(({ className, textContent }) => [textContent, /MuiButton-(outlined|contained|text)\b/.exec(className)?.[1]])
const ofRooms = () =>
  new Set(
    looks()
      .slice(0, -2)
      .map(([, look]) => look),
  )

describe('the main buttons of a dashboard', () => {
  it('EDT-33 are outlined or filled as the project wants, but for those with a look of their own', () => {
    showItems(OUTLINE, styled('contained'))
    expect([...ofRooms()]).toEqual(['contained'])
    expect(looks().slice(-2)).toEqual([
      ['Los', 'contained'],
      ['Eigen', 'outlined'],
    ])
    cleanup()
    showItems(OUTLINE, styled('outlined'))
    expect([...ofRooms()]).toEqual(['outlined'])
    expect(looks().at(-2)).toEqual(['Los', 'outlined'])
  })

  it('EDT-33 are as the product has them without a choice, or with none that there is', () => {
    for (const project of [{}, styled('text')]) {
      showItems(OUTLINE, project)
      expect(ofRooms().has('contained')).toBe(true)
      expect(looks().at(-2)).toEqual(['Los', 'text'])
      cleanup()
    }
  })
})
