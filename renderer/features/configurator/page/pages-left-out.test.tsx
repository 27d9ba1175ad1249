import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PortalPage } from '#shared/contracts/entities/project.schema.ts'
import { UNIT_ACTIONS } from '../actions/unit-actions.ts'
import { RoomSteps } from '../rooms/RoomSteps.tsx'
import type { OpenUnit } from '#renderer/unit/state/unit.context.ts'
import { createTestUnit, renderInUnit, startTexts } from '#renderer/unit/testing/open-unit.tsx'
import { CloseLink } from './CloseLink.tsx'
import { UnitTotal } from './Totals.tsx'

const BASE = '/bp/demo/lindenhof/a-12'

/** The configurator's links to other pages, in a residence with these pages: where they lead. */
function linksWith(pages: PortalPage[]) {
  const { unit, store } = createTestUnit()
  const open: OpenUnit = { ...unit, project: { ...unit.project, variant: 'residence', pages } }
  const rooms = store.prepared.catalogue.rooms
  renderInUnit(
    open,
    <>
      <CloseLink className="">Zur Wohnung</CloseLink>
      <UnitTotal />
      <RoomSteps rooms={rooms} roomId={rooms.at(-1)?.id ?? ''} />
    </>,
  )
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  const overview = UNIT_ACTIONS.find(({ id }) => id === 'overview')
  cleanup()
  return {
    links: links.filter((href) => !href?.startsWith(`${BASE}/configurator`)),
    hasOverview: overview?.isOffered(open),
  }
}

describe('the configurator of a residence that has left pages out', () => {
  beforeAll(startTexts)
  afterEach(cleanup)

  it('NAV-41 CFG-13 CFG-14 leads to dashboard and checkout where there are some, and else nowhere', () => {
    expect(linksWith(['login', 'configurator', 'dashboard', 'checkout'])).toEqual({
      links: [`${BASE}/dashboard`, `${BASE}/checkout`, `${BASE}/checkout`],
      hasOverview: true,
    })
    expect(linksWith(['login', 'configurator', 'dashboard'])).toEqual({
      links: [`${BASE}/dashboard`],
      hasOverview: false,
    })
    expect(linksWith(['login', 'configurator', 'checkout']).links).toEqual([`${BASE}/checkout`, `${BASE}/checkout`])
  })
})
