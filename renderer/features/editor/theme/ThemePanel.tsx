import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { THEME_NAMES } from '#shared/domain/look/palettes.ts'
import { useTheme } from '#renderer/theme/theme.store.ts'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { useEditor } from '../editor.store.ts'
import styles from '../editor.module.css'
import { PanelFrame } from '../PanelFrame.tsx'
import { ColoursTab } from './ColoursTab.tsx'
import { chooseTheme } from './theme-actions.ts'
import own from './theme.module.css'

/** CodeMirror comes with the tab. */
const AdvancedTab = lazy(async () => ({ default: (await import('./AdvancedTab.tsx')).AdvancedTab }))
const TABS = ['colours', 'advanced'] as const

/** EDT-32..40: the theme of the project's pages, its colours, and whatever else of its look is its own. */
export function ThemePanel() {
  const { t } = useTranslation('editor')
  return (
    <PanelFrame title={t('panel.theme')}>
      <Suspense fallback={<p className={styles.part}>{t('load.loading')}</p>}>
        <Content />
      </Suspense>
    </PanelFrame>
  )
}

function Content() {
  const { t } = useTranslation('editor-look')
  const { t: editor } = useTranslation('editor')
  const theme = useEditor((state) => (state.lookedAt?.design ?? state.edit.design).theme)
  const [tab, setTab] = useState<(typeof TABS)[number]>('colours')
  // What is worked on is what is seen, whatever this device has chosen for itself.
  useEffect(() => {
    useTheme.setState({ worked: theme })
    return () => useTheme.setState({ worked: null })
  }, [theme])
  return (
    <>
      <div className={own.scheme}>
        <span aria-hidden="true">{t('scheme.label')}</span>
        <Segmented
          label={t('scheme.label')}
          value={theme}
          options={THEME_NAMES.map((name) => ({ value: name, label: t(`scheme.${name}`) }))}
          onChange={chooseTheme}
        />
        <p className={own.note}>{t('schemeHint')}</p>
      </div>
      <div className={styles.tabs}>
        {TABS.map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {t(`tab.${name}`)}
          </button>
        ))}
      </div>
      {tab === 'colours' ? (
        <ColoursTab />
      ) : (
        <Suspense fallback={<p className={styles.part}>{editor('load.loading')}</p>}>
          <AdvancedTab />
        </Suspense>
      )}
    </>
  )
}
