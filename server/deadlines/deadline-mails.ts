import { listBuyerProfiles, type Profile } from '#server/identity/profiles.repository.ts'
import { getMailColours, getMailLogo } from '#server/mail/brand.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { deadlineMail } from '#server/mail/templates/deadline.ts'
import { takeUnitMailTime } from '#server/mail/unit-mail-times.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'

/** ms between two mails to somebody that a unit's dates have changed; what comes meanwhile is told by one after it. */
const QUIET_MS = 10 * 60_000

type Reader = Pick<Profile, 'user' | 'preferences'>

interface Telling {
  readonly occasion: 'set' | 'due'
  /** ISO time; null = of several. */
  readonly expiresAt: string | null
  /** ms since epoch when it is sent. */
  readonly at: number
}

interface Parts {
  readonly mails: Pick<MailQueue, 'add'>
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
  /** ms since epoch. */
  readonly now: () => number
}

export interface DeadlineMails {
  /** The buyers of a unit who want to hear of deadlines. */
  listReaders(db: Db, unitId: string): Promise<readonly Reader[]>
  /** To each of them, at once or some minutes after they were told last: dates are new or have moved. */
  writeSet(db: Db, unit: Unit): Promise<void>
  /** To one of them: a date comes near. `expiresAt`: ISO time; null = of several. */
  writeDue(db: Db, unit: Unit, reader: Reader, expiresAt: string | null): Promise<void>
}

/** Mails about deadlines, without what they say, to those who want to hear of them (DDL-28). */
export function createDeadlineMails({ mails, baseUrl, now }: Parts): DeadlineMails {
  const listReaders = async (db: Db, unitId: string) =>
    (await listBuyerProfiles(db, unitId)).filter(({ preferences }) => preferences.notifications?.deadlines !== false)

  async function write(db: Db, unit: Unit, { user, preferences }: Reader, telling: Telling) {
    const project = await findProject(db, unit.projectId, unit.accountId)
    if (project === null) return
    const locale = preferences.language ?? project.sourceLanguage
    const path = [unit.accountId, project.slug, unit.slug].map(encodeURIComponent).join('/')
    const content = deadlineMail({
      occasion: telling.occasion,
      locale,
      colours: getMailColours(project),
      projectName: project.name,
      unitName: textIn(unit.displayName, locale, project.sourceLanguage),
      expiresAt: telling.expiresAt,
      url: `${baseUrl()}/bp/${path}/deadlines`,
    })
    await mails.add(db, {
      ...content,
      kind: 'deadline',
      accountId: unit.accountId,
      unitId: unit.id,
      recipient: user.email,
      replyTo: null,
      pictures: [getMailLogo(project)],
      sendAt: isoTime(telling.at),
    })
  }

  return {
    listReaders,
    async writeSet(db, unit) {
      for (const reader of await listReaders(db, unit.id)) {
        const mail = { kind: 'deadline', unitId: unit.id, userId: reader.user.id } as const
        const at = await takeUnitMailTime(db, mail, now(), QUIET_MS)
        if (at !== null) await write(db, unit, reader, { occasion: 'set', expiresAt: null, at })
      }
    },
    writeDue: (db, unit, reader, expiresAt) => write(db, unit, reader, { occasion: 'due', expiresAt, at: now() }),
  }
}
