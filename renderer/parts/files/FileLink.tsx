import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { queryDialogLink } from '#renderer/ui/dialog/query-dialog.ts'
import { getViewerName } from './viewer-file.ts'

interface FileLinkProps {
  readonly url: string
  /** What the viewer is headed with. */
  readonly title: string
  readonly className?: string | undefined
  readonly children: ReactNode
  /** Said beside the words when the file is shown elsewhere. */
  readonly newWindow: string
}

/** Shows a document or picture in the viewer (NAV-60); what is not the portal's own opens in a window of its own. */
export function FileLink({ url, title, className, children, newWindow }: FileLinkProps) {
  const location = useLocation()
  const name = getViewerName(url)
  if (name === null)
    return (
      <a className={className} href={url} target="_blank" rel="noreferrer">
        {children}
        <span className="visually-hidden"> ({newWindow})</span>
      </a>
    )
  return (
    <Link className={className} {...queryDialogLink(location, 'pdfViewer', name, { viewerTitle: title })}>
      {children}
    </Link>
  )
}
