import * as z from 'zod/mini'
import { type DeviceOrder, DeviceOrderSchema } from '#shared/contracts/entities/device.schema.ts'
import type { Document } from '../disk/document.ts'
import type { FaultLog } from '../kernel/faults.ts'

/** Ids of orders that are carried out, until the portal knows. */
export const DoneOrdersSchema = z.object({ done: z.array(z.string()) })
type DoneOrders = z.infer<typeof DoneOrdersSchema>

/** An order as it comes; `order` may be one that only a later program knows. */
interface GivenOrder {
  readonly id: string
  readonly order: string
}

/** What the portal orders, each once: it repeats an order until it has heard that it is carried out. */
export interface Orders {
  /** Ids for the next report. */
  done(): readonly string[]
  /** Carries out what has not been yet; answers whether there was anything. */
  obey(given: readonly GivenOrder[], carryOut: (order: DeviceOrder) => void): Promise<boolean>
  /** The portal has taken a report that named these. */
  acknowledge(ids: readonly string[]): Promise<void>
}

interface Parts {
  /** Over a restart too, which may itself have been ordered. */
  readonly document: Document<DoneOrders>
  readonly faults: FaultLog
}

/** As many as a report takes. */
const MOST = 100

/** Reads what the last run of the program has carried out. */
export async function openOrders({ document, faults }: Parts): Promise<Orders> {
  let done: readonly string[] = (await document.read())?.done ?? []
  const note = async (next: readonly string[]) => {
    done = next.slice(-MOST)
    return (await document.write({ done: [...done] })) === 'kept'
  }
  return {
    done: () => done,
    async obey(given, carryOut) {
      let isAny = false
      for (const { id, order } of given) {
        const known = z.safeParse(DeviceOrderSchema, order)
        // One that this program does not know waits at the portal for a later one.
        if (!known.success || done.includes(id)) continue
        const isNoted = await note([...done, id])
        if (!isNoted && known.data === 'restart') {
          // After the start nobody would know that it has been done: it would start for ever.
          faults.note('ORDER_NOT_KEPT')
          done = done.filter((one) => one !== id)
          continue
        }
        isAny = true
        carryOut(known.data)
      }
      return isAny
    },
    async acknowledge(ids) {
      if (ids.length > 0) await note(done.filter((id) => !ids.includes(id)))
    },
  }
}
