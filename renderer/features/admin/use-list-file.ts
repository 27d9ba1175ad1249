import { useState } from 'react'
import { useNotify } from '#renderer/notifications/index.ts'
import { type CsvCell, formatCsv } from '#renderer/platform/csv.ts'
import { saveFile } from '#renderer/platform/save-file.ts'

/** As many as the server gives at once. */
export const AT_ONCE = 100

interface ListFile<Row> {
  /** `page`: from 1, of {@link AT_ONCE} rows. Throws when it cannot be read. */
  readonly readPage: (page: number) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>
  readonly heads: readonly string[]
  readonly getCells: (row: Row) => readonly CsvCell[]
  readonly fileName: string
  /** Said where it could not be made. */
  readonly failure: string
}

/** What a list shows on all its pages as a file for spreadsheets. */
export function useListFile<Row>({ readPage, heads, getCells, fileName, failure }: ListFile<Row>) {
  const notify = useNotify()
  const [isSaving, setIsSaving] = useState(false)

  async function readAll(): Promise<readonly Row[]> {
    const all: Row[] = []
    for (let page = 1; ; page += 1) {
      const { rows, total } = await readPage(page)
      all.push(...rows)
      if (rows.length < AT_ONCE || all.length >= total) return all
    }
  }

  async function save(): Promise<void> {
    setIsSaving(true)
    try {
      const text = formatCsv([heads, ...(await readAll()).map(getCells)])
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), fileName)
    } catch {
      notify({ severity: 'error', title: failure })
    } finally {
      setIsSaving(false)
    }
  }

  return { save, isSaving }
}
