import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

const asked = vi.hoisted((): string[] => [])
const prefetched = vi.hoisted((): string[] => [])
const unitAnswer = vi.hoisted(() => ({ isThere: true }))
const never = () => new Promise(() => undefined)
const room = (name: string) => ({
  renderId: name,
  width: 1,
  height: 1,
  baseUrl: '',
  previewUrl: `/${name}.webp`,
  layers: [],
})
vi.mock('#renderer/api/index.ts', () => ({
  callOrThrow: async ({ name }: { readonly name: string }) => {
    asked.push(name)
    if (name === 'getMapping') return { mergerUrl: '', missingKey: '', rooms: [room('bad'), room('kueche')] }
    return name === 'getUnit' && unitAnswer.isThere ? { id: 'u1' } : never()
  },
  onFailure: () => () => undefined,
}))
vi.mock('../pictures/room-images.ts', () => ({
  roomImages: {
    prefetch: (urls: readonly string[]) => {
      asked.push('previews')
      prefetched.push(...urls)
      return () => undefined
    },
  },
}))
const { useConfiguratorData } = await import('./use-configurator-data.ts')

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
  afterEach(() => {
    cleanup()
    asked.length = 0
    prefetched.length = 0
  })

  it('SHL-3 are loaded while the loader still waits for the catalogue, which is asked for first', async () => {
    show()
    await waitFor(() => expect(prefetched).toEqual(['/bad.webp', '/kueche.webp']))
    expect(screen.getByText('loading')).toBeTruthy()
    expect(asked.indexOf('getCatalogue')).toBeGreaterThan(-1)
    expect(asked.indexOf('getCatalogue')).toBeLessThan(asked.indexOf('previews'))
  })

  it('SHL-3 do not stand in the way of the catalogue', async () => {
    unitAnswer.isThere = false
    show()
    await waitFor(() => expect(asked).toContain('getMapping'))
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(prefetched).toEqual([])
  })
})
