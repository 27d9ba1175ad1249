const PICTURES = /^image\/(png|jpeg|webp|avif|gif|svg\+xml)$/

/** How a file of this type is shown on a page; null = it can only be downloaded. */
export function findPreviewKind(contentType: string): 'pdf' | 'picture' | null {
  const [type = ''] = contentType.split(';', 1)
  if (type === 'application/pdf') return 'pdf'
  return PICTURES.test(type) ? 'picture' : null
}
