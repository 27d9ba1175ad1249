import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as api from '#renderer/api/index.ts'
import { preloadProjectConfig, useProjectConfig } from './project-config.store.ts'

vi.mock('#renderer/api/index.ts')
const call = vi.mocked(api.call)

const CONFIG = { logos: {}, featureFlags: {}, theme: null, variant: 'default' }
const FAILURE = { ok: false, error: { kind: 'network', status: 0, errors: [], revision: null } } as const

beforeEach(() => void call.mockReset())
afterEach(cleanup)

function succeeds() {
  // What a page makes of it is not looked at here.
  call.mockResolvedValue({
    ok: true,
    value: CONFIG,
    status: 200,
    etag: null,
    revision: null,
    totalCount: null,
  })
}

it('shows the page when the early question failed and the page’s own is answered', async () => {
  call.mockResolvedValue(FAILURE)
  void preloadProjectConfig({ portal: 'bp', accountId: 'demo', projectId: 'unlucky' })
  await waitFor(() => expect(call).toHaveBeenCalledOnce())
  await Promise.resolve()
  succeeds()
  const { result } = renderHook(() => useProjectConfig('bp', 'demo', 'unlucky'))
  await waitFor(() => expect(result.current.config).not.toBeNull())
  expect(result.current.error).toBeNull()
})

it('asks once for what was asked for early', async () => {
  succeeds()
  void preloadProjectConfig({ portal: 'bp', accountId: 'demo', projectId: 'early' })
  const { result } = renderHook(() => useProjectConfig('bp', 'demo', 'early'))
  await waitFor(() => expect(result.current.config).not.toBeNull())
  expect(call).toHaveBeenCalledOnce()
})
