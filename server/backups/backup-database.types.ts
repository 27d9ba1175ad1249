/** What a copied database holds. */
export interface DatabaseFacts {
  /** Changes of the schema that it has. */
  readonly migrations: readonly string[]
  /** Rows by table. */
  readonly rows: Readonly<Record<string, number>>
  /** Names of stored files (`<hash>.<extension>`) that stand in it anywhere. */
  readonly fileNames: ReadonlySet<string>
}

/** A database that can be copied while others write to it, and brought back where there is none. */
export interface BackupDatabase {
  readonly kind: 'sqlite' | 'postgres'
  /** Its file within a back-up. */
  readonly file: string
  /** Writes one moment of it to `path`, and reads what that moment holds. @throws when it cannot, or it is damaged */
  copyTo(path: string): Promise<DatabaseFacts>
  /** Whether there is nothing in it. */
  isEmpty(): Promise<boolean>
  /**
   * Brings a copy in, whole or not at all: where `check` throws at what it holds then, it is taken out again.
   * @throws when it cannot, and what `check` throws
   */
  restoreFrom(path: string, check: (facts: DatabaseFacts) => void): Promise<void>
}
