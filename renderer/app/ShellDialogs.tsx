import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { Consent } from '#renderer/consent/index.ts'
import { LegalDialog } from '#renderer/features/legal/index.ts'
import { useConnectionNotices } from '#renderer/notifications/index.ts'
import { PdfViewer } from '#renderer/parts/files/index.ts'
import { removeFirstPicture } from '#renderer/ui/first-picture.ts'

/** The dialogs that the address opens above any page (NAV-57, NAV-60), the topmost last; and what is said of the network. */
export function ShellDialogs() {
  const [search] = useSearchParams()
  useConnectionNotices()
  const { pathname } = useLocation()
  const [firstPath] = useState(pathname)
  useEffect(() => {
    if (pathname !== firstPath) removeFirstPicture()
  }, [pathname, firstPath])
  return (
    <>
      <Consent />
      {search.has('privacyPolicy') ? <LegalDialog kind="privacyPolicy" /> : null}
      {search.has('imprint') ? <LegalDialog kind="imprint" /> : null}
      {search.has('pdfViewer') ? <PdfViewer /> : null}
    </>
  )
}
