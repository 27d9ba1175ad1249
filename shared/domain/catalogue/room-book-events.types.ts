import type { Item, LineItem, RoomBook } from './catalogue.types.ts'

/**
 * What happens to a room book while it is looked at (ENG-4..14). Positions count from 1 within the
 * parent.
 */
export type RoomBookEvent =
  | { readonly type: 'room_book_updated'; readonly roomBook: RoomBook }
  | { readonly type: 'section_deleted'; readonly sectionId: string }
  | { readonly type: 'line_item_created'; readonly subSectionId: string; readonly lineItem: LineItem }
  | { readonly type: 'line_item_updated'; readonly lineItem: LineItem }
  | { readonly type: 'line_item_deleted'; readonly lineItemId: string }
  | { readonly type: 'line_item_moved'; readonly lineItemId: string; readonly position: number }
  | {
      readonly type: 'line_item_parent_changed'
      readonly lineItemId: string
      readonly subSectionId: string
      readonly position: number
    }
  | { readonly type: 'sub_line_item_created'; readonly lineItemId: string; readonly subLineItem: Item }
  | { readonly type: 'sub_line_item_updated'; readonly subLineItem: Item }
  | { readonly type: 'sub_line_item_deleted'; readonly subLineItemId: string }
  | { readonly type: 'sub_line_item_moved'; readonly subLineItemId: string; readonly position: number }
