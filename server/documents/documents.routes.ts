import type { Handlers } from '#server/gateway/handlers.types.ts'
import { getPage } from '#server/gateway/paging.ts'
import { answer, answerTo, createdAnswerTo, refuse } from '#server/platform/http/answers.ts'
import type { DocumentListService } from './document-list.service.ts'
import { listTypes } from './document-words.ts'
import type { DocumentsService } from './documents.service.ts'
import type { UnitDocumentsService } from './unit-documents.service.ts'

type DocumentHandlers = Pick<
  Handlers,
  | 'listUnitDocuments'
  | 'noteDocumentOpened'
  | 'getDocumentAddress'
  | 'getDocumentsArchiveAddress'
  | 'downloadDocumentsArchive'
  | 'listDocuments'
  | 'listDocumentPlaces'
  | 'createDocument'
  | 'addDocumentVersion'
  | 'changeDocument'
  | 'deleteDocument'
  | 'getStaffDocumentAddress'
>

interface Parts {
  readonly unitDocuments: UnitDocumentsService
  readonly documents: DocumentsService
  readonly documentList: DocumentListService
}

/** Documents, for buyers and for the team (DOC). */
export function documentRoutes({ unitDocuments, documents, documentList }: Parts): DocumentHandlers {
  return {
    async listUnitDocuments({ caller, unit, query }) {
      return answer(await unitDocuments.list({ caller, unit }, query.locale ?? null))
    },

    async noteDocumentOpened({ caller, unit, params, body }) {
      return answerTo(await unitDocuments.noteOpened({ caller, unit }, params.documentId, body.version))
    },

    async getDocumentAddress({ unit, params }) {
      return answerTo(await unitDocuments.address(unit, params.documentId, Number(params.version)))
    },

    async getDocumentsArchiveAddress({ unit, query }) {
      return answerTo(await unitDocuments.archiveAddress(unit, query.locale ?? null))
    },

    async downloadDocumentsArchive({ params, query }) {
      const archive = await unitDocuments.openArchive(params.archiveId, query.until, query.signature)
      return archive === null
        ? refuse('NOT_FOUND', 'This address opens nothing any more.')
        : { kind: 'download', contentType: 'application/zip', ...archive }
    },

    async listDocuments({ caller, query }) {
      const { projectId = null, unitId = null, role = null, visibility = null, search = null, locale = null } = query
      const wanted = { projectId, unitId, role, visibility, search, locale, page: getPage(query) }
      const { documents: listed, total } = await documentList.list(caller, wanted)
      return answer({ types: listTypes(locale ?? 'de'), documents: listed }, { 'X-Total-Count': String(total) })
    },

    async listDocumentPlaces({ caller, query }) {
      const { unitId = null, locale = null } = query
      return answer(await documentList.places(caller, { unitId, locale }))
    },

    async createDocument({ caller, params, body, facts }) {
      return createdAnswerTo(await documents.create(caller, params.projectId, body, facts.onceKey))
    },

    async addDocumentVersion({ caller, params, body, facts }) {
      return createdAnswerTo(await documents.replace(caller, params.documentId, body, facts.onceKey))
    },

    async changeDocument({ caller, params, body }) {
      return answerTo(await documents.change(caller, params.documentId, body))
    },

    async deleteDocument({ caller, params }) {
      return answerTo(await documents.delete(caller, params.documentId))
    },

    async getStaffDocumentAddress({ caller, params }) {
      return answerTo(await documentList.address(caller, params.documentId, Number(params.version)))
    },
  }
}
