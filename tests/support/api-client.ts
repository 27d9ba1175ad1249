import * as z from 'zod/mini'
import { CatalogueSchema } from '#shared/contracts/entities/catalogue.schema.ts'
import { ConfigurationSchema } from '#shared/contracts/entities/configuration.schema.ts'
import { startActing } from '#shared/contracts/http/acting.contract.ts'
import { getUnit } from '#shared/contracts/http/units.contract.ts'
import { TokenAnswerSchema } from '#shared/contracts/entities/user.schema.ts'

export const SAMPLE_PASSWORD = 'lindenhof-demo'
/** People of the sample data, and the units that are theirs. */
export const BUYERS = {
  anna: { email: 'anna@example.com', units: ['a-11', 'b-07'] },
  ben: { email: 'ben@example.com', units: ['a-12'] },
  clara: { email: 'clara@example.com', units: ['wohnung-01'] },
  paul: { email: 'paul@example.com', units: [] },
  operator: { email: 'operator@example.com', units: [] },
  admin: { email: 'admin@example.com', units: [] },
} as const

export type WireConfiguration = z.infer<typeof ConfigurationSchema>
export type WireCatalogue = z.infer<typeof CatalogueSchema>
export type WireItem =
  WireCatalogue['room_book']['sections'][number]['sub_sections'][number]['line_items'][number]['sub_line_items'][number]

/** Logs in and answers the bearer token. @throws when it is refused */
export async function logIn(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/bp/api/v1/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: SAMPLE_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`Login of ${email}: ${answer.status} ${await answer.text()}`)
  const token = z.parse(TokenAnswerSchema, await answer.json()).token.auth_token
  if (!token) throw new Error('The login answered no token')
  return token
}

export async function getConfiguration(url: string, token: string, unit: string): Promise<WireConfiguration> {
  const answer = await fetch(`${url}/bp/api/v1/units/${unit}/configurations`, { headers: bearer(token) })
  if (!answer.ok) throw new Error(`Configuration of ${unit}: ${answer.status} ${await answer.text()}`)
  return z.parse(ConfigurationSchema, await answer.json())
}

export async function getCatalogue(url: string, token: string, unit: string): Promise<WireCatalogue> {
  const answer = await fetch(`${url}/bp/api/v1/units/${unit}/catalog`, { headers: bearer(token) })
  if (!answer.ok) throw new Error(`Catalogue of ${unit}: ${answer.status} ${await answer.text()}`)
  return z.parse(CatalogueSchema, await answer.json())
}

/** Writes product choices on top of a revision. */
export async function saveSelections(
  url: string,
  token: string,
  write: {
    unit: string
    revision: number
    productsByItem: Readonly<Record<string, string>>
    /** Of staff: the time in which they choose in the buyer's name. */
    actingId?: string
  },
): Promise<{ status: number; body: unknown }> {
  const selections: Record<string, { product_id: string }> = {}
  for (const [itemId, productId] of Object.entries(write.productsByItem)) selections[itemId] = { product_id: productId }
  const answer = await fetch(`${url}/bp/api/v1/units/${write.unit}/buyer_selections`, {
    method: 'PUT',
    headers: {
      ...bearer(token),
      'content-type': 'application/json',
      'if-match': `"${write.revision}"`,
      ...(write.actingId === undefined ? {} : { 'x-acting': write.actingId }),
    },
    body: JSON.stringify({ buyer_selections: selections }),
  })
  const body: unknown = await answer.json()
  return { status: answer.status, body }
}

/** Begins to choose in the name of the unit's first buyer, or of whoever comes; `token`: of staff. @throws when refused */
export async function beginActing(url: string, token: string, unit: string): Promise<string> {
  const path = `${url}/bp/api/v1/units/${unit}`
  const headers = { ...bearer(token), 'content-type': 'application/json' }
  const { buyers } = z.parse(getUnit.answer, await (await fetch(path, { headers })).json())
  const body = JSON.stringify({ buyer_id: buyers[0]?.id ?? null, reason: 'By phone' })
  const answer = await fetch(`${path}/acting_periods`, { method: 'POST', headers, body })
  return z.parse(startActing.answer, await answer.json()).id
}

/** Every item of a catalogue that is sure to take part: nothing around it is optional, hidden or cancelled. */
export function standardItems(catalogue: WireCatalogue): WireItem[] {
  return catalogue.room_book.sections
    .flatMap((section) => section.sub_sections.flatMap((sub) => sub.line_items))
    .filter((lineItem) => !lineItem.optional && !lineItem.cancelled && lineItem.visible)
    .flatMap((lineItem) => lineItem.sub_line_items)
    .filter((item) => !item.cancelled && item.visible)
}

/** Items with a choice that no rule speaks of: any option can be chosen at any time. */
export function freeItems(catalogue: WireCatalogue): WireItem[] {
  const ruled = new Set(catalogue.rules.flatMap((rule) => [rule.product_group_when, rule.product_group_then]))
  const replaced = new Set(
    catalogue.room_book.sections.flatMap((section) =>
      section.sub_sections.flatMap((sub) => sub.line_items.flatMap((lineItem) => lineItem.replaces_line_item_ids)),
    ),
  )
  const lineItemIdByItem = new Map(
    catalogue.room_book.sections.flatMap((section) =>
      section.sub_sections.flatMap((sub) =>
        sub.line_items.flatMap((lineItem) => lineItem.sub_line_items.map((item) => [item.id, lineItem.id] as const)),
      ),
    ),
  )
  return standardItems(catalogue).filter(
    (item) =>
      item.options.length > 1 &&
      !ruled.has(item.product_group_id) &&
      !replaced.has(lineItemIdByItem.get(item.id) ?? ''),
  )
}

export function bearer(token: string): Record<string, string> {
  return { authorization: `Bearer ${token}` }
}
