import type { MailMessage } from './mail-port.ts'

/** The message as nodemailer takes it. Nothing in it is read from files or fetched from anywhere. */
export function composeMessage(message: MailMessage, sender: string) {
  const { id, recipient, replyTo, subject, text, html, pictures, createdAt } = message
  return {
    from: sender,
    to: { name: '', address: recipient },
    ...(replyTo === null ? {} : { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    date: new Date(createdAt),
    messageId: `<${id}@${getDomain(sender)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    attachments: pictures.map(({ cid, fileName, contentType, bytes }) => ({
      cid,
      filename: fileName,
      contentType,
      content: bytes,
      contentDisposition: 'inline' as const,
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function getDomain(sender: string): string {
  return /@([A-Za-z0-9.-]+)/.exec(sender)?.[1] ?? 'localhost'
}
