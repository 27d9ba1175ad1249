import { ITEMS } from '../../authoring/catalogue/items.ts'
import type { Look } from '../../authoring/look.types.ts'
import { visibleProducts } from '../../authoring/visible-products.ts'
import type { RoomPlan, SlotPlan } from './plan.ts'

/** What stands in a picture: slot → look; surfaces that are not named are neutral. */
export type Looks = Readonly<Record<string, Look>>

/** One render. `id` names its work file. */
export interface Job {
  readonly id: string
  readonly show: Looks
  /** The slot that is shown (only its surroundings are rendered); null = the whole picture. */
  readonly focus: string | null
  /** It throws no shadow on what is around it. */
  readonly tight: boolean
  /** Everything else cut out, to learn what is seen through. */
  readonly alpha: boolean
  /** Also what light the surfaces receive, for others that differ in colour only. */
  readonly light: boolean
  /** Only the colours of the surfaces, for a surface that is derived from another one. */
  readonly albedo: boolean
}

/** A look of a slot, with the products that share it. */
export interface Variant {
  readonly slot: SlotPlan
  readonly look: Look
  readonly products: readonly string[]
  /** Path of its layer in the package. */
  readonly image: string
  readonly job: Job
  /** The second render of what is seen through. */
  readonly alphaJob: Job | null
  /** For a surface that differs from another one in colour only: that one's render; `job` has just its colours then. */
  readonly like: Job | null
  /** For another paint of a rendered wall: from which colour to which. There is no render of its own then. */
  readonly paint: { readonly from: string; readonly to: string } | null
  /** Renders of what it stands on, bottom first. */
  readonly under: readonly Job[]
}

/** The room of the catalogue that a plan shows. */
export const getRoom = (plan: RoomPlan): string => plan.ofRoom ?? plan.id

/** Everything that is rendered of a room. */
export interface RoomJobs {
  readonly plan: RoomPlan
  readonly base: Job
  readonly variants: readonly Variant[]
}

interface Catalogued {
  readonly looks: ReadonlyMap<string, Look>
  readonly standard: string | null
}

function catalogued(room: string, slot: string): Catalogued {
  const found = visibleProducts().find((v) => v.renderId === room && v.slot === slot)
  if (!found) throw new Error(`the catalogue has no ${room}-${slot}`)
  const standard = ITEMS.find((item) => item.id === found.itemId)?.standard ?? null
  return { looks: new Map(found.productIds.map((id) => [id, found.look(id)])), standard }
}

/** The look that a slot has before anything is chosen, or its first one. */
export function standardLook(room: string, slot: string): Look {
  const { looks, standard } = catalogued(room, slot)
  const look = (standard === null ? undefined : looks.get(standard)) ?? [...looks.values()][0]
  if (!look) throw new Error(`${room}-${slot} has nothing to show`)
  return look
}

const PLAIN = { tight: false, alpha: false, light: false, albedo: false }

/** A render of the whole picture with these looks. */
export const wholePicture = (id: string, show: Looks): Job => ({ ...PLAIN, id, show, focus: null })

function getVariants(plan: RoomPlan, slot: SlotPlan): Variant[] {
  const byLook = new Map<string, { look: Look; products: string[] }>()
  for (const [product, look] of catalogued(getRoom(plan), slot.slot).looks) {
    const key = JSON.stringify(look)
    const known = byLook.get(key)
    if (known) known.products.push(product)
    else byLook.set(key, { look, products: [product] })
  }
  const carriers = (slot.on ?? []).map((name) => [name, standardLook(getRoom(plan), name)] as const)
  const variants = [...byLook.values()].map(({ look, products }): Variant => {
    const id = `${slot.slot}/${products[0] ?? ''}`
    const job = {
      ...PLAIN,
      id,
      show: { ...Object.fromEntries(carriers), [slot.slot]: look },
      focus: slot.slot,
      tight: slot.kind === 'surface',
    }
    const under = carriers.map(([name, carrier], i): Job => {
      const show = Object.fromEntries([...carriers.slice(0, i), [name, carrier]])
      return ownRender(plan, { ...PLAIN, id: `under/${slot.slot}-${name}`, show, focus: name })
    })
    const alphaJob = slot.kind === 'glass' ? { ...job, id: `${id}@alpha`, alpha: true } : null
    return {
      slot,
      look,
      products,
      image: `images/rooms/${plan.id}/${id}.webp`,
      job,
      alphaJob,
      like: null,
      paint: null,
      under,
    }
  })
  return slot.kind === 'surface' ? derived(variants) : variants
}

/** A render of what something stands on, or the same one among the renders of that slot: nothing is rendered twice. */
function ownRender(plan: RoomPlan, job: Job): Job {
  const slot = plan.slots.find((one) => one.slot === job.focus)
  const isSame = (other: Job): boolean => JSON.stringify({ ...other, id: job.id }) === JSON.stringify(job)
  return (slot && getVariants(plan, slot).find((variant) => isSame(variant.job))?.job) ?? job
}

const brightness = (look: Look): number =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(look.color.slice(at, at + 2), 16), 0)

/**
 * Surfaces of one pattern and finish receive and mirror the same light, whatever their colour. So the brightest of them
 * is rendered, and of the others only where which colour is (of paint not even that: it is the same everywhere).
 */
function derived(variants: readonly Variant[]): Variant[] {
  const kin = (v: Variant): string => `${v.look.pattern} ${v.look.finish}`
  return variants.map((variant): Variant => {
    const family = variants.filter((v) => kin(v) === kin(variant))
    const head = family.reduce((a, b) => (brightness(b.look) > brightness(a.look) ? b : a))
    if (family.length === 1) return variant
    const full = { ...head.job, light: true }
    if (head === variant) return { ...variant, job: full }
    if (variant.slot.isPainted && variant.look.pattern === 'plain')
      return { ...variant, job: full, like: full, paint: { from: head.look.color, to: variant.look.color } }
    return { ...variant, job: { ...variant.job, albedo: true }, like: full }
  })
}

/** At most `count` of a list, spread over it. */
const spread = <T>(list: readonly T[], count: number): readonly T[] =>
  count >= list.length
    ? list
    : list.filter((_, i) => Math.floor((i * count) / list.length) !== Math.floor(((i - 1) * count) / list.length))

/**
 * All renders of a room, or those of a `few` looks a slot. Throws when plan and catalogue do not name the same slots.
 */
export function planJobs(plan: RoomPlan, few: number): RoomJobs {
  const known = new Set(plan.slots.map((s) => s.slot))
  const missing = visibleProducts().filter((v) => v.renderId === getRoom(plan) && !known.has(v.slot))
  if (missing.length > 0) throw new Error(`${plan.id}: no plan for ${missing.map((v) => v.slot).join(', ')}`)
  const variants = plan.slots.flatMap((slot) => spread(getVariants(plan, slot), few))
  return { plan, base: wholePicture('base', {}), variants }
}

/** Every render of a room once: the base first, then slot by slot. */
export function allJobs(jobs: RoomJobs): Job[] {
  const list = [
    jobs.base,
    ...jobs.variants.flatMap((v) => [
      ...v.under,
      ...(v.like ? [v.like] : []),
      v.job,
      ...(v.alphaJob ? [v.alphaJob] : []),
    ]),
  ]
  return [...new Map(list.map((job) => [job.id, job])).values()]
}
