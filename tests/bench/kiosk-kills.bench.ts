// The kiosk's host killed 200 times at random moments of synchronisation and outbox: nothing lost, sent twice or shown wrong.
// KIOSK_KILLS=20 for fewer.
import { durabilityFigures } from './durability-figures.ts'
import { atLeast, atMost, report } from './rows.ts'

const figures = durabilityFigures('kiosk-kills.test.ts', { KIOSK_KILLS: process.env['KIOSK_KILLS'] ?? '200' })
const { kills = 0, cutShort = 0, acknowledged = 0, lost = 0, twice = 0, slowestStartMs = 0 } = figures

report([
  { name: 'kiosk: kills survived', figure: `${kills}`, value: kills, bar: atLeast(200, 'kills') },
  { name: 'kiosk: of them while synchronising', figure: `${cutShort}`, value: cutShort, bar: null },
  { name: 'kiosk: sent by visitors', figure: `${acknowledged}`, value: acknowledged, bar: null },
  { name: 'kiosk: of them lost', figure: `${lost}`, value: lost, bar: atMost(0, 'entries') },
  { name: 'kiosk: of them counted twice', figure: `${twice}`, value: twice, bar: atMost(0, 'entries') },
  { name: 'kiosk: slowest start of the host', figure: `${slowestStartMs} ms`, value: slowestStartMs, bar: null },
])
