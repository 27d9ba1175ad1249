import { randomUUID } from 'node:crypto'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { sendSetupMail } from '#shared/contracts/http/setup.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { PORTAL_LOGO } from '#server/mail/brand.ts'
import type { MailPictures } from '#server/mail/mail-pictures.ts'
import { type MailPort, readFailure } from '#server/mail/mail-port.ts'
import { mailTestMail } from '#server/mail/templates/mail-test.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'

interface Parts {
  readonly mailPort: MailPort
  readonly mailPictures: MailPictures
  /** ms since epoch. */
  readonly now: () => number
}

/** Hands one mail over at once, past the queue: nothing is stored, since there is no account that it could belong to. */
export async function tryMail(
  { mailPort, mailPictures, now }: Parts,
  { email, locale }: { readonly email: string; readonly locale: Locale },
): Promise<AnswerOf<typeof sendSetupMail>> {
  const startedAt = performance.now()
  const getDuration = () => Math.round(performance.now() - startedAt)
  try {
    const logo = await mailPictures.getFile(PORTAL_LOGO)
    await mailPort.send({
      id: randomUUID(),
      recipient: email.trim(),
      replyTo: null,
      ...mailTestMail(locale),
      pictures: logo === null ? [] : [logo],
      createdAt: isoTime(now()),
    })
    return { outcome: mailPort.keepsMails ? 'kept' : 'sent', milliseconds: getDuration(), failure: null }
  } catch (error) {
    const { kind, answer } = readFailure(error)
    return { outcome: 'failed', milliseconds: getDuration(), failure: { kind, answer } }
  }
}
