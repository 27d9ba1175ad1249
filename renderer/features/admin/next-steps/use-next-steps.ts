import { useQuery } from '@tanstack/react-query'
import { listInvitations, listUsers } from '#shared/contracts/http/account.contract.ts'
import { callOrThrow } from '#renderer/api/index.ts'
import { useMay } from '#renderer/session/index.ts'
import type { AccountUnits } from '../units/unit-rows.ts'

const STEPS = ['project', 'colleagues', 'buyers'] as const

/** Something to do in an account that has only been set up. */
export interface NextStep {
  readonly name: (typeof STEPS)[number]
  readonly isDone: boolean
}

/** As many as one page of the lists has. */
const MOST = '100'

/**
 * What the caller can do next, of what there is: none once there is a project and somebody has a unit or is invited to
 * one. Colleagues are asked for until then alone; whoever works without any is not reminded of them for ever.
 */
export function useNextSteps(list: Pick<AccountUnits, 'projects' | 'units'> | undefined): readonly NextStep[] {
  const may = { project: useMay('manageProjects'), colleagues: useMay('managePeople'), buyers: useMay('inviteBuyers') }
  const hasProject = list === undefined || list.projects.length > 0
  const hasBuyers = list === undefined || list.units.some((unit) => unit.buyers.length > 0 || unit.invited.length > 0)
  const isOver = hasProject && hasBuyers
  const hasColleagues = useColleagues(!isOver && may.colleagues)
  if (isOver || hasColleagues === undefined) return []
  const done = { project: hasProject, colleagues: hasColleagues, buyers: hasBuyers }
  const steps = STEPS.filter((name) => may[name]).map((name) => ({ name, isDone: done[name] }))
  return steps.some(({ isDone }) => !isDone) ? steps : []
}

/** Whether somebody else of the team is there or invited; undefined = not known yet. */
function useColleagues(isAsked: boolean): boolean | undefined {
  const { data, isError } = useQuery({
    queryKey: ['admin', 'colleagues'],
    queryFn: async ({ signal }) => {
      const ask = { signal, silent: true } as const
      const [people, invitations] = await Promise.all([
        callOrThrow(listUsers, { ...ask, query: { page: '1', perPage: MOST } }),
        callOrThrow(listInvitations, { ...ask, query: { page: '1', perPage: MOST, state: 'open' } }),
      ])
      const isStaff = ({ group }: { readonly group: string }) => group !== 'buyer'
      return people.filter(isStaff).length > 1 || invitations.some(isStaff)
    },
    enabled: isAsked,
    staleTime: 0,
    retry: false,
  })
  return isAsked && !isError ? data : false
}
