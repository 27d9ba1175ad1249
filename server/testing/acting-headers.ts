import type { TestPortal } from './test-portal.ts'

interface Acting {
  /** Of the unit, with its query. */
  readonly unit?: string
  readonly buyerId?: string | null
}

/** Headers with which somebody of the staff may choose in a buyer's name: `headers` are of their session. */
export async function actingHeaders(
  portal: Pick<TestPortal, 'call'>,
  headers: Readonly<Record<string, string>>,
  { unit = 't-01', buyerId = 'anna' }: Acting = {},
): Promise<Record<string, string>> {
  const [name, query] = unit.split('?')
  const path = `/bp/api/v1/units/${name}/acting_periods${query === undefined ? '' : `?${query}`}`
  const body = { buyer_id: buyerId, reason: 'By phone' }
  const { status, json, text } = await portal.call('POST', path, { headers, body })
  if (status !== 201) throw new Error(`Not begun: ${status} ${text}`)
  return { ...headers, 'x-acting': String(json['id']) }
}
