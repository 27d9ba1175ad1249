import { act, cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getConfiguratorDesign, getDesignDraft } from '#shared/contracts/http/designs.contract.ts'
import { getProjectConfig } from '#shared/contracts/http/projects.contract.ts'
import type { Role } from '#shared/domain/roles/roles.ts'
import { changeLocale, startI18n } from '#renderer/i18n/i18n.ts'
import { usePageEditor } from '#renderer/parts/page-editor/page-editor.store.ts'
import { preloadProjectConfig, useSession } from '#renderer/session/index.ts'
import { answeringServer, refusal } from '#renderer/testing/answering-server.ts'
import { AppTheme } from '#renderer/theme/AppTheme.tsx'
import { DesignGate } from './DesignGate.tsx'

const server = answeringServer()

function logIn(role: Role | null, accountId = 'demo'): void {
  const person = { email: 'olga@example.com', firstName: 'Olga', lastName: 'Petersen', mobile: null, role: 'operator' }
  useSession.setState({
    status: 'loggedIn',
    user: {
      id: 'olga',
      ...person,
      group: role === null ? 'buyer' : 'user',
      roles: role === null ? [] : [{ role, projectId: null }],
    },
    account: { id: accountId, name: 'Demo' },
  })
}

async function show(address: string): Promise<void> {
  await preloadProjectConfig({ portal: 'bp', accountId: 'demo', projectId: 'lindenhof' })
  render(
    <AppTheme>
      <MemoryRouter initialEntries={[address]}>
        <DesignGate />
      </MemoryRouter>
    </AppTheme>,
  )
}

const DASHBOARD = '/bp/demo/lindenhof/a-12/dashboard'
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 300)))

describe('whether the editor of pages is there', () => {
  beforeEach(async () => {
    await startI18n()
    await changeLocale('de')
    usePageEditor.setState({ hasButton: true, isOpen: false })
    server.answer(getConfiguratorDesign, refusal('FORBIDDEN'))
    server.answer(getDesignDraft, refusal('NOT_FOUND'))
    server.answer(getProjectConfig, {
      id: 'p1',
      slug: 'lindenhof',
      name: 'Wohnen am Lindenhof',
      address: '',
      postCode: '',
      town: '',
      account: { id: 'demo', name: 'Demo' },
      variant: 'default',
      featureFlags: {},
      supportedLanguages: ['de', 'en'],
      sourceLanguage: 'de',
      theme: 'light',
      logos: { projectLogoWideUrl: null, projectLogoUrl: null, logoUrl: null },
      projectImageUrl: null,
    })
  })
  afterEach(() => {
    cleanup()
    useSession.setState({ status: 'anonymous', user: null, account: null })
    usePageEditor.setState({ hasButton: false, isOpen: false })
  })

  it.each([
    ['lead', 'demo', true, DASHBOARD, true],
    // No cookie.
    ['lead', 'demo', false, DASHBOARD, false],
    // No right.
    ['sales', 'demo', true, DASHBOARD, false],
    [null, 'demo', true, DASHBOARD, false],
    // Somebody else's project.
    ['lead', 'partner', true, DASHBOARD, false],
    // No project.
    ['lead', 'demo', true, '/bp/demo/admin', false],
    // The page is a preview.
    ['lead', 'demo', true, `${DASHBOARD}?design=local`, false],
  ] as const)(
    'EDT-1 EDT-2 for a %s of %s, cookie %s, at %s: %s',
    async (role, accountId, hasButton, address, isThere) => {
      usePageEditor.setState({ hasButton })
      logIn(role, accountId)
      await show(address)
      if (isThere) await screen.findByRole('button', { name: 'Seiten gestalten' })
      else await settle()
      expect(screen.queryByRole('button', { name: 'Seiten gestalten' }) !== null).toBe(isThere)
    },
  )

  it('EDT-2 leads colleagues to a draft, and says where there is none any more', async () => {
    usePageEditor.setState({ hasButton: false })
    logIn('sales')
    await show(`${DASHBOARD}?design=draft`)
    expect(await screen.findByText(/Es gibt keinen Entwurf mehr/)).toBeTruthy()
  })
})
