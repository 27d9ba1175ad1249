import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { createSetup, getSetupState } from '#shared/contracts/http/setup.contract.ts'
import { type ApiError, call, isOutOfReach } from '#renderer/api/index.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { useSession } from '#renderer/session/index.ts'
import {
  type Faults,
  type Field,
  findFaults,
  findFaultyStep,
  getFaultAt,
  getStep,
  type SetupForm,
  type Step,
  STEPS,
  suggestAccountId,
} from './setup-form.ts'

const EMPTY = {
  accountName: '',
  accountId: '',
  postalAddress: '',
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  imprint: '',
  privacyNotice: '',
  project: 'own',
} as const

/** ms; the sample project alone may take a minute, and a slow machine more. */
const PATIENCE = 180_000

interface Ends {
  readonly onGone: () => void
  readonly onDone: (accountId: string) => void
}

/** What is typed in the first steps, where one is in them, and how it is sent. What is typed stays, whatever goes wrong. */
export function useSetupForm(token: string, { onGone, onDone }: Ends) {
  const locale = useLocale()
  const navigate = useNavigate()
  const enter = useSession((state) => state.enter)
  const [form, setForm] = useState<SetupForm>({ ...EMPTY, language: locale })
  const [step, setStep] = useState<Step>('company')
  /** How far one has come: steps before it can be gone back to. */
  const [reached, setReached] = useState(0)
  const [faults, setFaults] = useState<Faults>({})
  /** How often faults have been found: each time one goes to the first of them, once it is drawn. */
  const [findings, setFindings] = useState(0)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [isSending, setIsSending] = useState(false)

  const change = (more: Partial<SetupForm>) => {
    // Until somebody types another, the name in addresses goes with the name.
    const isSuggested = form.accountId === suggestAccountId(form.accountName)
    const named =
      more.accountName === undefined || !isSuggested ? {} : { accountId: suggestAccountId(more.accountName) }
    const changed = { ...named, ...more }
    setForm({ ...form, ...changed })
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in changed))))
  }
  const go = (to: Step) => {
    setStep(to)
    setReached(Math.max(reached, STEPS.indexOf(to)))
    setFailure(null)
  }
  const show = (found: Faults) => {
    setFaults(found)
    setFindings((before) => before + 1)
  }
  const next = () => {
    const found = findFaults(form, step)
    const [after] = STEPS.slice(STEPS.indexOf(step) + 1)
    if (Object.keys(found).length > 0) return show(found)
    if (after !== undefined) return go(after)
    void send()
  }
  const send = async () => {
    const faulty = findFaultyStep(form, 'project')
    if (faulty !== null) {
      setStep(faulty)
      return show(findFaults(form, faulty))
    }
    setIsSending(true)
    setFailure(null)
    const params = { setupToken: token }
    const result = await call(createSetup, { params, body: form, silent: true, timeout: PATIENCE })
    // It may have been done all the same (STP-9): the server says so.
    const after = result.ok || !isOutOfReach(result.error) ? null : await call(getSetupState, { silent: true })
    if (after?.ok === true && after.value.isDone) return onDone(form.accountId)
    setIsSending(false)
    if (result.ok) {
      enter(result.value)
      return navigate(linkTo('admin', { accountId: form.accountId }), { replace: true })
    }
    const { error } = result
    if (error.errors.some(({ code }) => code === 'TOKEN_INVALID')) return onGone()
    const found = error.errors.flatMap(({ field, code }) => {
      const at = getFaultAt(field, code)
      return at === null ? [] : [at]
    })
    const [first] = found
    if (first === undefined) return setFailure(error)
    setStep(getStep(first[0]))
    show(Object.fromEntries(found))
  }
  const getFault = (field: Field) => faults[field] ?? null
  return { form, step, reached, findings, failure, isSending, change, go, next, getFault }
}

export type SetupState = ReturnType<typeof useSetupForm>
