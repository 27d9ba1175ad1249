import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FilePreviewDialog, findPreviewKind, useFileSize } from '#renderer/parts/files/index.ts'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import type { MessageAttachment } from './message.types.ts'
import styles from './messages.module.css'
import { useAttachmentAddress } from './use-attachment-address.ts'

/** The files of a message: what can be shown opens above the page, and each is loaded down in a tab of its own (INB-14). */
export function Attachments({ attachments }: { attachments: readonly MessageAttachment[] }) {
  const { t } = useTranslation('messages')
  if (attachments.length === 0) return null
  return (
    <ul className={styles.files} aria-label={t('file.list')}>
      {attachments.map((attachment) => (
        <li key={attachment.id} className={styles.file}>
          <Attachment attachment={attachment} />
        </li>
      ))}
    </ul>
  )
}

function Attachment({ attachment }: { attachment: MessageAttachment }) {
  const { t } = useTranslation('messages')
  const size = useFileSize()
  const { ask, isAsking } = useAttachmentAddress()
  const [isShown, setIsShown] = useState(false)
  const { name, contentType, state } = attachment
  const isReady = state === 'ready'
  const download = async () => {
    // Opened by the press itself: after the answer, browsers take it for something that nobody has asked for.
    const tab = window.open('', '_blank')
    if (tab !== null) tab.opener = null
    const url = await ask(attachment)
    if (url === null) tab?.close()
    else if (tab === null) window.location.assign(url)
    else tab.location.href = url
  }
  return (
    <>
      <NamedIcon name={isReady ? 'document' : 'lock'} size={20} />
      <span className={`ww-stack ww-rest ${styles.fileWords}`}>
        {isReady && findPreviewKind(contentType) !== null ? (
          <button type="button" className={styles.fileName} title={name} onClick={() => setIsShown(true)}>
            {name}
          </button>
        ) : (
          <strong className="ww-line" title={name}>
            {name}
          </strong>
        )}
        <small className="ww-hint">{state === 'ready' ? size(attachment.size) : t(`file.${state}`)}</small>
      </span>
      {isReady ? (
        <IconButton
          label={t('file.download', { name })}
          aria-disabled={isAsking}
          onClick={() => {
            if (!isAsking) void download()
          }}
        >
          <NamedIcon name="download" />
        </IconButton>
      ) : null}
      {isShown ? (
        <FilePreviewDialog
          file={{ name, title: name, contentType, askAddress: () => ask(attachment) }}
          onClose={() => setIsShown(false)}
        />
      ) : null}
    </>
  )
}
