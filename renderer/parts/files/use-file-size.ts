import { useLocale } from '#renderer/i18n/useFormat.ts'

/** How large a file is, in words: `612 kB`, `1,1 MB`. */
export function useFileSize(): (bytes: number) => string {
  const locale = useLocale()
  return (bytes) => {
    const [unit, amount] =
      bytes >= 1_000_000 ? (['MB', bytes / 1_000_000] as const) : (['kB', Math.max(1, bytes / 1_000)] as const)
    const maximumFractionDigits = unit === 'MB' && amount < 10 ? 1 : 0
    return `${amount.toLocaleString(locale === 'en' ? 'en-GB' : 'de-DE', { maximumFractionDigits })}\u00a0${unit}`
  }
}
