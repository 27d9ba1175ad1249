import { describe, expect, it } from 'vitest'
import { PORTAL_PAGES } from '#shared/contracts/entities/project.schema.ts'
import { knownPages } from './routes.ts'
import { hasPage, type AppVariant } from './app-variants.ts'

const COMING_PAGES = [] as const
const listPages = (variant: AppVariant) => PORTAL_PAGES.filter((page) => hasPage({ variant }, page))

describe('pages of the variants', () => {
  it('SHL-78 every variant has its pages', () => {
    const coming = knownPages().filter(({ variants, load }) => variants !== undefined && load === undefined)
    expect(coming.map(({ name }) => name)).toEqual(COMING_PAGES)
    expect(listPages('default')).toHaveLength(PORTAL_PAGES.length - COMING_PAGES.length)
    expect(listPages('kiosk')).toEqual(['configurator'])
  })

  it('RES-1 RES-2 a residence has login, configurator, dashboard, floor plan, and the checkout they lead to', () => {
    expect(listPages('residence')).toEqual(['login', 'configurator', 'dashboard', 'checkout', 'floorplan'])
  })

  it('NAV-41 a residence may name its pages, and only a residence', () => {
    const pages = ['login', 'configurator', 'settings', 'inbox'] as const
    expect(hasPage({ variant: 'residence', pages }, 'settings')).toBe(true)
    expect(hasPage({ variant: 'residence', pages }, 'dashboard')).toBe(false)
    expect(hasPage({ variant: 'default', pages }, 'dashboard')).toBe(true)
  })

  it('NAV-6 the floor plan is everywhere but in the kiosk', () => {
    const variants = ['default', 'residence', 'kiosk'] as const
    expect(variants.filter((variant) => hasPage({ variant }, 'floorplan'))).toEqual(['default', 'residence'])
  })

  it('NAV-43 what has no content yet works nowhere, even where it is named', () => {
    for (const page of COMING_PAGES) {
      expect(hasPage({ variant: 'default' }, page)).toBe(false)
      expect(hasPage({ variant: 'residence', pages: [page] }, page)).toBe(false)
    }
  })
})
