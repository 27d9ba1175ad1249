import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { exportOwnData } from '#shared/contracts/http/profile.contract.ts'
import { toWire } from '#shared/contracts/wire.ts'
import { call } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { formatTime } from '#renderer/i18n/format-time.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { saveFile } from '#renderer/platform/save-file.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { DeletionDialog } from './DeletionDialog.tsx'
import { Section } from './Section.tsx'
import styles from './settings.module.css'
import type { Profile } from './use-profile.ts'

/** ms; everything there is takes longer than a page. */
const EXPORT_TIMEOUT = 60_000

/** The user's own data as a file, and the request to delete it (SET-1, decision 24). */
export function DataSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('settings')
  const locale = useLocale()
  const notify = useNotify()
  const [isExporting, setIsExporting] = useState(false)
  const [isAsking, setIsAsking] = useState(false)

  const download = async () => {
    setIsExporting(true)
    const result = await call(exportOwnData, { timeout: EXPORT_TIMEOUT, silent: true })
    setIsExporting(false)
    if (!result.ok) {
      const isTooMany = result.error.status === 429
      notify({ severity: 'error', title: isTooMany ? t('failure.tooManyRequests') : t('data.exportFailed') })
      return
    }
    const file = new Blob([JSON.stringify(toWire(result.value), null, 2)], { type: 'application/json' })
    saveFile(file, `wohnwahl-${result.value.exportedAt.slice(0, 10)}.json`)
    notify({ severity: 'success', title: t('data.exported') })
  }

  return (
    <Section anchor="data" title={t('data.title')} intro={t('data.exportBody')}>
      <Button
        className={styles.start}
        variant="outlined"
        startIcon={<NamedIcon name="download" size={20} />}
        disabled={isExporting}
        onClick={() => void download()}
      >
        {isExporting ? t('data.exporting') : t('data.export')}
      </Button>
      <div className={`ww-stack ww-gap-12 ${styles.apart}`}>
        {profile.deletionRequestedAt === null ? (
          <>
            <p className="ww-muted">{t('data.deletionBody')}</p>
            <Button className={styles.start} variant="outlined" color="error" onClick={() => setIsAsking(true)}>
              {t('data.deletion')}
            </Button>
          </>
        ) : (
          <p role="status">
            {t('data.deletionRequested', { time: formatTime(profile.deletionRequestedAt, locale, 'moment') })}
          </p>
        )}
      </div>
      {isAsking ? <DeletionDialog onClose={() => setIsAsking(false)} /> : null}
    </Section>
  )
}
