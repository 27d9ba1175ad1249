import Pagination from '@mui/material/Pagination'

interface PagesProps {
  readonly page: number
  readonly pageCount: number
  readonly words: {
    /** Of a page: "page 2 of 7". */
    readonly page: (page: number) => string
    readonly previous: string
    readonly next: string
  }
  readonly onPage: (page: number) => void
}

/** The way through a list of several pages. */
export function Pages({ page, pageCount, words, onPage }: PagesProps) {
  if (pageCount <= 1) return null
  return (
    <Pagination
      aria-label={words.page(page)}
      count={pageCount}
      page={page}
      siblingCount={0}
      onChange={(_, next) => onPage(next)}
      getItemAriaLabel={(type, of) =>
        type === 'previous' ? words.previous : type === 'next' ? words.next : words.page(of ?? 1)
      }
    />
  )
}
