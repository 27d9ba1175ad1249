import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getConfiguration } from '#shared/contracts/http/configurations.contract.ts'
import { getMapping } from '#shared/contracts/http/pictures.contract.ts'
import { getCatalogue, getUnit } from '#shared/contracts/http/units.contract.ts'
import { answeringServer } from '#renderer/testing/answering-server.ts'
import { roomImages } from '#renderer/unit/pictures/room-images.ts'
import { emptyMapping, unitData } from '#renderer/unit/testing/unit-data.ts'
import { useConfiguratorData } from '#renderer/unit/data/use-configurator-data.ts'

const server = answeringServer()
const silence = () => new Promise<never>(() => undefined)
const room = (name: string) => ({
  renderId: name,
  width: 1,
  height: 1,
  baseUrl: '/base.webp',
  previewUrl: `/${name}.webp`,
  layers: [],
})
const prefetched = new Map<string, readonly string[]>()

function Page() {
  const { status } = useConfiguratorData({ portal: 'bp', accountId: 'demo', projectId: 'lindenhof', unitId: 'a-12' })
  return <output>{status}</output>
}

const show = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Page />
    </QueryClientProvider>,
  )

describe('the previews of the rooms', () => {
  beforeEach(() => {
    vi.spyOn(roomImages, 'prefetch').mockImplementation((urls) => {
      for (const url of urls) prefetched.set(url, server.names())
      return () => undefined
    })
    server.answer(getUnit, unitData)
    server.answer(getMapping, { ...emptyMapping, rooms: [room('bad'), room('kueche')] })
    server.answer(getCatalogue, silence)
    server.answer(getConfiguration, silence)
  })
  afterEach(() => {
    cleanup()
    prefetched.clear()
    vi.restoreAllMocks()
  })

  it('SHL-3 are loaded while the loader still waits for the catalogue, which is asked for first', async () => {
    show()
    await waitFor(() => expect([...prefetched.keys()]).toEqual(['/bad.webp', '/kueche.webp']))
    expect(screen.getByText('loading')).toBeTruthy()
    expect(prefetched.get('/bad.webp')).toContain('getCatalogue')
  })

  it('SHL-3 do not stand in the way of the catalogue', async () => {
    server.answer(getUnit, silence)
    show()
    await waitFor(() => expect(server.names()).toContain('getMapping'))
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect([...prefetched.keys()]).toEqual([])
  })
})
