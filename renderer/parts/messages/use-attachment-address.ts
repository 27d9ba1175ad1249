import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { getAttachment } from '#shared/contracts/http/messages.contract.ts'
import { call, isOutOfReach } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import type { MessageAttachment } from './message.types.ts'

/** Asks for the address of a message's file, which opens it for some minutes (decision 57), and says where there is none. */
export function useAttachmentAddress() {
  const { t } = useTranslation(['messages', 'errors'])
  const notify = useNotify()
  const [isAsking, setIsAsking] = useState(false)
  const ask = useCallback(
    async ({ id, name }: MessageAttachment): Promise<string | null> => {
      setIsAsking(true)
      const result = await call(getAttachment, { params: { attachmentId: id }, silent: true })
      setIsAsking(false)
      if (result.ok) return result.value.url
      const [reason] = result.error.errors
      const why =
        isOutOfReach(result.error) || reason === undefined ? t('file.unreachable') : t(`errors:${reason.code}`)
      notify({ severity: 'error', title: t('file.failed', { name }), body: why })
      return null
    },
    [notify, t],
  )
  return { ask, isAsking }
}
