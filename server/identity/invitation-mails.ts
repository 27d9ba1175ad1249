import type { Locale } from '#shared/contracts/primitives.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import type { Invitation } from './invitations.repository.ts'
import type { MailQueue } from '#server/mail/mail-queue.ts'
import { invitationMail } from '#server/mail/templates/invitation.ts'
import { getMailColours, getMailLogo, PORTAL_COLOURS, PORTAL_LOGO } from '#server/mail/brand.ts'
import type { Place } from './invitation-places.ts'
import type { Caller } from './sessions.service.ts'

interface Parts {
  readonly mails: MailQueue
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
}

export interface InvitationLink {
  readonly token: string
  /** null = the project's language. */
  readonly locale: Locale | null
  /** Who is invited has an account already: the link leads to its login. */
  readonly isMember: boolean
}

/** Queues the mail with the link, in the transaction that stores its token. */
export async function addInvitationMail(
  { mails, baseUrl }: Parts,
  db: Db,
  caller: Caller,
  invitation: Invitation,
  { units, project }: Place,
  link: InvitationLink,
): Promise<void> {
  const sourceLanguage = project?.sourceLanguage ?? 'de'
  const locale = link.locale ?? sourceLanguage
  const { account } = caller
  const content = invitationMail({
    colours: project === null ? PORTAL_COLOURS : getMailColours(project),
    locale,
    projectName: project?.name ?? account.name,
    kind: link.isMember ? 'member' : invitation.group === 'buyer' ? 'buyer' : 'user',
    firstName: invitation.firstName,
    lastName: invitation.lastName,
    unitNames: units.map(({ displayName }) => textIn(displayName, locale, sourceLanguage)),
    url: `${baseUrl()}/bp/${encodeURIComponent(account.id)}/${makePath(link, project)}`,
    expiresAt: invitation.expiresAt,
  })
  await mails.add(db, {
    ...content,
    kind: 'invitation',
    about: { kind: 'invitation', id: invitation.id, label: '' },
    unitId: units[0]?.id ?? null,
    accountId: account.id,
    recipient: invitation.email,
    replyTo: null,
    pictures: [project === null ? PORTAL_LOGO : getMailLogo(project)],
    adminsOnly: invitation.group !== 'buyer',
    // Who has an account already logs in besides.
    opensAccount: !link.isMember,
  })
}

/** Below the account. */
function makePath({ token, isMember }: InvitationLink, project: Place['project']): string {
  if (isMember) return `users/units?${new URLSearchParams({ token }).toString()}`
  const page = ['registration', token].map(encodeURIComponent).join('/')
  return project === null ? page : `${encodeURIComponent(project.slug)}/${page}`
}
