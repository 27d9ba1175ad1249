import { checkToken } from '#shared/contracts/http/tokens.contract.ts'
import { createVariant, deleteVariant, listVariants, updateVariant } from '#shared/contracts/http/variants.contract.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import { copySelections, normaliseSelections } from '#shared/domain/index.ts'
import { randomKey } from '#renderer/platform/random-key.ts'
import { type ApiResult, call } from '#renderer/api/index.ts'
import type { VariantsOutcome, VariantsStorage } from './variant.types.ts'

type VariantsAnswer = AnswerOf<typeof listVariants>

/** A unit’s variants on the server. The calls are silent: the dialog says what failed. */
export function createServerVariants(unitId: string): VariantsStorage {
  const params = (variantId: string) => ({ unitId, variantId })
  return {
    list: async () => getOutcome(await call(listVariants, { params: { unitId }, silent: true })),
    create: async (name, selections) => {
      const request = {
        params: { unitId },
        body: { name, key: randomKey(), ...copySelections(selections) },
        silent: true,
      }
      const first = await call(createVariant, request)
      // Nobody knows whether it arrived: the same key again makes no second one.
      return getOutcome(first.ok || first.error.status !== 0 ? first : await call(createVariant, request))
    },
    rename: async (id, name) =>
      getOutcome(await call(updateVariant, { params: params(id), body: { name }, silent: true })),
    overwrite: async (id, selections) =>
      getOutcome(
        await call(updateVariant, {
          params: params(id),
          body: { selections: copySelections(selections) },
          silent: true,
        }),
      ),
    remove: async (id) => getOutcome(await call(deleteVariant, { params: params(id), silent: true })),
  }
}

function getOutcome(result: ApiResult<VariantsAnswer>): VariantsOutcome {
  if (!result.ok) {
    // The session is over: a call that is not silent lets the shell say so and lead to the login.
    if (result.error.status === 401) void call(checkToken)
    return { ok: false, code: result.error.errors[0]?.code ?? null }
  }
  return {
    ok: true,
    variants: result.value.configurationVariants.map(({ id, name, catalogueRevision, updatedAt, ...wire }) => ({
      id,
      name,
      catalogueRevision,
      updatedAt,
      selections: normaliseSelections(wire),
    })),
  }
}
