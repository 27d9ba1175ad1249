/**
 * The session that the host speaks with the portal through. Not the page's own: that one lets nothing out but to its own
 * address and is emptied with every visit. In memory: what is kept of the portal is the host's own affair.
 */
export const PORTAL_PARTITION = 'portal'

/** As much of a session of Electron's as is used: its network goes through the system's proxy and certificates. */
export interface NetworkSession {
  fetch(input: string | Request, init?: RequestInit): Promise<Response>
}

/** What Electron says of a redirection that nobody follows (`ClientRequest`, `redirect: 'manual'`). */
const REDIRECTED = /redirect was cancell?ed/i

/**
 * Electron's network for the host, in the words of the web's own `fetch`. Two things differ in Electron and are put
 * right here: a redirection that is not followed rejects there (for the host it is the sign of a stranger, such as the
 * log-in page of a Wi-Fi), and a body may wait for ever after its request was ended.
 *
 * @param session asked for at the first call, since there is none before Electron is ready
 */
export function portalFetch(session: () => NetworkSession): typeof globalThis.fetch {
  return async (input, init) => {
    const asked = input instanceof URL ? input.href : input
    const signal = init?.signal ?? (asked instanceof Request ? asked.signal : null)
    try {
      return endable(await session().fetch(asked, init), signal)
    } catch (error) {
      if (init?.redirect === 'manual' && error instanceof Error && REDIRECTED.test(error.message))
        return new Response(null, { status: 302 })
      throw error
    }
  }
}

/** The same answer, whose body breaks off as soon as the request is ended. */
function endable(answer: Response, signal: AbortSignal | null): Response {
  if (answer.body === null || signal === null) return answer
  const body = answer.body.pipeThrough(new TransformStream<Uint8Array, Uint8Array>(), { signal })
  return new Response(body, { status: answer.status, statusText: answer.statusText, headers: answer.headers })
}
