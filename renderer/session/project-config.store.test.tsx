import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { getProjectConfig } from '#shared/contracts/http/projects.contract.ts'
import { projectConfig } from '#renderer/unit/testing/unit-data.ts'
import { answeringServer, noAnswer } from '#renderer/testing/answering-server.ts'
import { preloadProjectConfig, useProjectConfig } from './project-config.store.ts'

const server = answeringServer()
afterEach(cleanup)

it('shows the page when the early question failed and the page’s own is answered', async () => {
  server.answer(getProjectConfig, noAnswer())
  void preloadProjectConfig({ portal: 'bp', accountId: 'demo', projectId: 'unlucky' })
  await waitFor(() => expect(server.names()).toEqual(['getProjectConfig']))
  await Promise.resolve()
  server.answer(getProjectConfig, projectConfig)
  const { result } = renderHook(() => useProjectConfig('bp', 'demo', 'unlucky'))
  await waitFor(() => expect(result.current.config).not.toBeNull())
  expect(result.current.error).toBeNull()
})

it('asks once for what was asked for early', async () => {
  server.answer(getProjectConfig, projectConfig)
  void preloadProjectConfig({ portal: 'bp', accountId: 'demo', projectId: 'early' })
  const { result } = renderHook(() => useProjectConfig('bp', 'demo', 'early'))
  await waitFor(() => expect(result.current.config).not.toBeNull())
  expect(server.names()).toEqual(['getProjectConfig'])
})
