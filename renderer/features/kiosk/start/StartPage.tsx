import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTitle } from '#renderer/ui/use-title.ts'
import { useKiosk } from '../state/kiosk.store.ts'
import { KioskBar } from '../unit/KioskBar.tsx'
import { useReturnLabel } from '../unit/use-return-label.ts'
import { FinishDialog } from '../visit/FinishDialog.tsx'
import { HomeCard } from './HomeCard.tsx'
import styles from './StartPage.module.css'
import { useFirstSight } from './use-first-sight.ts'

/** Where a visit begins: the homes that can be furnished here, each with plan, size and price (KSK-26). */
export function StartPage() {
  const { t } = useTranslation('kiosk')
  const project = useKiosk(({ host }) => host?.project?.name ?? '')
  const units = useKiosk(({ host }) => host?.units) ?? []
  const picture = useKiosk(({ host }) => host?.attract[0] ?? null)
  const [end, setEnd] = useState<{ readonly next: string | undefined } | null>(null)
  const back = useWayOut((next) => setEnd({ next }))
  const noteSettled = useFirstSight(units.length)
  useTitle(t('start.title'), project)
  return (
    <div className={styles.page}>
      {picture === null ? null : <img className={styles.backdrop} src={picture} alt="" draggable={false} />}
      <KioskBar back={back} onFinish={() => setEnd({ next: undefined })} />
      <main className={styles.content}>
        <div className={styles.words}>
          <h1 className="ww-title">{t('start.title')}</h1>
          <p className="ww-muted">{t(units.length === 0 ? 'start.none' : 'start.hint')}</p>
        </div>
        {units.length === 0 ? null : (
          <ul className={styles.homes} aria-label={t('start.homes')}>
            {units.map((unit) => (
              <li key={unit.id}>
                <HomeCard unit={unit} onSettled={noteSettled} />
              </li>
            ))}
          </ul>
        )}
      </main>
      {end === null ? null : <FinishDialog next={end.next} onSave={null} onClose={() => setEnd(null)} />}
    </div>
  )
}

/** Back from where one begins is only where the device stands within something larger (KSK-18). */
function useWayOut(onLeave: (url: string) => void) {
  const label = useReturnLabel()
  const url = useKiosk(({ host }) => host?.settings.returnUrl ?? null)
  return url === null ? null : { label, onPress: () => onLeave(url) }
}
