import { useEffect } from 'react'
import type * as z from 'zod/mini'
import { create } from 'zustand'
import { type AccountLegalSchema, getAccountLegal } from '#shared/contracts/http/legal.contract.ts'
import type { FromWire } from '#shared/contracts/wire.ts'
import { call } from '#renderer/api/index.ts'

type AccountLegal = FromWire<z.infer<typeof AccountLegalSchema>>

interface AccountLegalState {
  readonly accounts: Readonly<Record<string, AccountLegal | 'failed'>>
  load: (accountId: string) => Promise<void>
}

const running = new Set<string>()

const useAccounts = create<AccountLegalState>()((set, get) => ({
  accounts: {},
  load: async (accountId) => {
    const known = get().accounts[accountId]
    if ((known !== undefined && known !== 'failed') || running.has(accountId)) return
    running.add(accountId)
    const result = await call(getAccountLegal, { params: { accountId }, query: {}, silent: true })
    running.delete(accountId)
    set((state) => ({ accounts: { ...state.accounts, [accountId]: result.ok ? result.value : 'failed' } }))
  },
}))

/** Who runs an account's pages. Loaded once; after a failure again with the next page that asks. */
export function useAccountLegal(accountId: string | null): AccountLegal | 'loading' | 'failed' {
  const known = useAccounts((state) => (accountId === null ? undefined : state.accounts[accountId]))
  const load = useAccounts((state) => state.load)
  useEffect(() => {
    if (accountId !== null) void load(accountId)
  }, [accountId, load])
  return known ?? 'loading'
}
