/** Of everything that is read for the team's inbox. */
export const MESSAGES_KEY = ['admin', 'messages'] as const
