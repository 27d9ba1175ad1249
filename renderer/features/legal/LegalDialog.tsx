import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { DocumentActions, DocumentView, getViewerFile, getViewerName } from '#renderer/parts/files/index.ts'
import { getPlace } from '#renderer/platform/place.ts'
import { ProductLook } from '#renderer/theme/ProductLook.tsx'
import { useQueryDialog } from '#renderer/ui/dialog/query-dialog.ts'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { DefaultText } from './DefaultText.tsx'
import styles from './LegalDialog.module.css'
import { placeOfState } from './brought-place.ts'
import { useLegalFacts } from './use-legal-facts.ts'

interface LegalDialogProps {
  readonly kind: 'privacyPolicy' | 'imprint'
}

/**
 * Privacy notice or imprint above the page (NAV-57): the document itself, a link to where it is (NAV-58), or the
 * product's own words where there is none (SHL-75).
 */
export function LegalDialog(props: LegalDialogProps) {
  return (
    <ProductLook>
      <ShownLegal {...props} />
    </ProductLook>
  )
}

function ShownLegal({ kind }: LegalDialogProps) {
  const { t } = useTranslation('legal')
  const { close } = useQueryDialog(kind)
  const location = useLocation()
  const state: unknown = location.state
  const facts = useLegalFacts(placeOfState(state) ?? getPlace(location.pathname))
  const title = t(`${kind}.title`)
  if (typeof facts === 'string')
    return (
      <Dialog title={title} onClose={close}>
        <p className={styles.note} role="status">
          {facts === 'loading' ? t('loading') : t('failed')}
        </p>
      </Dialog>
    )
  const url = kind === 'imprint' ? facts.imprintUrl : facts.privacyNoticeUrl
  if (url === null)
    return (
      <Dialog title={title} subtitle={facts.project?.name ?? facts.accountName} onClose={close}>
        <DefaultText kind={kind} facts={facts} />
      </Dialog>
    )
  const file = getViewerFile(getViewerName(url))
  if (file === null) return <Elsewhere title={title} url={url} accountName={facts.accountName} onClose={close} />
  const name = `${title} ${facts.accountName}`
  return (
    <Dialog title={title} size="viewer" onClose={close} actions={<DocumentActions file={file} title={name} />}>
      <DocumentView file={file} title={title} />
    </Dialog>
  )
}

interface ElsewhereProps {
  readonly title: string
  readonly url: string
  readonly accountName: string
  readonly onClose: () => void
}

function Elsewhere({ title, url, accountName, onClose }: ElsewhereProps) {
  const { t } = useTranslation('legal')
  const host = URL.canParse(url) ? new URL(url).host : url
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={`ww-stack ww-gap-20 ${styles.elsewhere}`}>
        <p>{t('elsewhere.body', { account: accountName, host })}</p>
        <ButtonLink
          variant="contained"
          size="large"
          to={url}
          reloadDocument
          target="_blank"
          rel="noreferrer"
          endIcon={<NamedIcon name="arrowRight" size={20} />}
        >
          {t('elsewhere.open')}
          <span className="visually-hidden"> ({t('viewer.newWindow')})</span>
        </ButtonLink>
      </div>
    </Dialog>
  )
}
