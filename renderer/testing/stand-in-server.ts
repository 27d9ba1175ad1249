import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios'
import { afterEach } from 'vitest'
import { checkedAnswer, endpointAt } from '#shared/testing/checked-answer.ts'
import { client } from '#renderer/api/client.ts'

type Answers = (config: InternalAxiosRequestConfig) => Promise<AxiosResponse>

/** What a stand-in has said that no server says. */
const lies: string[] = []
afterEach(() => {
  const said = lies.splice(0)
  if (said.length > 0) throw new Error(`The stand-in said what no server says:\n${said.join('\n')}`)
})

/**
 * Puts something in the place of the network; what it says in the server's name has to be what the contract has, else
 * the test fails. Proxies' own words, which are none of the contract's shape, pass.
 */
export function standInForServer(answers: Answers): void {
  client.defaults.adapter = async (config) => {
    const response = await answers(config)
    const lie = lieIn(config, response)
    if (lie !== null) lies.push(lie)
    return response
  }
}

/** The server's answer to what it does not have. */
export function notFound(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const data = JSON.stringify({ errors: [{ field: null, code: 'NOT_FOUND', message: 'There is none.' }] })
  return Promise.resolve({ status: 404, statusText: '', headers: {}, data, config })
}

function lieIn(
  { method = 'get', url = '' }: InternalAxiosRequestConfig,
  { status, data }: AxiosResponse,
): string | null {
  const endpoint = endpointAt(method.toUpperCase(), new URL(url, 'http://server.invalid').pathname)
  const said = jsonOf(data)
  if (endpoint === null || said === undefined) return null
  const isRefusal = typeof said === 'object' && said !== null && 'errors' in said
  if (status >= 400 && !isRefusal) return null
  try {
    checkedAnswer(endpoint, status, said)
    return null
  } catch (error) {
    return `${url}: ${String(error)}\n${String(data).slice(0, 300)}`
  }
}

/** undefined = no JSON. */
function jsonOf(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined
  } catch {
    return undefined
  }
}
