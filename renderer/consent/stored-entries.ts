/** CNS-3. */
export type ConsentGroup = 'necessary' | 'statistics'

/** Something that is kept in the browser. `text`: its purpose, a key of `consent:entries`. */
interface StoredEntry {
  readonly names: readonly string[]
  readonly text:
    | 'locale'
    | 'theme'
    | 'login'
    | 'redirect'
    | 'query'
    | 'drafts'
    | 'letters'
    | 'selection'
    | 'pending'
    | 'variants'
    | 'steps'
    | 'favorites'
    | 'wishLinks'
    | 'answered'
    | 'visualVersion'
    | 'disclaimers'
    | 'consent'
    | 'correlation'
  /** When it goes, a key of `consent`; by itself as it is with its group. */
  readonly until?: 'untilSent' | 'untilLogout' | 'untilUsed' | 'untilTabClosed'
}

/** What a visitor's browser keeps, by group (CNS-8, CNS-9, SHL-32, SHL-33, SHL-34). */
export const STORED_ENTRIES: Readonly<Record<ConsentGroup, readonly StoredEntry[]>> = {
  necessary: [
    { names: ['locale'], text: 'locale' },
    { names: ['theme'], text: 'theme' },
    { names: ['selection_[unitId]'], text: 'selection' },
    {
      names: ['pending_[userId]_[unitId]', 'pending_favorites_[userId]_[unitId]'],
      text: 'pending',
      until: 'untilSent',
    },
    { names: ['variants_[unitId]', 'history_[unitId]'], text: 'variants' },
    { names: ['history_[userId]_[unitId]'], text: 'steps', until: 'untilTabClosed' },
    { names: ['favorites'], text: 'favorites' },
    { names: ['wish_links'], text: 'wishLinks' },
    { names: ['answered_[unitId]'], text: 'answered', until: 'untilTabClosed' },
    { names: ['configuratorVisualVersion'], text: 'visualVersion' },
    { names: ['disclaimers'], text: 'disclaimers' },
    { names: ['token'], text: 'login', until: 'untilLogout' },
    { names: ['redirectPath', 'pathName'], text: 'redirect', until: 'untilUsed' },
    { names: ['query.[name]'], text: 'query', until: 'untilTabClosed' },
    { names: ['drafts'], text: 'drafts', until: 'untilTabClosed' },
    { names: ['letters_[userId]_[unitId]'], text: 'letters', until: 'untilSent' },
    { names: ['cookie_consent_statistics'], text: 'consent' },
  ],
  statistics: [{ names: ['correlation_id'], text: 'correlation' }],
}
