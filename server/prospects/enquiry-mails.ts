import { findProfile } from '#server/identity/profiles.repository.ts'
import { getMailColours, getMailLogo } from '#server/mail/brand.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { enquiryAssignedMail } from '#server/mail/templates/enquiry-assigned.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { findProject } from '#server/projects/projects.repository.ts'
import type { Enquiry } from './enquiries.repository.ts'

interface Parts {
  readonly mails: Pick<MailQueue, 'add'>
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
}

/** Tells somebody that an enquiry is theirs now, with the way to it and nothing of what it says (decision 63). */
export async function addAssignmentMail(
  { mails, baseUrl }: Parts,
  db: Db,
  { id, accountId, projectId, unitId }: Pick<Enquiry, 'id' | 'accountId' | 'projectId' | 'unitId'>,
  assigneeId: string,
): Promise<void> {
  const profile = await findProfile(db, assigneeId)
  const project = await findProject(db, projectId, accountId)
  if (profile === null || project === null || profile.preferences.notifications?.messages === false) return
  const content = enquiryAssignedMail({
    locale: profile.preferences.language ?? project.sourceLanguage,
    colours: getMailColours(project),
    projectName: project.name,
    url: `${baseUrl()}/bp/${encodeURIComponent(accountId)}/admin/enquiries/${encodeURIComponent(id)}`,
  })
  await mails.add(db, {
    ...content,
    kind: 'assignment',
    about: { kind: 'enquiry', id, label: '' },
    accountId,
    unitId,
    recipient: profile.user.email,
    replyTo: null,
    pictures: [getMailLogo(project)],
  })
}
