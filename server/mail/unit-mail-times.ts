import type { Db } from '#server/platform/db/database.types.ts'
import { takeTime, type UnitMail } from './unit-mails.repository.ts'

/**
 * When somebody may be told that there is something new in a unit, in ms since epoch: at once, or `apartMs` after the last
 * time. null = a mail waits already, and tells of this, too. Of several who ask at the same time one gets it.
 */
export function takeUnitMailTime(db: Db, mail: UnitMail, now: number, apartMs: number): Promise<number | null> {
  return takeTime(db, mail, now, apartMs)
}
