import type { Handlers } from '#server/gateway/handlers.types.ts'
import { getPage } from '#server/gateway/paging.ts'
import { answer, answerTo } from '#server/platform/http/answers.ts'
import type { EnquiriesService } from './enquiries.service.ts'

type EnquiryHandlers = Pick<
  Handlers,
  'listEnquiries' | 'getEnquiry' | 'changeEnquiry' | 'addEnquiryNote' | 'openEnquiry' | 'eraseEnquiry'
>

/** What prospects have sent, for the account's own people (ENQ-2..7). */
export function enquiryRoutes({ enquiries }: { readonly enquiries: EnquiriesService }): EnquiryHandlers {
  return {
    async listEnquiries({ caller, query }) {
      const { filter = null, projectId = null, source = null, search = '', locale = null } = query
      const words = search.trim() === '' ? null : search.trim()
      const listing = { filter, projectId, source, search: words, locale, page: getPage(query) }
      const { enquiries: listed, counts, total } = await enquiries.list(caller, listing)
      return answer({ enquiries: listed, counts }, { 'X-Total-Count': String(total) })
    },

    async getEnquiry({ caller, params, query }) {
      return answerTo(await enquiries.get(caller, params.enquiryId, query.locale ?? null))
    },

    async changeEnquiry({ caller, params, query, body }) {
      return answerTo(await enquiries.change(caller, params.enquiryId, body, query.locale ?? null))
    },

    async addEnquiryNote({ caller, params, query, body }) {
      return answerTo(await enquiries.addNote(caller, params.enquiryId, body.text, query.locale ?? null))
    },

    async openEnquiry({ caller, params }) {
      return answerTo(await enquiries.open(caller, params.enquiryId))
    },

    async eraseEnquiry({ caller, params, query }) {
      return answerTo(await enquiries.erase(caller, params.enquiryId, query.locale ?? null))
    },
  }
}
