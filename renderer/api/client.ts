import axios from 'axios'
import * as z from 'zod/mini'

/** ms; API-3. Decision 18: for JSON calls only. */
export const CALL_TIMEOUT = 5_000

// Compiling schemas at run time needs eval, which the content security policy forbids.
z.config({ jitless: true })

/** What carries the calls; use `call`, which knows the contract. */
export const client = axios.create({
  timeout: CALL_TIMEOUT,
  // The text comes as it is: parsing it is the caller's business (API-9).
  responseType: 'text',
  transformResponse: (text: unknown) => text,
  validateStatus: () => true,
  // The session's token is in no cookie, so nobody can borrow it; reading the cookies would hold every call up.
  withXSRFToken: false,
})
