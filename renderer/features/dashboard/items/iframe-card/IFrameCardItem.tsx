import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { ItemCard } from '../ItemCard.tsx'
import type { ItemViewProps } from '../item-view.types.ts'
import { Facade } from '../parts/Facade.tsx'
import { usePageProject, useWords } from '../parts/page-project.ts'
import card from '../parts/picture-card.module.css'
import { useBroken } from '../parts/use-broken.ts'
import { findFrameHost } from './find-frame-host.ts'
import styles from './iframe-card.module.css'

/**
 * Without leave to move the page around it, to download, or to ask for anything by a dialog. With an origin of its own
 * (`allow-same-origin`): tours keep their settings, and fetch their pictures, by it and fail without; the host is never
 * ours, so that it gives it nothing of this page.
 */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups'

/** DSH-18: a page of elsewhere, shown after a click that says who will know of it. */
export function IFrameCardItem({ item, place }: ItemViewProps<'IFrameCard'>) {
  const { t } = useTranslation('dashboard-items')
  const { project } = usePageProject()
  const words = useWords()
  const [isShown, setShown] = useState(false)
  const { 'params.url': url, 'params.image': image } = item.values
  const { isBroken, onError } = useBroken(image)
  const host = url === null ? null : findFrameHost(url, project.frameHosts ?? [], window.location.host)
  if (url === null || host === null || isBroken) return null
  const title = words(item.values['params.title'])
  const action = words(item.values['params.actionLabel'])
  return (
    <ItemCard item={item} place={place} isFlush className={card.card} {...(title === '' ? {} : { title })}>
      <div className={styles.frame}>
        {isShown ? (
          <iframe
            className={styles.page}
            src={url}
            title={title === '' ? t('frame.title', { host }) : title}
            sandbox={SANDBOX}
            allow="fullscreen"
            referrerPolicy="no-referrer"
          />
        ) : (
          <Facade picture={image} onFailed={onError}>
            <div className={styles.ask}>
              <p>
                <strong>{t('frame.asks', { host })}</strong> {t('frame.told', { host })}
              </p>
              <Button variant="contained" onClick={() => setShown(true)}>
                {action === '' ? t('frame.show') : action}
              </Button>
            </div>
          </Facade>
        )}
      </div>
    </ItemCard>
  )
}
