import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell, { type TableCellProps } from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { ComponentProps, ReactNode } from 'react'

export { TableRow }

interface DataTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** What the table is of, above it. */
  readonly caption?: ReactNode
  /** What stands above each column; hidden = only for screen readers, end = above amounts, which stand at the end. */
  readonly columns: readonly (string | { readonly hidden: string } | { readonly end: string })[]
  /** Rows of `RowHead` and `Cell`. */
  readonly children: ReactNode
}

/** A table; where it has no room for its columns each row becomes a block, its cells below each other. */
export function DataTable({ caption, columns, children, ...table }: DataTableProps) {
  return (
    <Table {...table}>
      {caption === undefined ? null : <caption>{caption}</caption>}
      <TableHead>
        <TableRow>
          {columns.map((column) => {
            if (typeof column === 'string') return <TableCell key={column}>{column}</TableCell>
            if ('end' in column)
              return (
                <TableCell key={column.end} align="right">
                  {column.end}
                </TableCell>
              )
            return (
              <TableCell key={column.hidden}>
                <span className="visually-hidden">{column.hidden}</span>
              </TableCell>
            )
          })}
        </TableRow>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  )
}

/** What a row is about. */
export function RowHead(props: TableCellProps) {
  return <TableCell component="th" scope="row" {...props} />
}

interface CellProps extends TableCellProps {
  /** What stands above the column: said beside the value where the columns have no room. */
  readonly label?: string
}

/** A value of a row. */
export function Cell({ label, children, ...cell }: CellProps) {
  return (
    <TableCell data-label={label} {...cell}>
      {/* Beside its label it has to be one piece. */}
      {label === undefined ? children : <div>{children}</div>}
    </TableCell>
  )
}
