/** Where lists of enquiries, and single ones, are kept. */
export const ENQUIRIES_KEY = ['admin', 'enquiries'] as const
