import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { QrCode } from '#renderer/ui/qr/QrCode.tsx'
import { useKiosk } from '../state/kiosk.store.ts'
import styles from './OutsideLinks.module.css'

/**
 * Links that lead out of the kiosk, to a website, a file, a mail or a telephone call, open nothing here: they are shown
 * as a code for the visitor's phone.
 */
export function OutsideLinks() {
  const { t } = useTranslation('kiosk')
  const portalUrl = useKiosk(({ host }) => host?.portalUrl ?? null)
  const canSave = useKiosk(({ host }) => host?.settings.allowPrint === true)
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const look = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement)) return
      const outside = outsideAddress(link, { portalUrl, canSave })
      if (outside === undefined) return
      event.preventDefault()
      event.stopPropagation()
      if (outside !== null) setAddress(outside)
    }
    const signs = ['click', 'auxclick'] as const
    for (const sign of signs) window.addEventListener(sign, look, { capture: true })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, look, { capture: true })
    }
  }, [portalUrl, canSave])
  if (address === null) return null
  return (
    <Dialog title={t('outside.title')} size="small" onClose={() => setAddress(null)}>
      <div className={styles.words}>
        <p>{t('outside.body')}</p>
        <QrCode text={address} label={t('outside.code', { address })} />
        <p className={styles.address}>{address.replace(/^(mailto|tel):/, '')}</p>
      </div>
    </Dialog>
  )
}

interface Here {
  readonly portalUrl: string | null
  /** Files can be saved here. */
  readonly canSave: boolean
}

/**
 * What a phone would open for this link; null = nothing that it could, undefined = the link stays within the kiosk.
 * Files of the kiosk are to be had at the portal.
 */
function outsideAddress(link: HTMLAnchorElement, { portalUrl, canSave }: Here): string | null | undefined {
  const { protocol, origin, pathname, search, href, target } = link
  if (protocol === 'mailto:' || protocol === 'tel:') return href
  if (origin === window.location.origin) {
    if (canSave && link.hasAttribute('download')) return undefined
    const staysHere = (target === '' || target === '_self') && !/^\/(files|merger|api)\//.test(pathname)
    if (staysHere) return undefined
    return portalUrl === null ? null : portalUrl + pathname + search
  }
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
