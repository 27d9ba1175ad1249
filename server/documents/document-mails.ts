import { listBuyerProfiles } from '#server/identity/profiles.repository.ts'
import { getMailColours, getMailLogo } from '#server/mail/brand.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { hasMailSince } from '#server/mail/mails.repository.ts'
import { documentMail } from '#server/mail/templates/document.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { findProject, type Project } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import { listUnitsWithDocument } from './documents-units.ts'
import type { DocumentRow } from './documents.repository.ts'

/** ms within which a buyer gets one mail about a unit's documents, however many there are (decision 63). */
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
      const told = { kind: 'document', unitId: unit.id, recipient: user.email } as const
      if (await hasMailSince(db, told, isoTime(now() - QUIET_MS))) continue
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
        replyTo: null,
        pictures: [getMailLogo(project)],
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
