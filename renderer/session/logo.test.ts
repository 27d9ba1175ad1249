import { describe, expect, it } from 'vitest'
import type { ProjectConfig } from './index.ts'
import { getLogo } from './project-config.store.ts'

const config: ProjectConfig = {
  id: 'p1',
  slug: 'lindenhof',
  name: 'Wohnen am Lindenhof',
  address: '',
  postCode: '',
  town: '',
  account: { id: 'demo', name: 'Demo' },
  variant: 'default',
  featureFlags: {},
  supportedLanguages: ['de'],
  sourceLanguage: 'de',
  theme: 'light',
  logos: { projectLogoWideUrl: null, projectLogoUrl: null, logoUrl: null },
  projectImageUrl: null,
}

describe('logo of a project', () => {
  it('SHL-77 is the wide one, else the small one, else the account’s, else the product’s own mark', () => {
    const all = { projectLogoWideUrl: '/wide.svg', projectLogoUrl: '/small.svg', logoUrl: '/account.svg' }
    const logo = (gone: Partial<Record<keyof typeof all, null>>) => getLogo({ ...config, logos: { ...all, ...gone } })
    expect(logo({})).toBe('/wide.svg')
    expect(logo({ projectLogoWideUrl: null })).toBe('/small.svg')
    expect(logo({ projectLogoWideUrl: null, projectLogoUrl: null })).toBe('/account.svg')
    expect(getLogo(config)).toBeNull()
  })
})
