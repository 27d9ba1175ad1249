import type { Handlers } from '#server/gateway/handlers.types.ts'
import { getPage } from '#server/gateway/paging.ts'
import { answer, answerTo, createdAnswerTo } from '#server/platform/http/answers.ts'
import type { ResetsService } from '#server/configurations/resets.service.ts'
import type { UnitBuyersService } from '#server/identity/unit-buyers.service.ts'
import type { UnitFilesService } from './unit-files.service.ts'

type UnitFileHandlers = Pick<
  Handlers,
  'getStaffFile' | 'noteStaffVisit' | 'listUnitHistory' | 'removeBuyer' | 'resetChoices'
>

interface Parts {
  readonly unitFiles: UnitFilesService
  readonly unitBuyers: UnitBuyersService
  readonly resets: ResetsService
}

/** A unit's file, for the account's own people (FIL-1 to FIL-5). */
export function unitFileRoutes({ unitFiles, unitBuyers, resets }: Parts): UnitFileHandlers {
  return {
    async getStaffFile({ caller, unit, query }) {
      return answer(await unitFiles.read(caller, unit, query.locale ?? null))
    },

    async noteStaffVisit({ caller, unit }) {
      await unitFiles.noteVisit(caller, unit)
      return answer({ isNoted: true })
    },

    async listUnitHistory({ unit, query }) {
      const { entries, total } = await unitFiles.history(unit, query.locale ?? null, getPage(query))
      return answer(entries, { 'X-Total-Count': String(total) })
    },

    async resetChoices({ caller, unit, body }) {
      return createdAnswerTo(await resets.reset(caller, unit, body.variantName.trim()))
    },

    async removeBuyer({ caller, unit, params }) {
      return answerTo(await unitBuyers.remove(caller, unit, params.buyerId))
    },
  }
}
