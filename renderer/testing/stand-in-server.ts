import axios, { type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import { afterEach } from 'vitest'
import { checkedAnswer, endpointAt } from '#shared/testing/checked-answer.ts'
import { client } from '#renderer/api/client.ts'
import { readBody, readPath } from './sent-request.ts'

type Answers = (config: InternalAxiosRequestConfig) => Promise<AxiosResponse>

const { adapter: network } = client.defaults
/** What a stand-in has said that no server says. */
const lies: string[] = []
afterEach(() => {
  answerBy(network)
  const said = lies.splice(0)
  if (said.length > 0) throw new Error(`The stand-in said what no server says:\n${said.join('\n')}`)
})

/**
 * Puts something in the place of the network until the test ends; what it says in the server's name has to be what the
 * contract has, else the test fails. Proxies' own words, which are none of the contract's shape, pass.
 */
export function standInForServer(answers: Answers): void {
  answerBy(async (config) => {
    const response = await answers(config)
    const lie = lieIn(config, response)
    if (lie !== null) lies.push(lie)
    return response
  })
}

/** The server's answer to what it does not have. */
export function notFound(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
  const data = JSON.stringify({ errors: [{ field: null, code: 'NOT_FOUND', message: 'There is none.' }] })
  return Promise.resolve({ status: 404, statusText: '', headers: {}, data, config })
}

function answerBy(adapter: typeof network): void {
  // A page that a test loads anew makes itself another client, from the library's own defaults.
  for (const defaults of [client.defaults, axios.defaults]) Object.assign(defaults, { adapter })
}

function lieIn(config: InternalAxiosRequestConfig, { status, data }: AxiosResponse): string | null {
  const path = readPath(config)
  const endpoint = endpointAt((config.method ?? 'get').toUpperCase(), path)
  const said = toJson(data)
  const isRefusal = typeof said === 'object' && said !== null && 'errors' in said
  if (said === undefined || (status >= 400 && !isRefusal)) return null
  if (endpoint === null) return status === 404 ? null : `${path} is nothing that a server has`
  try {
    checkedAnswer(endpoint, status, said)
  } catch (error) {
    return `${path}: ${String(error)}\n${String(data).slice(0, 300)}`
  }
  const isTaken = status >= 400 || endpoint.body === null || endpoint.body.safeParse(readBody(config)).success
  return isTaken ? null : `${endpoint.name} takes no such body: ${String(config.data).slice(0, 300)}`
}

/** undefined = no JSON. */
function toJson(data: unknown): unknown {
  try {
    return typeof data === 'string' ? JSON.parse(data) : undefined
  } catch {
    return undefined
  }
}
