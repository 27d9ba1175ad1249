import { describe, expect, it } from 'vitest'
import type { Page } from '#renderer/platform/page.types.ts'
import { listNamespaces } from './namespaces.ts'

const MODULES = import.meta.glob<Record<string, Page>>('/renderer/**/*.page.ts', { eager: true })

describe('the namespaces of a portal', () => {
  // Of those who run the portal.
  const pages = Object.values(MODULES)
    .flatMap((module) => Object.values(module))
    .filter(({ name }) => !['admin', 'outbox', 'setup'].includes(name))

  it('decision 65: those of every page that the portal has are there', () => {
    expect(pages.length).toBeGreaterThan(20)
    for (const { name, addresses = {}, texts = [] } of pages) {
      for (const portal of ['bp', 'mp'] as const) {
        const isThere = Object.values(addresses).some(
          (address) => address.startsWith(`/${portal}/`) || address.startsWith('/:portalId/'),
        )
        if (!isThere) continue
        expect(listNamespaces(portal), `${portal} ${name}`).toEqual(expect.arrayContaining([...texts]))
      }
    }
  })

  it('decision 65: the administration’s and the other portal’s are not', () => {
    expect(listNamespaces('bp').filter((name) => name.startsWith('admin') || name.startsWith('editor'))).toEqual([])
    expect(listNamespaces('bp')).not.toContain('prospects')
    expect(listNamespaces('mp')).not.toContain('residence')
  })
})
