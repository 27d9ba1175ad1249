import type { ServerResponse } from 'node:http'
import type { Endpoint } from '#shared/contracts/http/endpoint.ts'
import { checkedAnswer } from '#shared/testing/checked-answer.ts'
import { parseJson } from '../disk/document.ts'

/** A refusal in the portal's own shape that the portal never says; null = none, or somebody else's words. */
export function lieIn(endpoint: Endpoint | null, status: number, said: unknown): string | null {
  if (endpoint === null || status < 400 || typeof said !== 'string') return null
  const value = parseJson(said)
  if (typeof value !== 'object' || value === null || !('errors' in value)) return null
  try {
    checkedAnswer(endpoint, status, value)
    return null
  } catch (error) {
    return String(error)
  }
}

/** A reply that tells what is said with it. */
export function overhear(reply: ServerResponse, hear: (status: number, said: unknown) => void): ServerResponse {
  const listened: ServerResponse = new Proxy(reply, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target)
      if (typeof value !== 'function') return value
      return (...given: unknown[]) => {
        if (key === 'end') hear(target.statusCode, given[0])
        const result: unknown = Reflect.apply(value, target, given)
        return result === target ? listened : result
      }
    },
  })
  return listened
}
