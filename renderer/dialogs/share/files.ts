/** Hands a file over to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  const url = URL.createObjectURL(file)
  link.href = url
  link.download = name
  link.click()
  // The download has begun by then; at once would be too soon for some browsers.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** A file name that every system takes: `Bad-Wohnung-A-12.pdf`. */
export function fileName(parts: readonly string[], extension: string): string {
  const plain = parts
    .join(' ')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return `${plain === '' ? 'Raum' : plain}.${extension}`
}

/** Whether this browser hands files to other apps. */
export function canShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] })
}
