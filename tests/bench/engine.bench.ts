// The engine on 1,000 and 10,000 items, against a plain sum over the unit's item totals in the same run.
import {
  type Configuration,
  chooseOption,
  configure,
  itemState,
  itemView,
  lineItemState,
  type PreparedCatalogue,
  prepareCatalogue,
  roomState,
  sectionTotal,
  getSelections,
  subSectionTotal,
  unitState,
} from '#shared/domain/index.ts'
import { NO_SELECTIONS, OPEN_CIRCUMSTANCES, type Selections } from '#shared/domain/selections/selections.types.ts'
import type { Catalogue, Item } from '#shared/domain/catalogue/catalogue.types.ts'
import { generateCatalogue } from '#shared/testing/generate-catalogue.ts'
import { type SeededRandom, seededRandom } from '#shared/testing/seeded-random.ts'
import { atMost, median, type Row, report } from './rows.ts'

const SMALL = { rooms: 20, itemsPerRoom: 50, optionsPerItem: 20, rules: 500, seed: 7 }
const LARGE = { ...SMALL, rooms: 200, rules: 5_000 }
const WARM_UP = 2_000
const SELECTIONS = 4_000
const FIRST_ANSWERS = 1_000
const START_SELECTIONS = 300

/** Where an item stands, so that a selection can ask for new totals on all levels. */
interface Place {
  readonly item: Item
  readonly lineItemId: string
  readonly subSectionId: string
  readonly sectionId: string
}

interface Measured {
  readonly items: number
  readonly prepareMs: number
  readonly sumUs: number
  /** A unit that nobody has touched yet. */
  readonly firstUs: number
  /** A unit with {@link START_SELECTIONS} stored choices: finding their ids is most of it. */
  readonly storedUs: number
  readonly selectionUs: number
}

/** A unit that someone is in the middle of configuring. */
interface Bench {
  readonly prepared: PreparedCatalogue
  readonly prepareMs: number
  readonly places: readonly Place[]
  readonly random: SeededRandom
  /** As a returning buyer finds it. */
  readonly stored: Selections
  configuration: Configuration
}

function newBench(catalogue: Catalogue): Bench {
  const start = performance.now()
  const prepared = prepareCatalogue(catalogue)
  const prepareMs = performance.now() - start
  const places = getPlaces(catalogue)
  const random = seededRandom(1)
  let configuration = configure(prepared, NO_SELECTIONS, OPEN_CIRCUMSTANCES)
  for (let count = 0; count < START_SELECTIONS; count++)
    configuration = select(configuration, nextChoice(configuration, places, random))
  return { prepared, prepareMs, places, random, configuration, stored: getSelections(configuration) }
}

function getPlaces(catalogue: Catalogue): Place[] {
  return catalogue.roomBook.sections.flatMap((section) =>
    section.subSections.flatMap((sub) =>
      sub.lineItems.flatMap((line) =>
        line.subLineItems.map((item) => ({ item, lineItemId: line.id, subSectionId: sub.id, sectionId: section.id })),
      ),
    ),
  )
}

interface Selection {
  readonly place: Place
  readonly productId: string
}

/** A choice that changes something and that the rules allow: found before the clock runs. */
function nextChoice(configuration: Configuration, places: readonly Place[], random: SeededRandom): Selection {
  for (;;) {
    const place = random.pick(places)
    const view = itemView(configuration, place.item.id)
    const options = view.selectable ? view.options.filter((option) => option.valid && !option.selected) : []
    if (options.length === 0) continue
    const { productId } = random.pick(options)
    if (chooseOption(configuration, { itemId: place.item.id, productId }).ok) return { place, productId }
  }
}

/** What a touch costs: the choice, new totals on all levels, the touched item with the validity of its options. */
function select(configuration: Configuration, { place, productId }: Selection): Configuration {
  const { item, lineItemId, subSectionId, sectionId } = place
  const result = chooseOption(configuration, { itemId: item.id, productId })
  if (!result.ok) throw new Error(`${result.error.code}: ${item.id} ${productId}`)
  const next = result.configuration
  sink += unitState(next).total + sectionTotal(next, sectionId) + subSectionTotal(next, subSectionId)
  sink += lineItemState(next, lineItemId).total + (item.roomId === null ? 0 : roomState(next, item.roomId).total)
  for (const option of itemView(next, item.id).options) if (option.valid) sink += option.total
  return next
}

