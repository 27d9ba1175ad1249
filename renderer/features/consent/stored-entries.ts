/** CNS-3. */
export type ConsentGroup = 'necessary' | 'statistics'

/** Something that is kept in the browser. `text`: its purpose, a key of `consent:entries`. */
interface StoredEntry {
  readonly names: readonly string[]
  readonly text:
    | 'locale'
    | 'theme'
    | 'selection'
    | 'variants'
    | 'favorites'
    | 'opened'
    | 'visualVersion'
    | 'disclaimers'
    | 'consent'
    | 'correlation'
}

/** What a visitor's browser keeps, by group (CNS-8, CNS-9, SHL-33, SHL-34). */
export const STORED_ENTRIES: Readonly<Record<ConsentGroup, readonly StoredEntry[]>> = {
  necessary: [
    { names: ['locale'], text: 'locale' },
    { names: ['theme'], text: 'theme' },
    { names: ['selection_[unitId]'], text: 'selection' },
    { names: ['variants_[unitId]', 'history_[unitId]'], text: 'variants' },
    { names: ['favorites'], text: 'favorites' },
    { names: ['opened_[unitId]'], text: 'opened' },
    { names: ['configuratorVisualVersion'], text: 'visualVersion' },
    { names: ['disclaimers'], text: 'disclaimers' },
    { names: ['cookie_consent_statistics'], text: 'consent' },
  ],
  statistics: [{ names: ['correlation_id'], text: 'correlation' }],
}
