import type { BodyOf } from '#shared/contracts/http/endpoint.ts'
import type { saveConfiguration } from '#shared/contracts/http/configurations.contract.ts'
import {
  type BuyerSelection,
  type DesignLineSelection,
  type LineItemActivation,
  NO_CHANGE,
} from '#shared/domain/selections/selections.types.ts'
import type { Database } from '#server/platform/db/database.types.ts'
import { answer, answerTo, refuse, revisionHeaders } from '#server/platform/http/answers.ts'
import type { Handlers } from '#server/gateway/handlers.types.ts'
import type { ConfigurationsService } from './configurations.types.ts'

type ConfigurationHandlers = Pick<
  Handlers,
  | 'getConfiguration'
  | 'saveConfiguration'
  | 'saveBuyerSelections'
  | 'saveLineItemActivations'
  | 'saveDesignLineSelections'
>

type Changes = BodyOf<typeof saveConfiguration>
type SelectionChanges = NonNullable<Changes['buyerSelections']>
type ActivationChanges = NonNullable<Changes['buyerLineItemActivations']>

interface Parts {
  readonly database: Database
  readonly configurations: ConfigurationsService
}

/** The buyer's configuration (API-22..28, decisions 2, 6, 8 and 20). */
export function configurationRoutes({ database, configurations }: Parts): ConfigurationHandlers {
  return {
    async getConfiguration({ unit }) {
      const current = await configurations.read(database.kysely, unit)
      return answer(configurations.describe(current), revisionHeaders(current.stored))
    },

    async saveConfiguration({ caller, unit, write, body }) {
      const change = {
        buyerSelections: selectionChange(body.buyerSelections ?? {}),
        buyerLineItemActivations: activationChange(body.buyerLineItemActivations ?? {}),
        buyerDesignLineSelections: designLines(body),
      }
      return answerTo(await configurations.save({ caller, unit, conditions: write }, change), revisionHeaders)
    },

    async saveBuyerSelections({ caller, unit, write, body }) {
      const change = { ...NO_CHANGE, buyerSelections: selectionChange(body.buyerSelections) }
      return answerTo(await configurations.save({ caller, unit, conditions: write }, change), revisionHeaders)
    },

    async saveLineItemActivations({ caller, unit, write, body }) {
      const change = { ...NO_CHANGE, buyerLineItemActivations: activationChange(body.buyerLineItemActivations) }
      return answerTo(await configurations.save({ caller, unit, conditions: write }, change), revisionHeaders)
    },

    async saveDesignLineSelections({ caller, unit, write, body }) {
      const lines = designLines(body)
      if (lines === null) {
        return refuse('INVALID_VALUE', 'The list of selected lines is needed.', {
          field: 'buyer_design_line_selections',
        })
      }
      const change = { ...NO_CHANGE, buyerDesignLineSelections: lines }
      return answerTo(await configurations.save({ caller, unit, conditions: write }, change), revisionHeaders)
    },
  }
}

/** `_destroy`, `destroy` and `"destroy"` all remove an entry (decision 20). */
function selectionChange(changes: SelectionChanges): Record<string, BuyerSelection | null> {
  return mapEntries(changes, (change) =>
    typeof change === 'object' && 'productId' in change
      ? { productId: change.productId, quantity: change.quantity ?? null }
      : null,
  )
}

function activationChange(changes: ActivationChanges): Record<string, LineItemActivation | null> {
  return mapEntries(changes, (change) =>
    typeof change === 'object' && 'activated' in change
      ? { activated: change.activated, upgradeBundleId: change.upgradeBundleId ?? null }
      : null,
  )
}

/** The list in either spelling; the plural wins (decision 20). null = the list stays. */
function designLines(body: Pick<Changes, 'buyerDesignLineSelections' | 'buyerDesignLineSelection'>) {
  const lines: readonly DesignLineSelection[] | undefined =
    body.buyerDesignLineSelections ?? body.buyerDesignLineSelection
  return lines ?? null
}

function mapEntries<From, To>(entries: Readonly<Record<string, From>>, map: (entry: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(entries).map(([key, entry]) => [key, map(entry)]))
}
