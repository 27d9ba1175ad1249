import type { AuditKind } from '#shared/contracts/http/account.contract.ts'

/** What the actions of each kind of entry begin with (LOG-2). */
export const ACTIONS_OF_KINDS: Readonly<Record<AuditKind, readonly string[]>> = {
  people: ['user.', 'invitation.', 'buyer.', 'profile.', 'deletion.'],
  access: ['session.', 'login.', 'login-link.', 'password.'],
  homes: [
    'configuration.',
    'variant.',
    'wish-link.',
    'sale.',
    'presentation.',
    'proposal.',
    'acting.',
    'reminder.',
    'deadline.',
    'document.',
  ],
  orders: ['order.'],
  enquiries: ['enquiry.', 'prospect.'],
  projects: ['project.', 'account.'],
  mails: ['mail.'],
  kiosks: ['device.'],
}
