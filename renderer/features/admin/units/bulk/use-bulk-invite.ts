import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { createInvitation } from '#shared/contracts/http/account.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { type ApiError, call, isOutOfReach } from '#renderer/api/index.ts'
import { useFormDraft } from '#renderer/drafts/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { getFailure } from '#renderer/ui/form-failure.ts'
import { type Fault, faultAtField } from '../../invite-form.ts'
import { INVITATIONS_KEY } from '../../use-people.ts'
import type { UnitRow } from '../unit-rows.ts'
import { ACCOUNT_UNITS_KEY } from '../use-account-units.ts'
import {
  checkPerson,
  groupByEmail,
  isBlank,
  type LineFaults,
  LinesDraftSchema,
  NOBODY,
  type People,
  type Person,
  PERSON_FIELDS,
} from './invite-lines.ts'

/** How a line stands; `reason`: why it was not sent, where that is no single field's fault. */
export interface LineState {
  readonly isSent: boolean
  readonly faults: LineFaults
  readonly reason: Reason | null
}
type Reason =
  | { readonly kind: 'fault'; readonly fault: Fault }
  | { readonly kind: 'failure'; readonly failure: 'unreachable' | 'tooManyRequests' | 'other' }

/** By id of unit. */
type LineStates = Readonly<Record<string, LineState>>

const UNTRIED: LineState = { isSent: false, faults: {}, reason: null }
const SENT: LineState = { ...UNTRIED, isSent: true }

/** What is typed line by line, and the sending of it: what was sent stays sent, what was not stays typed (UNT-12). */
export function useBulkInvite(rows: readonly UnitRow[]) {
  const queryClient = useQueryClient()
  const [states, setStates] = useState<LineStates>({})
  const [isBusy, setIsBusy] = useState(false)
  const getState = (unitId: string) => states[unitId] ?? UNTRIED
  const { people, setPeople, locale, setLocale, draft, discard } = usePeople((id) => getState(id).isSent)
  const getPerson = (unitId: string) => people[unitId] ?? NOBODY

  function change(unitId: string, part: Partial<Person>): void {
    setPeople({ ...people, [unitId]: { ...getPerson(unitId), ...part } })
    // What is wrong is said until somebody mends it.
    setStates({ ...states, [unitId]: UNTRIED })
  }

  /** Sends every line that is filled in and right. Returns what came of it. */
  async function send(): Promise<{ readonly sentCount: number; readonly isDone: boolean }> {
    const filled = rows.map(({ unit }) => unit.id).filter((id) => !getState(id).isSent && !isBlank(getPerson(id)))
    const next: Record<string, LineState> = { ...states }
    const tell = () => setStates({ ...next })
    for (const id of filled) next[id] = { ...UNTRIED, faults: checkPerson(getPerson(id)) ?? {} }
    tell()
    const right = filled.filter((id) => checkPerson(getPerson(id)) === null)
    setIsBusy(true)
    let sentCount = 0
    let silence: ApiError | null = null
    for (const { person, unitIds } of groupByEmail(people, right)) {
      // Nobody waits for the same silence again and again.
      const error: ApiError | null = silence ?? (await invite(person, unitIds, locale))
      if (error === null) sentCount += 1
      else if (isOutOfReach(error)) silence = error
      for (const id of unitIds) next[id] = error === null ? SENT : describe(error)
      tell()
    }
    setIsBusy(false)
    if (sentCount > 0)
      for (const queryKey of [ACCOUNT_UNITS_KEY, INVITATIONS_KEY]) void queryClient.invalidateQueries({ queryKey })
    return { sentCount, isDone: filled.length > 0 && filled.every((id) => next[id] === SENT) }
  }

  return { getPerson, getState, change, locale, setLocale, send, isBusy, draft, discard }
}

/** What is typed, which lasts until it is sent; `isSent`: of a unit's line. */
function usePeople(isSent: (unitId: string) => boolean) {
  const [people, setPeople] = useState<People>({})
  const [locale, setLocale] = useState<Locale>(useLocale())
  const open = Object.entries(people).filter(([id, person]) => !isSent(id) && !isBlank(person))
  const draft = useFormDraft({
    form: 'invitations',
    schema: LinesDraftSchema,
    typed: open.length === 0 ? null : { people: Object.fromEntries(open), locale },
    onRestore: (typed) => {
      setPeople(typed.people)
      setLocale(typed.locale)
    },
  })
  return { people, setPeople, locale, setLocale, draft, discard: () => setPeople({}) }
}

/** Why they could not be invited; null = they are. */
async function invite(person: Person, unitIds: readonly string[], locale: Locale): Promise<ApiError | null> {
  const body = { ...person, group: 'buyer' as const, unitIds: [...unitIds], locale }
  const result = await call(createInvitation, { body, silent: true })
  return result.ok ? null : result.error
}

function describe(error: ApiError): LineState {
  const [found] = error.errors.flatMap(({ field, code }) => {
    const at = faultAtField(field, code)
    return at === null ? [] : [at]
  })
  if (found === undefined) return { ...UNTRIED, reason: { kind: 'failure', failure: getFailure(error) ?? 'other' } }
  const [name, fault] = found
  const field = PERSON_FIELDS.find((one) => one === name)
  return field === undefined
    ? { ...UNTRIED, reason: { kind: 'fault', fault } }
    : { ...UNTRIED, faults: { [field]: fault } }
}
