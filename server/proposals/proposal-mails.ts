import { listBuyerProfiles, listStaffProfiles, type Profile } from '#server/identity/profiles.repository.ts'
import { getMailColours, getMailLogo } from '#server/mail/brand.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { proposalMail } from '#server/mail/templates/proposal.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'

interface Parts {
  readonly mails: MailQueue
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
}

type Reader = Pick<Profile, 'user' | 'preferences'>

export interface ProposalMails {
  /** To the unit's buyers: there is one. */
  writeSent(db: Db, unit: Unit): Promise<void>
  /** To who proposed, while they may: there is an answer. */
  writeAnswered(db: Db, unit: Unit, authorId: string | null): Promise<void>
}

/** Mails about proposals, without what they say, to those who want to hear of choices (PRP-7, decision 63). */
export function createProposalMails({ mails, baseUrl }: Parts): ProposalMails {
  async function write(db: Db, unit: Unit, occasion: 'sent' | 'answered', readers: readonly Reader[]): Promise<void> {
    const project = await findProject(db, unit.projectId, unit.accountId)
    if (project === null) return
    const account = encodeURIComponent(unit.accountId)
    const path =
      occasion === 'sent'
        ? `${account}/${encodeURIComponent(project.slug)}/${encodeURIComponent(unit.slug)}/dashboard`
        : `${account}/admin/units/${encodeURIComponent(unit.packageId)}?tab=proposals`
    for (const { user, preferences } of readers) {
      if (preferences.notifications?.configurations === false) continue
      const locale = preferences.language ?? project.sourceLanguage
      const content = proposalMail({
        occasion,
        locale,
        colours: getMailColours(project),
        projectName: project.name,
        unitName: textIn(unit.displayName, locale, project.sourceLanguage),
        url: `${baseUrl()}/bp/${path}`,
      })
      await mails.add(db, {
        ...content,
        kind: 'proposal',
        accountId: unit.accountId,
        unitId: unit.id,
        recipient: user.email,
        replyTo: null,
        pictures: [getMailLogo(project)],
      })
    }
  }

  return {
    writeSent: async (db, unit) => write(db, unit, 'sent', await listBuyerProfiles(db, unit.id)),

    async writeAnswered(db, unit, authorId) {
      const { accountId, projectId } = unit
      const staff = await listStaffProfiles(db, { accountId, projectId, right: 'proposeChoices' })
      const author = staff.filter(({ user }) => user.id === authorId)
      await write(db, unit, 'answered', author)
    },
  }
}
