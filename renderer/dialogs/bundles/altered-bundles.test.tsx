import { cleanup, screen } from '@testing-library/react'
import i18next from 'i18next'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bundleGroups } from '#shared/domain/index.ts'
import { aDesignLineSelection, selections } from '#shared/testing/selection-builders.ts'
import { showerCatalogue } from '#shared/testing/shower-catalogue.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { BundleTile } from './BundleTile.tsx'
import { BundleDetails } from './BundleDetails.tsx'

const WITH_LINE = selections({ designLines: [aDesignLineSelection('bad', 'style', 'dark')] })

/** The card and the details of an upgrade of the bathroom. */
function listTexts(bundleId: string, chosen = selections()): string[] {
  const { unit, store } = createTestUnit({ catalogue: showerCatalogue(), selections: chosen })
  const groups = bundleGroups(store.state.getState().configuration, 'bad')
  const group = groups.find(({ bundles }) => bundles.some(({ id }) => id === bundleId))
  const bundle = group?.bundles.find(({ id }) => id === bundleId)
  if (group === undefined || bundle === undefined) throw new Error(`no ${bundleId}`)
  const shown = [
    <BundleTile key="card" group={group} bundle={bundle} takesFocus={false} onDetails={() => undefined} />,
    <BundleDetails key="details" bundle={bundle} onBack={() => undefined} />,
  ]
  return shown.map((element) => {
    renderInUnit(unit, <div data-testid="shown">{element}</div>)
    const text = screen.getByTestId('shown').textContent
    cleanup()
    return text
  })
}

describe('an upgrade in the dialog while other things are chosen', () => {
  beforeAll(async () => {
    await startTexts()
    await i18next.loadNamespaces('upgrades')
  })
  afterEach(cleanup)

  it('UPG-7 the standard is described as such only while it is fitted', () => {
    for (const text of listTexts('planned')) expect(text).toMatch(/Wie geplant.*Standard.*inklusive/)
    for (const text of listTexts('planned', WITH_LINE)) {
      expect(text).toMatch(/Abweichend gewählt.*\+2\.000/)
      expect(text).not.toMatch(/Wie geplant|inklusive/)
    }
  })

  it('UPG-17 says how much of its price is chosen already', () => {
    for (const text of listTexts('wellness', WITH_LINE)) expect(text).toMatch(/\+3\.600.*davon 2\.000\s€ schon gewählt/)
    for (const text of listTexts('wellness')) expect(text).not.toContain('schon gewählt')
  })
})
