import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { Facade } from '../parts/Facade.tsx'
import { OutsideLink } from '../parts/OutsideLink.tsx'
import { allowService, useAllowedServices } from './allowed-services.ts'
import styles from './film.module.css'
import { FILM_SERVICES, type RemoteFilm } from './film-services.ts'
import { PlayButton } from './PlayButton.tsx'

interface RemoteFilmPlayerProps {
  readonly film: RemoteFilm
  readonly title: string
  readonly poster: string | null
}

/** What the service's own player needs; it runs on the service's host, never on ours. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups'

/** A film of elsewhere: its service is asked for it only once the visitor has been told, and wants it. */
export function RemoteFilmPlayer({ film, title, poster }: RemoteFilmPlayerProps) {
  const { t } = useTranslation('dashboard-items')
  const [stage, setStage] = useState<'still' | 'asks' | 'runs'>('still')
  const isAllowed = useAllowedServices(({ allowed }) => allowed.has(film.kind))
  const service = FILM_SERVICES[film.kind]
  if (stage === 'runs') {
    return (
      <iframe
        className={styles.video}
        src={service.address(film.id)}
        title={title}
        allow="autoplay; fullscreen"
        allowFullScreen
        sandbox={SANDBOX}
        // The services refuse pages that do not say where they are; of the address they learn the host alone.
        referrerPolicy="strict-origin-when-cross-origin"
      />
    )
  }
  return (
    <Facade picture={poster}>
      {stage === 'asks' ? (
        <Question kind={film.kind} onShow={() => setStage('runs')} />
      ) : (
        <PlayButton label={t('film.play', { title })} onClick={() => setStage(isAllowed ? 'runs' : 'asks')}>
          {title}
        </PlayButton>
      )}
    </Facade>
  )
}

function Question({ kind, onShow }: { readonly kind: RemoteFilm['kind']; readonly onShow: () => void }) {
  const { t } = useTranslation('dashboard-items')
  const id = useId()
  const [isAlways, setAlways] = useState(false)
  const question = useRef<HTMLElement>(null)
  useEffect(() => question.current?.focus(), [])
  const { name, privacyUrl } = FILM_SERVICES[kind]
  const show = () => {
    if (isAlways) allowService(kind)
    onShow()
  }
  return (
    <section ref={question} className={styles.question} tabIndex={-1} aria-labelledby={id}>
      <strong id={id}>{t('film.asks', { service: name })}</strong>
      <p>{t('film.told', { service: name })}</p>
      <FormControlLabel
        className={styles.always}
        control={<Checkbox checked={isAlways} onChange={(_event, checked) => setAlways(checked)} />}
        label={t('film.always')}
      />
      <div className="ww-row ww-wrap ww-gap-16">
        <Button variant="contained" onClick={show}>
          {t('film.show')}
        </Button>
        <OutsideLink href={privacyUrl}>{t('film.privacy', { service: name })}</OutsideLink>
      </div>
    </section>
  )
}
