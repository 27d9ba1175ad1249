import i18next from 'i18next'
import type { ErrorCode } from '#shared/contracts/errors.ts'

/**
 * What error codes say, a sentence each, none twice (SHL-22). The words come when somebody needs them; null = they cannot be
 * had, as without network.
 */
export async function wordErrors(codes: readonly ErrorCode[]): Promise<string | null> {
  await i18next.loadNamespaces('errors')
  if (!i18next.hasLoadedNamespace('errors')) return null
  const t = i18next.getFixedT(null, 'errors')
  return [...new Set(codes.map((code) => t(code)))].join(' ')
}
