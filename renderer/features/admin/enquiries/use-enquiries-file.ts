import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { csvAmount, type CsvCell, formatCsv } from '#renderer/platform/csv.ts'
import { saveFile } from '#renderer/platform/save-file.ts'
import { type EnquiriesView, type EnquiryRow, readEnquiries } from './use-enquiries.ts'

/** As many as the server gives at once. */
const AT_ONCE = 100

/** What the list shows on all its pages as a file for spreadsheets (ENQ-8). */
export function useEnquiriesFile(view: EnquiriesView) {
  const { t } = useTranslation('admin-enquiries')
  const locale = useLocale()
  const notify = useNotify()
  const [isSaving, setIsSaving] = useState(false)

  async function readAll(): Promise<readonly EnquiryRow[]> {
    const all: EnquiryRow[] = []
    for (let page = 1; ; page += 1) {
      const { rows, total } = await readEnquiries({ ...view, page }, locale, AT_ONCE)
      all.push(...rows)
      if (rows.length < AT_ONCE || all.length >= total) return all
    }
  }

  async function save(): Promise<void> {
    setIsSaving(true)
    try {
      const rows = await readAll()
      const text = formatCsv([HEADS.map((head) => t(`csv.${head}`)), ...rows.map(getCells)])
      saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), t('csv.file'))
    } catch {
      notify({ severity: 'error', title: t('notDone.noFile') })
    } finally {
      setIsSaving(false)
    }
  }

  function getCells(row: EnquiryRow): CsvCell[] {
    const { receivedAt, state, kind, kioskName, project, unit, name, email, phone, message, total, totalOnRequest } =
      row
    return [
      receivedAt.slice(0, 16).replace('T', ' '),
      row.isErased ? t('erased') : t(`states.${state}`),
      t(`kinds.${kind}`),
      kioskName ?? t('sources.portal'),
      project.name,
      unit?.name ?? '',
      name,
      email,
      phone,
      message,
      total === null ? '' : csvAmount(total, locale),
      total === null ? '' : String(totalOnRequest),
      row.assignee?.name ?? '',
      row.next?.text ?? '',
      row.next?.day ?? '',
    ]
  }

  return { save, isSaving }
}

const HEADS = [
  'received',
  'state',
  'kind',
  'source',
  'project',
  'unit',
  'name',
  'email',
  'phone',
  'message',
  'total',
  'onRequest',
  'assignee',
  'next',
  'nextDay',
] as const
