import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { designLineGroups } from '#shared/domain/index.ts'
import {
  aCatalogue,
  aDesignLine,
  aDesignLineGroup,
  aLineItem,
  anItem,
  aProduct,
  aRoom,
  fixedOption,
} from '#shared/testing/builders.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useLineChoice } from './use-line-choice.ts'

const CATALOGUE = aCatalogue({
  rooms: [aRoom('bad')],
  products: [aProduct('plain'), aProduct('warm')],
  lineItems: [
    aLineItem('floors', [
      anItem('floor', { roomId: 'bad', options: [fixedOption('plain', 0), fixedOption('warm', 100_00)] }),
    ]),
  ],
  designLineGroups: [aDesignLineGroup('style', [aDesignLine('warm-line', ['warm'], { title: 'Warm' })])],
})

/** A dialog's line and another control beside it. */
function Lines() {
  const { configuration } = useOpenUnit().store.state.getState()
  const [group] = designLineGroups(configuration)
  const line = group?.designLines[0]
  const choice = useLineChoice(configuration, () => undefined)
  if (group === undefined || line === undefined) throw new Error('no design line')
  return (
    <>
      <button type="button" onClick={() => choice.choose({ group, line, roomId: 'bad' })}>
        Warm
      </button>
      <button type="button">Anderes</button>
      <output aria-label="Stand">{choice.state.kind}</output>
    </>
  )
}

async function chooseWarm() {
  const { unit, store } = createTestUnit({ catalogue: CATALOGUE })
  renderInUnit(unit, <Lines />)
  const line = screen.getByRole('button', { name: 'Warm' })
  await userEvent.click(line)
  expect(screen.getByLabelText('Stand').textContent).toBe('pending')
  const untilChosen = async () => {
    await waitFor(() => expect(screen.getByLabelText('Stand').textContent).toBe('idle'))
    expect(store.itemView('floor').defactoProductId).toBe('warm')
  }
  return { line, untilChosen }
}

describe('the focus after a design line is chosen', () => {
  beforeAll(startTexts)
  afterEach(cleanup)

  it('DSL-9, FOUND-6: goes back to the line, which was out of reach while the choice ran', async () => {
    const { line, untilChosen } = await chooseWarm()
    // What `inert` does to it in a browser.
    line.blur()
    expect(document.activeElement).toBe(document.body)
    await untilChosen()
    expect(document.activeElement).toBe(line)
  })

  it('DSL-9, FOUND-6: stays where somebody has put it meanwhile', async () => {
    const { untilChosen } = await chooseWarm()
    const other = screen.getByRole('button', { name: 'Anderes' })
    other.focus()
    await untilChosen()
    expect(document.activeElement).toBe(other)
  })
})
