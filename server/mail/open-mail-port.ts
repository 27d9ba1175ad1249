import { join } from 'node:path'
import type { MailPort } from './mail-port.ts'
import { openOutboxFolder } from './outbox-folder.ts'
import { openSmtp } from './smtp-port.ts'

const SENDER = 'Wohnwahl <no-reply@wohnwahl.example>'

export interface MailSettings {
  readonly dataDir: string
  /** A mail server; null = mails are kept in the data folder. */
  readonly smtpUrl: string | null
  /** `name <address>` that mails come from; null = the product's own. */
  readonly mailFrom: string | null
}

/** Where this portal's mails go. */
export function openMailPort({ dataDir, smtpUrl, mailFrom }: MailSettings): MailPort {
  const sender = mailFrom ?? SENDER
  return smtpUrl === null
    ? openOutboxFolder({ folder: join(dataDir, 'outbox'), sender })
    : openSmtp({ url: smtpUrl, sender })
}
