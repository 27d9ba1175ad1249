import type { TFunction } from 'i18next'
import type { Locale, Portal } from '#shared/contracts/primitives.ts'
import type { ProjectImage } from '../forms/use-pictures.ts'

/** Languages in which nothing is said of a picture. */
export function missingTexts({ alt }: ProjectImage, languages: readonly Locale[]): readonly Locale[] {
  return languages.filter((language) => (alt[language] ?? '') === '')
}

interface Uses {
  /** As often as the page that is edited names it. */
  readonly here: number
  /** Portals that name it as they are stored. */
  readonly usedIn: readonly Portal[]
  /** The one that is edited. */
  readonly portal: Portal
}

/** Where a picture is used, in few words. */
export function usesInShort(t: TFunction<'editor'>, { here, usedIn, portal }: Uses): string {
  if (here > 0) return t('media.used', { count: here })
  const [first, second] = usedIn
  if (first === undefined) return t('media.unused')
  if (second !== undefined) return t('media.usedIn.both')
  return first === portal ? t('media.saved') : t(`media.usedIn.${first}`)
}

/** The same, each of them; empty = nobody uses it. */
export function usesInFull(t: TFunction<'editor'>, { here, usedIn }: Uses): readonly string[] {
  const stored = usedIn.map((portal) => t(`media.uses.${portal}`))
  return here > 0 ? [t('media.uses.here', { count: here }), ...stored] : stored
}
