import {
  DOCUMENT_GROUPS,
  DOCUMENT_ROLES,
  type DocumentGroup,
  getDocumentGroup,
  getDocumentRole,
} from './document-roles.ts'

/** What is asked of a document to put it in its place. */
export interface ArrangedDocument {
  readonly role: string
  readonly displayName: string
  /** ISO time. */
  readonly updatedAt: string
  readonly visibility: string
  readonly room: { readonly id: string } | null
}

/** Of several that are called the same within one type, the one that was changed last (DOC-4); the order stays. */
export function keepNewest<D extends ArrangedDocument>(documents: readonly D[]): readonly D[] {
  const newest = new Map<string, D>()
  for (const document of documents) {
    const key = JSON.stringify([document.role, document.displayName])
    const known = newest.get(key)
    if (known === undefined || known.updatedAt < document.updatedAt) newest.set(key, document)
  }
  return documents.filter((document) => [...newest.values()].includes(document))
}

/** Some documents under their heading. */
export interface DocumentSection<D, Key> {
  readonly key: Key
  readonly documents: readonly D[]
}

/** By their types, those that have any (DOC-1); within one by their roles, then by name. */
export function groupByType<D extends ArrangedDocument>(
  documents: readonly D[],
): readonly DocumentSection<D, DocumentGroup>[] {
  return DOCUMENT_GROUPS.map((key) => ({
    key,
    documents: sorted(documents.filter(({ role }) => getDocumentGroup(role) === key)),
  })).filter((section) => section.documents.length > 0)
}

/**
 * By rooms, in the order of `roomIds`, those that have any (DOC-1). null = the unit as a whole: it stands first, with what
 * is of no room, and with what is not public: a room lists public files alone (DOC-3).
 */
export function groupByRoom<D extends ArrangedDocument>(
  documents: readonly D[],
  roomIds: readonly string[],
): readonly DocumentSection<D, string | null>[] {
  const findPlace = ({ room, visibility }: D) =>
    room !== null && visibility === 'public' && roomIds.includes(room.id) ? room.id : null
  return [null, ...roomIds]
    .map((key) => ({ key, documents: sorted(documents.filter((document) => findPlace(document) === key)) }))
    .filter((section) => section.documents.length > 0)
}

function sorted<D extends ArrangedDocument>(documents: readonly D[]): readonly D[] {
  const place = ({ role }: D) => DOCUMENT_ROLES.indexOf(getDocumentRole(role))
  return documents.toSorted((a, b) => place(a) - place(b) || compare(a.displayName, b.displayName))
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
