import type { Item } from '../catalogue/catalogue.types.ts'
import type { Configuration } from '../configuration/configuration.ts'
import type { ItemPoint, SavingsModel } from './savings-model.types.ts'
import type { Decisions } from './savings-search.ts'
import type { BudgetChange, OptionChange } from './savings.types.ts'

/** A variable at a point. */
interface At {
  readonly variable: number
  readonly point: number
}

/** A change before it is known which others it needs. */
interface Draft {
  readonly change: BudgetChange
  readonly variable: number
  /** What follows from it, where bundles go. */
  readonly follows: readonly At[]
  /** Item index at which it stands in the room book. */
  readonly place: number
}

/** The decisions of a search as changes, in room-book order, each with the others that it needs. */
export function listChanges(
  configuration: Configuration,
  model: SavingsModel,
  decisions: Decisions,
): readonly BudgetChange[] {
  const drafts = [...decisions]
    .flatMap(([variable, point]) => draftChange(configuration, model, decisions, { variable, point }) ?? [])
    .sort((a, b) => a.place - b.place || a.variable - b.variable)
  const owners = findOwners(drafts)
  return drafts.map((draft) => ({ ...draft.change, needs: [...neededBy(model, decisions, owners, draft)] }))
}

function draftChange({ prepared }: Configuration, model: SavingsModel, decisions: Decisions, at: At): Draft | null {
  const { variable, point } = at
  const { subject } = model.variables[variable]!
  if (subject.kind === 'item') {
    const chosen = subject.points[point]!
    if (chosen.role !== 'chosen') return null
    const change = optionChange(prepared.items[subject.item]!.item, subject.points, chosen)
    return { change, variable, follows: [], place: subject.item }
  }
  const { bundleIds, saving, pain } = subject.cluster.states[point]!
  const follows = followingPoints(model, at)
  const more = follows.reduce((sum, { variable: other, point: there }) => {
    // What has a change of its own says itself what it saves.
    return decisions.get(other) === there ? sum + model.variables[other]!.subject.points[there]!.saving : sum
  }, 0)
  const key = `bundle ${bundleIds.join(' ')}`
  const change: BudgetChange = { kind: 'bundle', key, bundleIds, saving: saving + more, pain, needs: [] }
  return { change, variable, follows, place: subject.cluster.place }
}

function optionChange({ id, options }: Item, points: readonly ItemPoint[], chosen: ItemPoint): OptionChange {
  const from = points.find(({ value }) => value !== null)?.value ?? options.length
  return {
    kind: 'option',
    key: `option ${id}`,
    itemId: id,
    fromProductId: options[from]?.productId ?? null,
    toProductId: options[chosen.value ?? options.length]!.productId,
    quantity: chosen.quantity,
    saving: chosen.saving,
    pain: chosen.pain,
    needs: [],
  }
}

/** Where the items of bundles in a state are without a change of their own. */
function followingPoints({ variables }: SavingsModel, { variable, point: state }: At): readonly At[] {
  return variables[variable]!.links.flatMap(({ other, fits, width }) => {
    const { subject } = variables[other]!
    if (subject.kind !== 'item') return []
    const point = subject.points.findIndex(({ role }, at) => role === 'follows' && fits[state * width + at] === 1)
    return point === -1 ? [] : [{ variable: other, point }]
  })
}

/** Which change decides a variable, and after which one it stands elsewhere without a change of its own. */
interface Owners {
  readonly deciding: ReadonlyMap<number, Draft>
  readonly followed: ReadonlyMap<number, { readonly draft: Draft; readonly point: number }>
}

function findOwners(drafts: readonly Draft[]): Owners {
  return {
    deciding: new Map(drafts.map((draft) => [draft.variable, draft])),
    followed: new Map(
      drafts.flatMap((draft) => draft.follows.map(({ variable, point }) => [variable, { draft, point }])),
    ),
  }
}

/** Keys of the other changes without which something would stand that a change, or what follows from it, clashes with. */
function neededBy(
  { variables }: SavingsModel,
  decisions: Decisions,
  { deciding, followed }: Owners,
  draft: Draft,
): ReadonlySet<string> {
  const needed = new Set<string>()
  const made = [{ variable: draft.variable, point: decisions.get(draft.variable) ?? 0 }, ...draft.follows]
  for (const { variable, point } of made) {
    const { subject, links } = variables[variable]!
    const own = variable === draft.variable ? undefined : deciding.get(variable)
    // What follows cannot stay like this: it has a change of its own for that.
    if (own !== undefined && subject.points[point]!.hurt > 0) needed.add(own.change.key)
    for (const { other, fits, width } of links) {
      const clashes = (at: number) => fits[point * width + at] === 0
      const [owner, follows] = [deciding.get(other), followed.get(other)]
      if (own !== undefined && owner === undefined && clashes(follows?.point ?? 0)) needed.add(own.change.key)
      // Without its own change a variable stands as it is, or as what it follows leaves it.
      const isLeft = follows !== undefined && clashes(follows.point)
      if (owner !== undefined && owner !== draft && (isLeft || (follows?.draft !== draft && clashes(0))))
        needed.add(owner.change.key)
      const isFollowing = follows !== undefined && follows.draft !== draft && decisions.get(other) === follows.point
      if (isFollowing && clashes(0)) needed.add(follows.draft.change.key)
    }
  }
  return needed
}
