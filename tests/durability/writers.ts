import * as z from 'zod/mini'
import { ConfigurationSchema } from '#shared/contracts/entities/configuration.schema.ts'
import {
  beginActing,
  BUYERS,
  freeItems,
  getCatalogue,
  getConfiguration,
  logIn,
  saveSelections,
} from '#tests/support/api-client.ts'
import type { SeededRandom } from '#shared/testing/seeded-random.ts'

type Choices = Record<string, string>

/** One buyer writing to one unit, one write after the other, and what the server has acknowledged. */
export interface Writer {
  readonly unit: string
  readonly email: string
  /** Revision and choices of the last acknowledged write. */
  acknowledged: { revision: number; choices: Choices }
  /** Sent, not answered: it may or may not be there after a kill. */
  inFlight: Choices | null
  readonly options: readonly { itemId: string; productIds: readonly string[] }[]
}

/** The writers of a round: several users and units at once. */
export const WRITER_UNITS: readonly { email: string; unit: string }[] = [
  { email: 'anna@example.com', unit: 'a-11' },
  { email: 'anna@example.com', unit: 'b-07' },
  { email: 'ben@example.com', unit: 'a-12' },
  { email: 'operator@example.com', unit: 'a-01' },
]

export async function newWriter(url: string, { email, unit }: { email: string; unit: string }): Promise<Writer> {
  const token = await logIn(url, email)
  const items = freeItems(await getCatalogue(url, token, unit))
  if (items.length < 3) throw new Error(`Unit ${unit} has too few items that no rule speaks of`)
  const stored = await getConfiguration(url, token, unit)
  return {
    unit,
    email,
    acknowledged: { revision: stored.revision, choices: getChoices(stored) },
    inFlight: null,
    options: items.map((item) => ({ itemId: item.id, productIds: item.options.map((option) => option.product_id) })),
  }
}

/**
 * Writes until `shouldStop`, or until the server is gone.
 * @returns how many writes were acknowledged
 */
export async function writeOn(
  url: string,
  writer: Writer,
  run: { random: SeededRandom; shouldStop: () => boolean; onAcknowledged: () => void },
): Promise<void> {
  const token = await logIn(url, writer.email)
  const isStaff = writer.email === BUYERS.operator.email
  const actingId = isStaff ? await beginActing(url, token, writer.unit) : null
  while (!run.shouldStop()) {
    const item = run.random.pick(writer.options)
    const choices = { ...writer.acknowledged.choices, [item.itemId]: run.random.pick(item.productIds) }
    writer.inFlight = choices
    const answer = await saveSelections(url, token, {
      unit: writer.unit,
      revision: writer.acknowledged.revision,
      productsByItem: { [item.itemId]: choices[item.itemId] ?? '' },
      ...(actingId === null ? {} : { actingId }),
    }).catch(() => null)
    // No answer: the server was killed with this write under way.
    if (answer === null) return
    if (answer.status !== 200) throw new Error(`${writer.unit}: ${answer.status} ${JSON.stringify(answer.body)}`)
    const stored = z.parse(ConfigurationSchema, answer.body)
    writer.acknowledged = { revision: stored.revision, choices }
    writer.inFlight = null
    run.onAcknowledged()
  }
}

/** What the server has now, for comparing: null when it is what it should be, else what is wrong. */
export async function findDifference(url: string, writer: Writer): Promise<string | null> {
  const token = await logIn(url, writer.email)
  const stored = await getConfiguration(url, token, writer.unit)
  const found = sorted(getChoices(stored))
  const { revision, choices } = writer.acknowledged
  const { inFlight } = writer
  writer.inFlight = null
  if (stored.revision === revision && found === sorted(choices)) return null
  // The write under way was stored, and only its answer was lost.
  if (inFlight && stored.revision === revision + 1 && found === sorted(inFlight)) {
    writer.acknowledged = { revision: stored.revision, choices: inFlight }
    return null
  }
  return `${writer.unit}: acknowledged revision ${revision} ${sorted(choices)}, found ${stored.revision} ${found}`
}

function getChoices(stored: z.infer<typeof ConfigurationSchema>): Choices {
  return Object.fromEntries(Object.entries(stored.buyer_selections).map(([id, entry]) => [id, entry.product_id]))
}

function sorted(choices: Choices): string {
  return JSON.stringify(Object.entries(choices).sort(([a], [b]) => (a < b ? -1 : 1)))
}
