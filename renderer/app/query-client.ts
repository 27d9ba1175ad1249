import { QueryClient } from '@tanstack/react-query'
import { ApiFailure, isOutOfReach } from '#renderer/api/index.ts'
import { useSession } from '#renderer/session/index.ts'
import { readStored } from '#renderer/platform/storage.ts'

/** What the server said, to the user who asked. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      // A refusal stays a refusal; a bad line, or a server that is not ready, may be better the next time.
      retry: (count, error) =>
        count < 2 && error instanceof ApiFailure && (error.error.kind !== 'http' || isOutOfReach(error.error)),
      staleTime: 60_000,
      refetchOnWindowFocus: false,
    },
  },
})

/** The first pages ask before it is known who is logged in, with the token that was stored then. */
const firstToken = readStored('token')

// Nobody sees what was read for somebody else, and nothing of it stays behind after the logout.
useSession.subscribe((now, before) => {
  if (now.user?.id === before.user?.id) return
  if (before.user !== null || readStored('token') !== firstToken) queryClient.clear()
})
