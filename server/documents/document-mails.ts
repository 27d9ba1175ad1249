import { listBuyerProfiles } from '#server/identity/profiles.repository.ts'
import { getMailColours, getMailLogo } from '#server/mail/brand.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { documentMail } from '#server/mail/templates/document.ts'
import { takeUnitMailTime } from '#server/mail/unit-mail-times.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { findProject, type Project } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { listUnitsWithDocument } from './documents-units.ts'
import type { DocumentRow } from './documents.repository.ts'

/** ms between two mails to a buyer about a unit's documents; what comes meanwhile is told by one after it. */
const QUIET_MS = 10 * 60_000

interface Parts {
  readonly mails: MailQueue
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
  /** ms since epoch. */
  readonly now: () => number
}

export interface DocumentMails {
  /** To the buyers of every unit that has it: there is one, or a newer version. */
  write(db: Db, document: DocumentRow): Promise<void>
}

/** Mails about documents, without what is in them, to those who want to hear of what is sent to them. */
export function createDocumentMails({ mails, baseUrl, now }: Parts): DocumentMails {
  async function writeAbout(db: Db, unit: Unit, project: Project): Promise<void> {
    for (const { user, preferences } of await listBuyerProfiles(db, unit.id)) {
      if (preferences.notifications?.messages === false) continue
      const told = { kind: 'document', unitId: unit.id } as const
      const at = await takeUnitMailTime(db, { ...told, userId: user.id }, now(), QUIET_MS)
      if (at === null) continue
      const locale = preferences.language ?? project.sourceLanguage
      const [account, ...path] = [unit.accountId, project.slug, unit.slug].map(encodeURIComponent)
      const content = documentMail({
        locale,
        colours: getMailColours(project),
        projectName: project.name,
        unitName: textIn(unit.displayName, locale, project.sourceLanguage),
        url: `${baseUrl()}/bp/${account}/${path.join('/')}/documents`,
      })
      await mails.add(db, {
        ...content,
        ...told,
        accountId: unit.accountId,
        recipient: user.email,
        replyTo: null,
        pictures: [getMailLogo(project)],
        sendAt: isoTime(at),
      })
    }
  }

  return {
    async write(db, document) {
      if (document.visibility === 'internal') return
      const project = await findProject(db, document.projectId, document.accountId)
      if (project === null) return
      for (const unit of await listUnitsWithDocument(db, document)) await writeAbout(db, unit, project)
    },
  }
}
