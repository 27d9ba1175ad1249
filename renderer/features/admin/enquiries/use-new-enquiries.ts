import { useQuery } from '@tanstack/react-query'
import { listEnquiries } from '#shared/contracts/http/enquiries.contract.ts'
import { callOrThrow } from '#renderer/api/index.ts'
import { ENQUIRIES_KEY } from './enquiries-key.ts'

/** ms; whoever leaves the page open is told of a new enquiry as well. */
const ASK_AGAIN = 60_000

/** How many enquiries nobody has taken up yet; null = not known. */
export function useNewEnquiries(): number | null {
  const { data } = useQuery({
    queryKey: [...ENQUIRIES_KEY, 'new'],
    queryFn: async ({ signal }) =>
      (await callOrThrow(listEnquiries, { query: { filter: 'new', perPage: '1' }, signal, silent: true })).counts.new,
    refetchInterval: ASK_AGAIN,
    retry: false,
  })
  return data ?? null
}
