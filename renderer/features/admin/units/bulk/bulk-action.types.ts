import type { UnitRow } from '../unit-rows.ts'

/** Something that can be done with the chosen units. */
export interface BulkActionProps {
  readonly rows: readonly UnitRow[]
  /** It is done but for these, by id: they stay chosen. */
  readonly onDone: (leftIds: readonly string[]) => void
}
