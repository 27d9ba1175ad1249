import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDocument } from '../disk/document.ts'
import { createFaultLog, type FaultLog } from '../kernel/faults.ts'
import { type FaultyDisk, faultyDisk } from '../testing/faulty-disk.ts'
import { DoneOrdersSchema, openOrders, type Orders } from './orders.ts'

let folder: string
let disk: FaultyDisk
let faults: FaultLog
let carriedOut: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wohnwahl-orders-'))
  disk = faultyDisk()
  faults = createFaultLog(() => 7)
  carriedOut = []
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

function newStart(): Promise<Orders> {
  const path = join(folder, 'orders.json')
  const options = { disk, path, schema: DoneOrdersSchema, faults, now: () => 7, brokenCode: 'ORDERS_BROKEN' }
  return openOrders({ document: openDocument(options), faults })
}

const obey = (orders: Orders, ...given: { id: string; order: string }[]) =>
  orders.obey(given, (order) => carriedOut.push(order))
const RESTART = { id: 'o-1', order: 'restart' }
const RESET = { id: 'o-2', order: 'reset' }

describe('decision 37: orders of the portal', () => {
  it('are carried out once, however often they come, also after the start that one of them was for', async () => {
    const orders = await newStart()
    expect(await obey(orders, RESTART, RESET)).toBe(true)
    expect(await obey(orders, RESTART, RESET)).toBe(false)
    const again = await newStart()
    expect(again.done()).toEqual(['o-1', 'o-2'])
    expect(await obey(again, RESTART, RESET)).toBe(false)
    expect(carriedOut).toEqual(['restart', 'reset'])
  })

  it('are forgotten once the portal knows of them', async () => {
    const orders = await newStart()
    await obey(orders, RESTART, RESET)
    await orders.acknowledge(['o-1'])
    expect((await newStart()).done()).toEqual(['o-2'])
  })

  it('never make the program start again and again where the disk takes nothing', async () => {
    disk.fault = (operation) => (operation === 'write' ? 'full' : null)
    const orders = await newStart()
    expect(await obey(orders, RESTART, RESET)).toBe(true)
    expect([carriedOut, orders.done()]).toEqual([['reset'], ['o-2']])
    expect(faults.list().map(({ code }) => code)).toEqual(['ORDER_NOT_KEPT'])
    disk.fault = null
    await obey(orders, RESTART)
    expect(carriedOut).toEqual(['reset', 'restart'])
  })

  it('wait at the portal where only a later program knows them', async () => {
    const orders = await newStart()
    expect(await obey(orders, { id: 'o-3', order: 'update' }, RESET)).toBe(true)
    expect([carriedOut, orders.done()]).toEqual([['reset'], ['o-2']])
  })
})
