import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { QrCode } from '#renderer/ui/qr/QrCode.tsx'
import { useKiosk } from '../state/kiosk.store.ts'
import styles from './OutsideLinks.module.css'
import { readableNumber } from './readable-number.ts'

/**
 * Links that lead out of the kiosk, to a website, a file, a mail or a telephone call, open nothing here: they are shown
 * as a code for the visitor's phone.
 */
export function OutsideLinks() {
  const { t } = useTranslation('kiosk')
  const portalUrl = useKiosk(({ host }) => host?.portalUrl ?? null)
  const canSave = useKiosk(({ host }) => host?.settings.allowPrint === true)
  const [outside, setOutside] = useState<Outside | null>(null)
  useEffect(() => {
    const look = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement)) return
      const address = outsideAddress(link, { portalUrl, canSave })
      if (address === undefined) return
      event.preventDefault()
      event.stopPropagation()
      if (address !== null) setOutside({ address, ...getWords(link, address) })
    }
    const signs = ['click', 'auxclick'] as const
    for (const sign of signs) window.addEventListener(sign, look, { capture: true })
    return () => {
      for (const sign of signs) window.removeEventListener(sign, look, { capture: true })
    }
  }, [portalUrl, canSave])
  if (outside === null) return null
  const { address, kind, shown } = outside
  return (
    <Dialog title={t(`outside.${kind}.title`)} size="small" onClose={() => setOutside(null)}>
      <div className="ww-centred">
        <p className={styles.address} data-kind={kind}>
          {shown}
        </p>
        <p>{t(`outside.${kind}.body`)}</p>
        <QrCode text={address} label={t('outside.code', { address: shown })} />
      </div>
    </Dialog>
  )
}

interface Outside {
  /** What the phone opens. */
  readonly address: string
  readonly kind: 'web' | 'call' | 'mail'
  /** What there is to read, for who dials or writes it down. */
  readonly shown: string
}

function getWords({ protocol, pathname, textContent }: HTMLAnchorElement, address: string): Omit<Outside, 'address'> {
  if (protocol === 'tel:') return { kind: 'call', shown: readableNumber(textContent, decoded(pathname)) }
  if (protocol === 'mailto:') return { kind: 'mail', shown: decoded(pathname) }
  return { kind: 'web', shown: address }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
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
