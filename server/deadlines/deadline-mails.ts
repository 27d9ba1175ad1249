import { listBuyerProfiles, type Profile } from '#server/identity/profiles.repository.ts'
import { getMailColours, getMailLogo } from '#server/mail/brand.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { hasMailSince } from '#server/mail/mails.repository.ts'
import { deadlineMail } from '#server/mail/templates/deadline.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'

/** ms within which somebody hears once that a unit's dates have changed (decision 63). */
const QUIET_MS = 10 * 60_000

type Reader = Pick<Profile, 'user' | 'preferences'>

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
  /** To each of them, unless they were told just now: dates are new or have moved. */
  writeSet(db: Db, unit: Unit): Promise<void>
  /** To one of them: a date comes near. `expiresAt`: ISO time; null = of several. */
  writeDue(db: Db, unit: Unit, reader: Reader, expiresAt: string | null): Promise<void>
}

/** Mails about deadlines, without what they say, to those who want to hear of them (DDL-28). */
export function createDeadlineMails({ mails, baseUrl, now }: Parts): DeadlineMails {
  const listReaders = async (db: Db, unitId: string) =>
    (await listBuyerProfiles(db, unitId)).filter(({ preferences }) => preferences.notifications?.deadlines !== false)

  async function write(db: Db, unit: Unit, { user, preferences }: Reader, expiresAt: string | null, isDue: boolean) {
    const project = await findProject(db, unit.projectId, unit.accountId)
    if (project === null) return
    const locale = preferences.language ?? project.sourceLanguage
    const path = [unit.accountId, project.slug, unit.slug].map(encodeURIComponent).join('/')
    const content = deadlineMail({
      occasion: isDue ? 'due' : 'set',
      locale,
      colours: getMailColours(project),
      projectName: project.name,
      unitName: textIn(unit.displayName, locale, project.sourceLanguage),
      expiresAt,
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
    })
  }

  return {
    listReaders,
    async writeSet(db, unit) {
      const since = isoTime(now() - QUIET_MS)
      for (const reader of await listReaders(db, unit.id)) {
        const mail = { kind: 'deadline', recipient: reader.user.email, unitId: unit.id } as const
        if (!(await hasMailSince(db, mail, since))) await write(db, unit, reader, null, false)
      }
    },
    writeDue: (db, unit, reader, expiresAt) => write(db, unit, reader, expiresAt, true),
  }
}
