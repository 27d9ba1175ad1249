import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { DASHBOARD_VERSIONS } from '#shared/domain/designs/design.types.ts'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { chooseVersion } from '../editor-actions.ts'
import { useEditor } from '../editor.store.ts'
import styles from '../editor.module.css'
import { PanelFrame } from '../PanelFrame.tsx'
import { AddButton } from './AddButton.tsx'
import { MenuSwitch } from './MenuSwitch.tsx'
import { OutlineTab } from './OutlineTab.tsx'

/** CodeMirror comes with the tab. */
const JsonTab = lazy(async () => ({ default: (await import('../json/JsonTab.tsx')).JsonTab }))

/** EDT-13..15: which dashboard the portal has, and what the project's own is made of. */
export function DashboardPanel() {
  const { t } = useTranslation('editor')
  const version = useEditor((state) => state.edit.design.dashboardVersion)
  const tab = useEditor((state) => state.tab)
  const isCustom = version === 'custom'
  return (
    <PanelFrame title={t('panel.dashboard')}>
      <div className={styles.version}>
        <SelectField
          label={t('version.label')}
          value={version}
          options={DASHBOARD_VERSIONS.map((name) => ({ value: name, label: t(`version.${name}`) }))}
          onChange={(value) => {
            const chosen = DASHBOARD_VERSIONS.find((name) => name === value)
            if (chosen !== undefined) chooseVersion(chosen)
          }}
        />
        {isCustom ? <AddButton /> : null}
      </div>
      {isCustom ? (
        <>
          <Tabs />
          {tab === 'outline' ? (
            <OutlineTab />
          ) : (
            <Suspense fallback={<p className={styles.part}>{t('load.loading')}</p>}>
              <JsonTab />
            </Suspense>
          )}
        </>
      ) : (
        <div className={styles.scroll}>
          <p className={styles.part}>{t(`versionHint.${version}`)}</p>
          <MenuSwitch />
        </div>
      )}
    </PanelFrame>
  )
}

function Tabs() {
  const { t } = useTranslation('editor')
  const tab = useEditor((state) => state.tab)
  return (
    <div className={styles.tabs}>
      {(['outline', 'json'] as const).map((name) => (
        <button key={name} type="button" aria-pressed={tab === name} onClick={() => useEditor.setState({ tab: name })}>
          {t(`tab.${name}`)}
        </button>
      ))}
    </div>
  )
}
