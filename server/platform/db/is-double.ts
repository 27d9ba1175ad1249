/** SQLite: of a unique index, of a primary key. */
const SQLITE = [2067, 1555]
/** SQLSTATE unique_violation. */
const POSTGRES = '23505'

/** Whether a statement was refused because there is one already of what there may be once, by the error that came out. */
export function isDouble(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false
  if (error.code === POSTGRES) return true
  return 'errcode' in error && typeof error.errcode === 'number' && SQLITE.includes(error.errcode)
}
