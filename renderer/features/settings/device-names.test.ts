import { expect, it } from 'vitest'
import { nameDevices } from './device-names.ts'

const device = (id: string, deviceName: string | null, createdAt: string, isCurrent = false) => ({
  id,
  deviceName,
  createdAt,
  lastUsedAt: createdAt,
  expiresAt: '2026-12-20T10:00:00Z',
  isCurrent,
})
const listed = (...devices: readonly ReturnType<typeof device>[]) =>
  nameDevices(devices, 'Unbekannt').map(({ device: { id }, name }) => `${id} ${name}`)

it('SET-1 numbers devices that are alike by when they were logged in, the one at hand first', () => {
  expect(
    listed(
      device('c', 'Chrome, Windows', '2026-11-20T10:00:00Z'),
      device('f', 'Firefox, Mac', '2026-11-19T10:00:00Z'),
      device('a', 'Chrome, Windows', '2026-11-18T10:00:00Z', true),
      device('b', 'Chrome, Windows', '2026-11-19T10:00:00Z'),
    ),
  ).toEqual(['a Chrome, Windows (1)', 'c Chrome, Windows (3)', 'f Firefox, Mac', 'b Chrome, Windows (2)'])
  expect(listed(device('x', null, '2026-11-20T10:00:00Z'), device('y', null, '2026-11-20T10:00:00Z', true))).toEqual([
    'y Unbekannt (2)',
    'x Unbekannt (1)',
  ])
})
