import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { BodyOf } from '#shared/contracts/http/endpoint.ts'
import { deletePerson, setPersonAccess, updatePerson } from '#shared/contracts/http/people.contract.ts'
import { type ApiError, call } from '#renderer/api/index.ts'
import { type Person, USERS_KEY } from '../use-people.ts'

/** Key of `editing.*` for what went wrong. */
export type PersonFailure = 'lastAdmin' | 'gone' | 'failed'

/** Changes somebody; lists read anew what has come of it, also of a refusal: then they were out of date. */
export function usePersonChanges(person: Pick<Person, 'id'>) {
  const queryClient = useQueryClient()
  const [isBusy, setIsBusy] = useState(false)
  const params = { userId: person.id }

  async function run<T>(change: () => Promise<T>): Promise<T> {
    setIsBusy(true)
    const result = await change()
    setIsBusy(false)
    void queryClient.invalidateQueries({ queryKey: USERS_KEY })
    return result
  }

  return {
    isBusy,
    update: (body: BodyOf<typeof updatePerson>) => run(() => call(updatePerson, { params, body, silent: true })),
    setAccess: (isDisabled: boolean) =>
      run(() => call(setPersonAccess, { params, body: { isDisabled }, silent: true })),
    remove: () => run(() => call(deletePerson, { params, silent: true })),
  }
}

/** Which words say why it was refused. */
export function describeFailure({ errors }: ApiError): PersonFailure {
  if (errors.some(({ code }) => code === 'LAST_ADMIN')) return 'lastAdmin'
  return errors.some(({ code }) => code === 'NOT_FOUND') ? 'gone' : 'failed'
}
