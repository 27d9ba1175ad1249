import type { UnitDocument } from '#renderer/unit/documents/use-documents.ts'

/** What stands between a document and its version in the address of the page; no id has it. */
const OF = '~'

/** What the `document` parameter says for a version. */
export function previewName(id: string, version: number): string {
  return `${id}${OF}${version}`
}

/** The document and version that the parameter names; null = none that is here. */
export function findPreviewed(documents: readonly UnitDocument[], name: string | null) {
  const [id = '', number = ''] = (name ?? '').split(OF)
  const document = documents.find((one) => one.id === id)
  const version = document?.versions.find((one) => String(one.number) === number)
  return document === undefined || version === undefined ? null : { document, version }
}

/** Whether it lies outside of the portal, at an address of its own. */
export function isElsewhere({ attachmentUrl }: Pick<UnitDocument, 'attachmentUrl'>): boolean {
  return !attachmentUrl.startsWith('/')
}

/** Name of a download: what it is called, with the extension that it came with. */
export function downloadName(displayName: string, fileName: string): string {
  const [extension = ''] = /\.[A-Za-z0-9]{1,12}$/.exec(fileName) ?? []
  return `${displayName.replace(/[/\\:*?"<>|]/g, '-')}${extension}`
}
