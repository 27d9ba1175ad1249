import type { Portal } from '#shared/contracts/primitives.ts'
import type { ItemType, Place } from '#shared/domain/designs/item-type.types.ts'
import { ITEM_TYPES, type ItemTypeName } from '#shared/domain/designs/item-types.ts'
import { isJsonObject, type Json, type JsonObject, withValueAt } from '#shared/domain/designs/json.types.ts'
import { itemAt, type Outline } from '#shared/domain/designs/outline.ts'
import { listChildren, getChildrenPlace, type ItemPath } from '#shared/domain/designs/read-dashboard.ts'
import { randomKey } from '#renderer/platform/random-key.ts'

/** A name that no other item has. */
export function newId(): string {
  return randomKey().slice(0, 10)
}

/** Words that new items begin with, in the language of whoever adds them. */
export interface FirstWords {
  readonly title: string
  readonly text: string
  readonly action: string
  readonly label: string
}

/** An item as it is added: with something to see wherever that can be known. @param pictures of the media library */
export function newItem(name: ItemTypeName, words: FirstWords, pictures: readonly string[]): JsonObject {
  const first = pictures[0]
  const values = FIRST_VALUES[name]?.(words, pictures) ?? {}
  const withPicture = first !== undefined && PICTURE_OF[name] !== undefined ? { [PICTURE_OF[name]]: first } : {}
  return Object.entries({ ...values, ...withPicture }).reduce<JsonObject>(
    (item, [path, value]) => withValueAt(item, path, value),
    { id: newId(), type: name },
  )
}

/** Where a type has a picture that it is nothing without. */
const PICTURE_OF: Partial<Record<ItemTypeName, string>> = {
  DashboardBannerV2: 'params.bannerUrl',
  Feature: 'params.image',
  IFrameCard: 'params.image',
}

type Values = Readonly<Record<string, Json>>

const FIRST_VALUES: Partial<Record<ItemTypeName, (words: FirstWords, pictures: readonly string[]) => Values>> = {
  Feature: ({ title, text }) => ({ 'params.feature.title.text': title, 'params.feature.message.text': text }),
  TextElement: ({ text }) => ({ 'params.text': text }),
  HtmlElement: ({ text }) => ({ 'params.html': `<p>${text}</p>` }),
  Typography: ({ text }) => ({ content: text }),
  Button: ({ action }) => ({ content: action, variant: 'contained', actionType: 'configurator' }),
  InfoItemCard: ({ label, text }) => ({
    'params.title.text': '24',
    'params.label.text': label,
    'params.description.text': text,
  }),
  ImageGallery: (_, pictures) => ({ 'params.images': pictures.slice(0, 6) }),
  ContentRow: () => ({ 'props.spacing': 3, items: [] }),
  StackCard: ({ title, text, action }) => ({
    'props.spacing': 2,
    'params.items': [
      { id: newId(), type: 'Typography', content: title, variant: 'h3' },
      { id: newId(), type: 'Typography', content: text },
      { id: newId(), type: 'Button', content: action, variant: 'outlined', actionType: 'configurator' },
    ],
  }),
}

/** An item in a row takes a third of wide screens, and all of a phone's. */
export function fitTo(place: Place, item: JsonObject): JsonObject {
  return place === 'row' ? withValueAt(item, 'props.grid', { xs: 12, sm: 6, md: 4 }) : item
}

/** A page to begin with: what most portals' first page is made of. */
export function starterOutline(portal: Portal, words: FirstWords, pictures: readonly string[]): Outline {
  const make = (name: ItemTypeName) => newItem(name, words, pictures)
  const row = (names: readonly ItemTypeName[]): JsonObject => ({
    ...make('ContentRow'),
    items: names.map((name) => fitTo('row', make(name))),
  })
  return portal === 'bp'
    ? [
        make('DashboardBannerV2'),
        make('BuyerGreeting'),
        make('MobileMenu'),
        row(['DeadlineReminder', 'Configurator', 'CostOverview']),
        make('RoomCards'),
      ]
    : [make('DashboardBannerV2'), make('MarketingUnitInfo'), row(['Configurator', 'FloorPlan']), make('RoomCards')]
}

/** Types that may stand there in that portal, and have not their only place yet. */
export function listTypes(outline: Outline, place: Place, portal: Portal): readonly ItemType[] {
  const there = new Set(listTypeNames(outline))
  const all: readonly ItemType[] = ITEM_TYPES
  return all.filter(
    ({ name, places, portals, isOnce }) =>
      places.includes(place) && (portals === undefined || portals.includes(portal)) && !(isOnce && there.has(name)),
  )
}

function listTypeNames(outline: readonly Json[]): string[] {
  return outline.flatMap((item) =>
    isJsonObject(item)
      ? [typeof item['type'] === 'string' ? item['type'] : '', ...listTypeNames(listChildren(item))]
      : [],
  )
}

/** Where something new could stand, beginning with what is nearest to the selection. */
export interface Target {
  readonly kind: 'in' | 'after' | 'end'
  /** Of the item that it would stand in or behind; '' for the end of the page. */
  readonly at: ItemPath
  readonly to: ItemPath
}

export function listTargets(outline: Outline, selection: ItemPath | null): readonly Target[] {
  const end: Target = { kind: 'end', at: [], to: [outline.length] }
  const item = selection === null ? null : itemAt(outline, selection)
  if (selection === null || item === null) return [end]
  const targets: Target[] = []
  if (getChildrenPlace(item) !== null) {
    targets.push({ kind: 'in', at: selection, to: [...selection, listChildren(item).length] })
  }
  for (let at = selection; at.length > 0; at = at.slice(0, -1)) {
    const depth = at.length - 1
    targets.push({ kind: 'after', at, to: at.with(depth, (at[depth] ?? 0) + 1) })
  }
  return [...targets, end]
}
