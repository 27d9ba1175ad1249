/** What the program has to say to whoever runs it. Nothing in it tells who a person is (API-70). */
export interface Log {
  /** Something worth a line, for example a refused login. */
  note(text: string): void
  /** A fault of the program: with its stack. */
  fault(where: string, error: unknown): void
}

/** `anna@example.com` → `a***@e***.com` (API-70). */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const lastDot = domain.lastIndexOf('.')
  const ending = lastDot < 0 ? '' : domain.slice(lastDot)
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***${ending}`
}
