import { describe, expect, it } from 'vitest'
import { DEFAULT_DEVICE_SETTINGS } from '../entities/device.schema.ts'
import { allowedHostsOf } from './allowed-hosts.ts'

const hostsWith = (settings: Partial<typeof DEFAULT_DEVICE_SETTINGS>) =>
  allowedHostsOf({ ...DEFAULT_DEVICE_SETTINGS, ...settings })

describe('the hosts that a kiosk may show', () => {
  it('decision 37 are those that are listed', () => {
    expect(hostsWith({})).toEqual([])
    expect(hostsWith({ allowed_hosts: ['maps.example'] })).toEqual(['maps.example'])
  })

  it('KSK-16 KSK-18 are also those of return button and booking form, without anybody listing them', () => {
    const settings = { return_url: 'https://WWW.example:443/start?a=1', booking_url: 'https://book.example:8443/form' }
    expect(hostsWith({ ...settings, allowed_hosts: ['maps.example'] })).toEqual([
      'www.example',
      'book.example:8443',
      'maps.example',
    ])
  })

  it('decision 37 are named once', () => {
    const settings = { return_url: 'https://www.example/', booking_url: 'https://www.example/book' }
    expect(hostsWith({ ...settings, allowed_hosts: ['www.example'] })).toEqual(['www.example'])
  })
})
