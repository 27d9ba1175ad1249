import { describe, expect, it } from 'vitest'
import { DEFAULT_DEVICE_SETTINGS, type DeviceSettings } from '../entities/device.schema.ts'
import { fromWire } from '../wire.ts'
import { getAllowedHosts } from './allowed-hosts.ts'

const hostsWith = (settings: Partial<DeviceSettings>) =>
  getAllowedHosts({ ...fromWire(DEFAULT_DEVICE_SETTINGS), ...settings })

describe('the hosts that a kiosk may show', () => {
  it('decision 37 are those that are listed', () => {
    expect(hostsWith({})).toEqual([])
    expect(hostsWith({ allowedHosts: ['maps.example'] })).toEqual(['maps.example'])
  })

  it('KSK-16 KSK-18 are also those of return button and booking form, without anybody listing them', () => {
    const settings = { returnUrl: 'https://WWW.example:443/start?a=1', bookingUrl: 'https://book.example:8443/form' }
    expect(hostsWith({ ...settings, allowedHosts: ['maps.example'] })).toEqual([
      'www.example',
      'book.example:8443',
      'maps.example',
    ])
  })

  it('decision 37 are named once', () => {
    const settings = { returnUrl: 'https://www.example/', bookingUrl: 'https://www.example/book' }
    expect(hostsWith({ ...settings, allowedHosts: ['www.example'] })).toEqual(['www.example'])
  })
})