/** Keeps the compiler from leaving out what nobody reads. */
let sink = 0

function measure(bench: Bench, selections: number): Measured {
  const { prepared, places, random } = bench
  const sums: number[] = []
  const touches: number[] = []
  let states = getStates(bench)
  for (let count = 0; count < selections; count++) {
    const choice = nextChoice(bench.configuration, places, random)
    // The sum sees the state as it stands from time to time; between, the same objects do.
    if (count % 100 === 0) states = getStates(bench)
    const start = performance.now()
    sink += computeSum(states)
    const middle = performance.now()
    bench.configuration = select(bench.configuration, choice)
    touches.push(performance.now() - middle)
    sums.push(middle - start)
  }
  const firsts = Array.from({ length: FIRST_ANSWERS }, () => firstAnswer(prepared, NO_SELECTIONS))
  const withStored = Array.from({ length: FIRST_ANSWERS }, () => firstAnswer(prepared, bench.stored))
  const fromScratch = unitState(configure(prepared, getSelections(bench.configuration), OPEN_CIRCUMSTANCES)).total
  if (fromScratch !== unitState(bench.configuration).total) throw new Error('The two ways to the total differ')
  return {
    items: places.length,
    prepareMs: bench.prepareMs,
    sumUs: median(sums) * 1_000,
    firstUs: median(firsts) * 1_000,
    storedUs: median(withStored) * 1_000,
    selectionUs: median(touches) * 1_000,
  }
}

function getStates({ configuration, places }: Bench): { total: number }[] {
  return places.map(({ item }) => itemState(configuration, item.id))
}

function computeSum(states: readonly { total: number }[]): number {
  let total = 0
  for (const state of states) total += state.total
  return total
}

/** ms from selections to the totals, progress and state of the unit and of every room. */
function firstAnswer(prepared: PreparedCatalogue, stored: Selections): number {
  const start = performance.now()
  const configuration = configure(prepared, stored, OPEN_CIRCUMSTANCES)
  sink += unitState(configuration).total
  for (const room of prepared.catalogue.rooms) sink += roomState(configuration, room.id).total
  return performance.now() - start
}

function listRows(measured: Measured, tenth: Measured | null): Row[] {
  const { items, sumUs, firstUs, storedUs, selectionUs, prepareMs } = measured
  const size = `${items.toLocaleString('en')} items`
  const timesSum = (us: number) =>
    `${(us / sumUs).toFixed(1)} × a plain sum (${us.toFixed(1)} µs, sum ${sumUs.toFixed(2)} µs)`
  const rows: Row[] = [
    { name: `${size}: prepare the catalogue`, figure: `${prepareMs.toFixed(0)} ms`, value: prepareMs, bar: null },
    {
      name: `${size}: first full answer, nothing chosen yet`,
      figure: timesSum(firstUs),
      value: firstUs / sumUs,
      bar: tenth ? null : atMost(20, '× the sum'),
    },
    {
      name: `${size}: first full answer, ${START_SELECTIONS} choices stored`,
      figure: timesSum(storedUs),
      value: storedUs / sumUs,
      bar: null,
    },
    {
      name: `${size}: one selection`,
      figure: timesSum(selectionUs),
      value: selectionUs / sumUs,
      bar: tenth ? null : atMost(10, '× the sum'),
    },
  ]
  if (!tenth) return rows
  const growth = selectionUs / tenth.selectionUs
  return [
    ...rows,
    {
      name: `${size}: one selection against ${tenth.items.toLocaleString('en')} items`,
      figure: `${growth.toFixed(2)} × (${selectionUs.toFixed(1)} µs against ${tenth.selectionUs.toFixed(1)} µs)`,
      value: growth,
      bar: atMost(2, '× the time'),
    },
  ]
}

const small = newBench(generateCatalogue(SMALL))
const large = newBench(generateCatalogue(LARGE))
// Both warm before either is measured, so that neither profits from the other's compiled code.
measure(small, WARM_UP)
measure(large, WARM_UP)
const smallResult = measure(small, SELECTIONS)
report([...listRows(smallResult, null), ...listRows(measure(large, SELECTIONS), smallResult)])
