import { addDays } from '#shared/domain/index.ts'
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

/** The project of each unit. */
export const PROJECTS: Readonly<Record<Target, string>> = {
  't-01': 'tiny',
  't-02': 'tiny',
  'f-01': 'far',
  unknown: 'x',
}

export const DOCUMENT = { role: 'floor_plan', visibility: 'private', names: { de: 'Plan', en: null } }

export function getDocument(target: Target) {
  const place = { building_id: null, unit_id: target, room_id: null }
  return { ...DOCUMENT, ...place, upload_id: 'x', tells_buyers: false }
}

/** The day so many days from now on. */
export function dayAhead(days: number): string {
  return addDays(new Date().toISOString().slice(0, 10), days)
}

export function getDeadline(target: Target) {
  const words = { title: { de: 'Türen', en: '' }, description: { de: '', en: '' } }
  const rest = { trades: ['TIS'], locks: false, reminders: [], building_id: null, is_trial: false }
  return { ...words, ...rest, day: dayAhead(300), unit_id: target }
}

export function getModule(target: Target) {
  return { tag: `module-${target}`, title: 'Thanks', locale: 'en', project_id: null, body: 'Thank you' }
}
