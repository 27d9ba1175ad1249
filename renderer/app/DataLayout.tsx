import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from 'react-router-dom'
import { useSession } from '#renderer/session/index.ts'
import { queryClient } from './query-client.ts'

export { queryClient }

/**
 * The cache of what the server said, for the pages that need one; the login does not carry it. With
 * another user, logged in from another tab, the pages begin anew.
 */
export function DataLayout() {
  const userId = useSession((state) => state.user?.id)
  return (
    <QueryClientProvider key={userId} client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  )
}
