import { expect } from '@playwright/test'
import * as z from 'zod/mini'
import { InvitationSchema } from '#shared/contracts/entities/identity.schema.ts'
import { bearer } from './api-client.ts'

const MailHeads = z.array(z.object({ id: z.string(), recipient: z.string(), subject: z.string() }))
const MailText = z.object({ text: z.string() })
const LoginLink = z.object({ path: z.string() })

/** Invites a buyer of units of the sample project. `token`: of an operator. @throws when it is refused */
export async function invite(
  url: string,
  token: string,
  person: {
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    readonly units: readonly string[]
  },
): Promise<void> {
  const answer = await fetch(`${url}/bp/api/v1/account/invitations`, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify({
      email: person.email,
      first_name: person.firstName,
      last_name: person.lastName,
      group: 'buyer',
      unit_ids: person.units,
      locale: 'de',
    }),
  })
  if (!answer.ok) throw new Error(`Invitation of ${person.email}: ${answer.status} ${await answer.text()}`)
  z.parse(InvitationSchema, await answer.json())
}

/** A link that logs a user in. `token`: of an operator. @throws when it is refused */
export async function loginLink(
  url: string,
  token: string,
  body: { readonly user_id: string; readonly kind: 'auth_token' | 'login_token'; readonly deep_link?: string },
): Promise<string> {
  const answer = await fetch(`${url}/bp/api/v1/account/login_links`, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`Login link: ${answer.status} ${await answer.text()}`)
  return z.parse(LoginLink, await answer.json()).path
}

/**
 * The path of the first link that somebody has been mailed and that goes on as `pattern` says. Waits for the mail.
 * `token`: of an admin where the link lets somebody in.
 */
export async function mailedPath(url: string, token: string, recipient: string, pattern: RegExp): Promise<string> {
  const headers = bearer(token)
  let path: string | undefined
  await expect
    .poll(async () => {
      const heads = z.parse(MailHeads, await (await fetch(`${url}/bp/api/v1/mails`, { headers })).json())
      for (const { id } of heads.filter((mail) => mail.recipient.includes(recipient))) {
        const { text } = z.parse(MailText, await (await fetch(`${url}/bp/api/v1/mails/${id}`, { headers })).json())
        const links = text.match(/https?:\/\/[^\s<>"]+/g) ?? []
        const link = links.find((one) => pattern.test(one))
        if (link !== undefined) {
          const { pathname, search } = new URL(link)
          path = pathname + search
        }
      }
      return path
    })
    .toBeDefined()
  return path ?? ''
}
