import { expect, it, vi } from 'vitest'
import { loadOnceOnline } from './load-once-online.ts'

it('SHL-70: code that is wanted without network is not asked for before there is one', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('code')
  const onLine = vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
  const loaded = loadOnceOnline(load)
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()
  onLine.mockRestore()
  window.dispatchEvent(new Event('online'))
  await expect(loaded).resolves.toBe('code')
})

it('SHL-70: code that cannot be had comes when the network is back, and not before', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('code')
  const loaded = loadOnceOnline(load)
  await Promise.resolve()
  expect(load).toHaveBeenCalledTimes(1)
  window.dispatchEvent(new Event('online'))
  await expect(loaded).resolves.toBe('code')
  expect(load).toHaveBeenCalledTimes(2)
})
