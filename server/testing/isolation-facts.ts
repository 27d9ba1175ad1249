import type { Target } from './isolation-table.ts'

export const NOTHING = { buyer_selections: {}, buyer_line_item_activations: {}, buyer_design_line_selections: [] }

export const PROPOSED = {
  buyer_selections: {
    'hall-floor': { product_id: 'stone', quantity: null },
    'hall-skirting': { product_id: 'stone-skirting', quantity: null },
  },
  buyer_line_item_activations: {},
  buyer_design_line_selections: null,
}

export const PERSON = { first_name: 'Nora', last_name: 'Neu' }

export const WISHES = { wishes: [{ room_book_sub_line_item_id: 'hall-floor', product_id: 'stone' }] }

/** Buyers of the units, and who invites into their account. */
export const BUYER: Readonly<Record<Target, string>> = {
  't-01': 'anna',
  't-02': 'ben',
  'f-01': 'paul',
  unknown: 'nobody',
}

/** What each unit has for its own people alone. */
export const PLAN = `${'a'.repeat(64)}.pdf`

export function getFavorite(target: Target) {
  return { room_book_sub_line_item_id: 'hall-floor', product_id: 'stone', buyer_id: BUYER[target] }
}

export function invitationTo(target: Target, name: string) {
  return { email: `${name}@example.com`, ...PERSON, group: 'buyer', unit_ids: [target], locale: 'de' }
}
