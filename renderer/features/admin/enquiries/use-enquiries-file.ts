import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { csvAmount, type CsvCell } from '#renderer/platform/csv.ts'
import { AT_ONCE, useListFile } from '../use-list-file.ts'
import { type EnquiriesView, type EnquiryRow, readEnquiries } from './use-enquiries.ts'

/** What the list shows on all its pages as a file for spreadsheets (ENQ-8). */
export function useEnquiriesFile(view: EnquiriesView) {
  const { t } = useTranslation('admin-enquiries')
  const locale = useLocale()

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

  return useListFile({
    readPage: (page) => readEnquiries({ ...view, page }, locale, AT_ONCE),
    heads: HEADS.map((head) => t(`csv.${head}`)),
    getCells,
    fileName: t('csv.file'),
    failure: t('notDone.noFile'),
  })
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
