import { assertNever } from '../kernel/assert-never.ts'
import type { Catalogue, Item, LineItem, RoomBook, SubSection } from './catalogue.types.ts'
import type { RoomBookEvent } from './room-book-events.types.ts'

/**
 * The catalogue after a change of its room book (ENG-4..15). Positions run 1, 2, 3 … again;
 * totals are derived, so preparing the result recomputes them (ENG-16). An event about something
 * that is not there changes nothing.
 */
export function applyRoomBookEvent(catalogue: Catalogue, event: RoomBookEvent): Catalogue {
  return { ...catalogue, roomBook: renumber(nextRoomBook(catalogue.roomBook, event)) }
}

function nextRoomBook(book: RoomBook, event: RoomBookEvent): RoomBook {
  switch (event.type) {
    case 'room_book_updated':
      return event.roomBook
    case 'section_deleted':
      return { sections: book.sections.filter(({ id }) => id !== event.sectionId) }
    case 'line_item_created':
      return inSubSection(book, event.subSectionId, (lines) => insert(lines, event.lineItem, event.lineItem.position))
    case 'line_item_updated':
      return mapLineItems(book, (line) => (line.id === event.lineItem.id ? event.lineItem : line))
    case 'line_item_deleted':
      return filterLineItems(book, ({ id }) => id !== event.lineItemId)
    case 'line_item_moved':
      return inEverySubSection(book, (lines) => move(lines, event.lineItemId, event.position))
    case 'line_item_parent_changed':
      return changeParent(book, event)
    case 'sub_line_item_created':
      return inLineItem(book, event.lineItemId, (items) => insert(items, event.subLineItem, event.subLineItem.position))
    case 'sub_line_item_updated':
      return inEveryLineItem(book, (items) =>
        items.map((item) => (item.id === event.subLineItem.id ? event.subLineItem : item)),
      )
    case 'sub_line_item_deleted':
      return inEveryLineItem(book, (items) => items.filter(({ id }) => id !== event.subLineItemId))
    case 'sub_line_item_moved':
      return inEveryLineItem(book, (items) => move(items, event.subLineItemId, event.position))
    default:
      return assertNever(event)
  }
}

function changeParent(book: RoomBook, event: Extract<RoomBookEvent, { type: 'line_item_parent_changed' }>): RoomBook {
  const lines = book.sections.flatMap(({ subSections }) => subSections.flatMap(({ lineItems }) => lineItems))
  const moved = lines.find(({ id }) => id === event.lineItemId)
  const hasTarget = book.sections.some(({ subSections }) => subSections.some(({ id }) => id === event.subSectionId))
  if (moved === undefined || !hasTarget) return book
  const without = filterLineItems(book, ({ id }) => id !== event.lineItemId)
  return inSubSection(without, event.subSectionId, (siblings) => insert(siblings, moved, event.position))
}

/** Puts an entry at a position counted from 1; past the end means at the end. */
function insert<T extends { readonly id: string }>(entries: readonly T[], entry: T, position: number): readonly T[] {
  const others = entries.filter(({ id }) => id !== entry.id)
  const index = Math.max(0, Math.min(others.length, Math.trunc(position) - 1))
  return [...others.slice(0, index), entry, ...others.slice(index)]
}

function move<T extends { readonly id: string }>(entries: readonly T[], id: string, position: number): readonly T[] {
  const entry = entries.find((candidate) => candidate.id === id)
  return entry === undefined ? entries : insert(entries, entry, position)
}

type LineItems = readonly LineItem[]
type Items = readonly Item[]

function mapSubSections(book: RoomBook, change: (subSection: SubSection) => SubSection): RoomBook {
  return {
    sections: book.sections.map((section) => ({ ...section, subSections: section.subSections.map(change) })),
  }
}

function inEverySubSection(book: RoomBook, change: (lines: LineItems) => LineItems): RoomBook {
  return mapSubSections(book, (subSection) => ({ ...subSection, lineItems: change(subSection.lineItems) }))
}

function inSubSection(book: RoomBook, subSectionId: string, change: (lines: LineItems) => LineItems): RoomBook {
  return mapSubSections(book, (subSection) =>
    subSection.id === subSectionId ? { ...subSection, lineItems: change(subSection.lineItems) } : subSection,
  )
}

function mapLineItems(book: RoomBook, change: (line: LineItem) => LineItem): RoomBook {
  return inEverySubSection(book, (lines) => lines.map(change))
}

function filterLineItems(book: RoomBook, keeps: (line: LineItem) => boolean): RoomBook {
  return inEverySubSection(book, (lines) => lines.filter(keeps))
}

function inEveryLineItem(book: RoomBook, change: (items: Items) => Items): RoomBook {
  return mapLineItems(book, (line) => ({ ...line, subLineItems: change(line.subLineItems) }))
}

function inLineItem(book: RoomBook, lineItemId: string, change: (items: Items) => Items): RoomBook {
  return mapLineItems(book, (line) =>
    line.id === lineItemId ? { ...line, subLineItems: change(line.subLineItems) } : line,
  )
}

/** ENG-15 on every level. */
function renumber(book: RoomBook): RoomBook {
  return {
    sections: numbered(book.sections).map((section) => ({
      ...section,
      subSections: numbered(section.subSections).map((subSection) => ({
        ...subSection,
        lineItems: numbered(subSection.lineItems).map((line) => ({
          ...line,
          subLineItems: numbered(line.subLineItems),
        })),
      })),
    })),
  }
}

function numbered<T extends { readonly position: number }>(entries: readonly T[]): readonly T[] {
  return entries.map((entry, index) => (entry.position === index + 1 ? entry : { ...entry, position: index + 1 }))
}
