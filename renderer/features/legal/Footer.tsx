import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { version } from '../../../package.json'
import { type Place, getPlace } from '#renderer/platform/place.ts'
import { type QueryDialogName, queryDialogLink } from '#renderer/ui/dialog/query-dialog.ts'
import { ProjectLogo } from '#renderer/ui/ProjectLogo.tsx'
import styles from './Footer.module.css'
import { pathOfPlace } from './brought-place.ts'
import { useLegalFacts } from './use-legal-facts.ts'

const FOOTER = ['ww-row ww-wrap ww-gap-12', 'ww-muted', 'ww-screen-only', styles.footer].join(' ')

interface FooterProps {
  /** page: below a page of full width; column: below a form, without logo. */
  readonly layout?: 'page' | 'column'
  /** Where the address does not say it. */
  readonly place?: Place | undefined
}

/** Year, account, imprint, privacy, cookies where the project has them (SHL-72, SHL-73), version; a logo (SHL-74). */
export function Footer(props: FooterProps) {
  return (
    // Its words come with the page or a moment later; the page does not wait for them.
    <Suspense fallback={<div className={FOOTER} data-layout={props.layout} />}>
      <Content {...props} />
    </Suspense>
  )
}

function Content({ layout: form = 'page', place }: FooterProps) {
  const { t } = useTranslation('footer')
  const location = useLocation()
  const [year] = useState(() => new Date().getFullYear())
  const legal = useLegalFacts(place ?? getPlace(location.pathname))
  const facts = typeof legal === 'string' ? null : legal
  const brought = place === undefined ? {} : { legalPlace: pathOfPlace(place) }
  const link = (name: Exclude<QueryDialogName, 'pdfViewer' | 'document'>) => (
    <li>
      <Link {...queryDialogLink(location, name, 'true', brought)} preventScrollReset>
        {t(`link.${name}`)}
      </Link>
    </li>
  )
  return (
    <footer className={FOOTER} data-layout={form}>
      <p>{t('copyright', { year, account: facts?.accountName ?? '' })}</p>
      <ul className="ww-row ww-wrap ww-gap-12">
        {link('imprint')}
        {link('privacyPolicy')}
        {facts?.hasCookieSettings === true ? link('cookieSettings') : null}
      </ul>
      <p>{t('version', { version })}</p>
      {form === 'column' || !facts?.accountLogoUrl ? null : (
        <ProjectLogo
          className={styles.logo}
          url={facts.accountLogoUrl}
          alt={t('logo', { account: facts.accountName })}
        />
      )}
    </footer>
  )
}
