import { useTranslation } from 'react-i18next'
import { Pages } from '#renderer/ui/Pages.tsx'

interface ListPagesProps {
  readonly page: number
  readonly pageCount: number
  readonly onPage: (page: number) => void
}

/** The way through a list of several pages. */
export function ListPages({ page, pageCount, onPage }: ListPagesProps) {
  const { t } = useTranslation('admin')
  const words = {
    page: (of: number) => t('pages', { page: of, count: pageCount }),
    previous: t('previous'),
    next: t('next'),
  }
  return <Pages page={page} pageCount={pageCount} words={words} onPage={onPage} />
}
