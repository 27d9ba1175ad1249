import type {
  ConflictReport,
  IntentError,
  IntentResult,
  OptionRef,
} from '#shared/domain/configuration/configuration.types.ts'
import { chooseOption, type Configuration, toggleBundle } from '#shared/domain/index.ts'
import type { DialogParams } from '#renderer/unit/dialogs/dialogs.types.ts'

/** What was wanted: an option, or an upgrade switched over. */
export type RulesRequest =
  | { readonly kind: 'option'; readonly itemId: string; readonly productId: string }
  | { readonly kind: 'bundle'; readonly bundleId: string }

/** Whether it can be done as things stand. */
export type RulesAnswer =
  | { readonly kind: 'fits' }
  | { readonly kind: 'conflict'; readonly report: ConflictReport }
  | { readonly kind: 'refused'; readonly error: IntentError }

/** The wish that the address names; null when it names none. */
export function readRequest({ itemId, productId, bundleId }: DialogParams<'rules'>): RulesRequest | null {
  if (bundleId !== undefined) return { kind: 'bundle', bundleId }
  if (itemId !== undefined && productId !== undefined) return { kind: 'option', itemId, productId }
  return null
}

/** The wish with everything that changes with it, as one (RUL-10). */
export function carryOut(
  configuration: Configuration,
  request: RulesRequest,
  picks: readonly OptionRef[],
): IntentResult<Configuration> {
  if (request.kind === 'bundle') return toggleBundle(configuration, { bundleId: request.bundleId, choices: picks })
  const { itemId, productId } = request
  return chooseOption(configuration, { itemId, productId }, ...picks)
}

/** What the wish would break, and the ways out (RUL-2). */
export function ask(configuration: Configuration, request: RulesRequest): RulesAnswer {
  const result = carryOut(configuration, request, [])
  if (result.ok) return { kind: 'fits' }
  const { error } = result
  return error.report === null ? { kind: 'refused', error } : { kind: 'conflict', report: error.report }
}
