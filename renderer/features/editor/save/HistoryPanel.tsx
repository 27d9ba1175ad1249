import { useTranslation } from 'react-i18next'
import { useNotify } from '#renderer/notifications/index.ts'
import { useEditor } from '../editor.store.ts'
import styles from '../editor.module.css'
import { PanelFrame } from '../PanelFrame.tsx'
import type { EditedDesign } from '../model/wire.ts'
import { lookAt, lookAtPackage, PACKAGE } from '../saving.ts'
import { useTimeWords } from './use-time-words.ts'

const NO_VERSIONS: EditedDesign['versions'] = []

/** The last 20 that were published: each can be looked at on the page and brought back; so can what the project came with. */
export function HistoryPanel() {
  const { t } = useTranslation('editor')
  const notify = useNotify()
  const versions = useEditor((state) => state.server?.versions ?? NO_VERSIONS)
  const lookedAt = useEditor((state) => state.lookedAt?.revision)
  const time = useTimeWords()
  const look = async (revision: number) => {
    if (!(await lookAt(revision))) notify({ severity: 'error', title: t('history.failed') })
  }
  return (
    <PanelFrame title={t('panel.history')}>
      <div className={styles.scroll}>
        {versions.length === 0 ? <p className={styles.part}>{t('history.none')}</p> : null}
        <ul className={styles.versions}>
          {versions.map(({ revision, savedAt, savedBy, dashboardVersion }) => (
            <li key={revision}>
              <button type="button" aria-pressed={lookedAt === revision} onClick={() => void look(revision)}>
                <strong>{time(savedAt)}</strong>
                <span>
                  {savedBy ?? t('history.somebody')} · {t(`version.${dashboardVersion}`)}
                </span>
              </button>
            </li>
          ))}
          <li>
            <button type="button" aria-pressed={lookedAt === PACKAGE} onClick={lookAtPackage}>
              <strong>{t('history.package')}</strong>
              <span>{t('history.packageHint')}</span>
            </button>
          </li>
        </ul>
      </div>
    </PanelFrame>
  )
}
