import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf, BodyOf } from '#shared/contracts/http/endpoint.ts'
import {
  changeTextModule,
  createTextModule,
  deleteTextModule,
  listTextModules,
} from '#shared/contracts/http/staff-messages.contract.ts'
import { type ApiResult, call, callOrThrow } from '#renderer/api/index.ts'
import { MESSAGES_KEY } from './messages-key.ts'

export type TextModule = AnswerOf<typeof listTextModules>[number]
export type TextModuleFields = BodyOf<typeof createTextModule>
export type ModuleFault = 'taken' | 'other'

const KEY = [...MESSAGES_KEY, 'modules'] as const

/** The texts that the team uses again and again. */
export function useTextModules() {
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callOrThrow(listTextModules, { signal, silent: true }),
    retry: false,
  })
}

/** Keeps, changes and deletes them; each says what stood against it, null = it is done. */
export function useModuleWork() {
  const queryClient = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)

  async function run(work: Promise<ApiResult<unknown>>): Promise<ModuleFault | null> {
    setIsBusy(true)
    const result = await work
    setIsBusy(false)
    void queryClient.invalidateQueries({ queryKey: KEY })
    if (result.ok) return null
    return result.error.errors.some(({ code }) => code === 'TAG_TAKEN') ? 'taken' : 'other'
  }

  return {
    isBusy,
    save: (id: string | null, body: TextModuleFields) =>
      run(
        id === null
          ? call(createTextModule, { body, silent: true })
          : call(changeTextModule, { params: { moduleId: id }, body, silent: true }),
      ),
    remove: (id: string) => run(call(deleteTextModule, { params: { moduleId: id }, silent: true })),
  }
}
