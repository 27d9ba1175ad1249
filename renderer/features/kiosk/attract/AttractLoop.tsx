import i18next from 'i18next'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LOCALES, type Locale } from '#shared/contracts/primitives.ts'
import { useKnownConfig } from '#renderer/session/index.ts'
import { changeLocale } from '#renderer/i18n/i18n.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { useKiosk } from '../state/kiosk.store.ts'
import { beginVisit, type VisitPhase } from '../visit/visit.store.ts'
import { StaffEntry } from '../staff/StaffEntry.tsx'
import { Button } from '#renderer/ui/Button.tsx'
import styles from './AttractLoop.module.css'
import { AttractVideo } from './AttractVideo.tsx'
import { useFilm } from './use-film.ts'
import { useSlides } from './use-slides.ts'

const NONE: readonly string[] = []
const WHAT = ['look', 'choose', 'take'] as const

/**
 * The project's film and its pictures, one after the other, over the whole screen until somebody touches it. They stay, as `opening`, until
 * the first room is there to be seen behind them, and then fade. As long as they are there they take every touch: an
 * impatient second one must not choose something that nobody sees yet. While they fade it does nothing at all.
 */
export function AttractLoop({ phase }: { phase: VisitPhase }) {
  const { t } = useTranslation('kiosk')
  const locale = useLocale()
  const project = useKiosk(({ host }) => host?.project?.name ?? '')
  const pictures = useKiosk(({ host }) => host?.attract ?? NONE)
  const [turn, setTurn] = useState(0)
  const nextTurn = useCallback(() => setTurn((before) => before + 1), [])
  const film = useFilm(useFilmUrl(), turn)
  const slides = useSlides(pictures, film.isRunning, nextTurn)
  const isLeaving = phase === 'open'
  const others = LOCALES.filter((each) => each !== locale)
  const beginIn = (chosen: Locale) => {
    // Without its texts a language cannot begin; the visit can.
    void changeLocale(chosen).finally(beginVisit)
  }
  return (
    <main className={styles.attract} data-leaving={isLeaving || undefined} data-testid="attract">
      <div className={styles.pictures} aria-hidden="true">
        {slides.map(({ id, url }) => (
          <img key={id} src={url} alt="" draggable={false} data-turn={id % 2} data-first={id === 0 || undefined} />
        ))}
        {film.url === null ? null : <AttractVideo key={turn} {...film} url={film.url} isAlone={pictures.length < 2} />}
      </div>
      <button
        type="button"
        className={styles.start}
        aria-label={t('attract.label', { project })}
        onClick={beginVisit}
      />
      <div className={styles.corner} inert={isLeaving} data-testid="attract-corner">
        <StaffEntry />
      </div>
      <div className={styles.words}>
        <h1>{project}</h1>
        <h2 className="ww-title">{t('start.title')}</h2>
        <ul className="ww-stack ww-gap-8">
          {WHAT.map((what) => (
            <li key={what}>{t(`attract.what.${what}`)}</li>
          ))}
        </ul>
        <p className={styles.begin}>
          {[locale, ...others].map((each) => (
            <span key={each} lang={each}>
              {i18next.getFixedT(each, 'kiosk')('attract.begin')}
            </span>
          ))}
        </p>
        {others.map((other) => (
          <OtherWords key={other} locale={other} />
        ))}
      </div>
      <div className={`ww-row ${styles.languages}`} inert={isLeaving}>
        {LOCALES.map((each) => (
          <Button
            key={each}
            variant="text"
            color="inherit"
            size="large"
            lang={each}
            aria-label={i18next.getFixedT(each, 'kiosk')('attract.in')}
            onClick={() => beginIn(each)}
          >
            {each === 'de' ? 'Deutsch' : 'English'}
          </Button>
        ))}
      </div>
    </main>
  )
}

/** What one can do here, for who reads another language (KSK-28). */
function OtherWords({ locale }: { locale: Locale }) {
  const t = i18next.getFixedT(locale, 'kiosk')
  return (
    <section className={styles.other} lang={locale}>
      <h2 className="ww-title">{t('start.title')}</h2>
      <p className="ww-note">{WHAT.map((what) => t(`attract.what.${what}`)).join('. ')}.</p>
    </section>
  )
}

/** The project's film is in its settings, and on the disk with all that they name. */
function useFilmUrl(): string | null {
  const accountId = useKiosk(({ host }) => host?.accountId ?? '')
  const project = useKiosk(({ host }) => host?.project?.slug ?? '')
  return useKnownConfig('mp', accountId, project)?.videoUrl ?? null
}
