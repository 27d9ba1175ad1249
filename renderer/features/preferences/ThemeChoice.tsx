import { useTranslation } from 'react-i18next'
import { THEME_NAMES, type ThemeName } from '#shared/domain/look/palettes.ts'
import { useTheme } from '#renderer/theme/theme.store.ts'
import { useScheme } from '#renderer/theme/use-scheme.ts'
import { Segmented } from '#renderer/ui/Segmented.tsx'

/** Chooses light, dark or element (SHL-30, decision 26); shows what the device prefers until then. `onChosen`: whoever else keeps it. */
export function ThemeChoice({ onChosen }: { onChosen?: (theme: ThemeName) => void }) {
  const { t } = useTranslation('session')
  const choose = useTheme((state) => state.choose)
  const shown = useScheme()
  const options = THEME_NAMES.map((value) => ({ value, label: t(`theme.${value}`) }))
  const change = (theme: ThemeName) => {
    choose(theme)
    onChosen?.(theme)
  }
  return <Segmented label={t('theme.label')} value={shown} options={options} onChange={change} />
}
