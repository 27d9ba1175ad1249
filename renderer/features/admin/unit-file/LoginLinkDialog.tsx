import Skeleton from '@mui/material/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { createLoginLink } from '#shared/contracts/http/account.contract.ts'
import { ApiFailure, callOrThrow } from '#renderer/api/index.ts'
import { LinkTools } from '#renderer/dialogs/save-configuration/LinkTools.tsx'
import { formatTime } from '#renderer/i18n/format-time.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import type { Buyer, StaffFile } from './use-unit-file.ts'

interface LoginLinkDialogProps {
  readonly buyer: Buyer
  readonly file: StaffFile
  readonly onClose: () => void
}

/** A link that logs a buyer in once (AUT-11); made when the dialog opens, and kept nowhere. */
export function LoginLinkDialog({ buyer, file, onClose }: LoginLinkDialogProps) {
  const { t } = useTranslation('admin-unit')
  const locale = useLocale()
  const { project, unit } = file
  const deepLink = `/${encodeURIComponent(project.slug)}/${encodeURIComponent(unit.slug)}/dashboard`
  const link = useQuery({
    queryKey: ['admin', 'login-link', buyer.id],
    queryFn: () =>
      callOrThrow(createLoginLink, { body: { userId: buyer.id, kind: 'auth_token', deepLink }, silent: true }),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const { name } = buyer
  return (
    <Dialog
      title={t('link.title', { name })}
      size="small"
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {t('link.close')}
        </Button>
      }
    >
      {link.isError ? (
        <FormFailure>{isDisabled(link.error) ? t('link.disabled') : t('link.failed')}</FormFailure>
      ) : null}
      {link.isPending ? <Skeleton height={96} /> : null}
      {link.data === undefined ? null : (
        <div className="ww-stack ww-gap-16">
          <p>{t('link.body', { name, time: formatTime(link.data.expiresAt, locale, 'clock') })}</p>
          <LinkTools label={t('link.label')} url={link.data.url} />
        </div>
      )}
    </Dialog>
  )
}

/** Whether the buyer is kept out: no link lets them in. */
function isDisabled(error: Error): boolean {
  return error instanceof ApiFailure && error.error.errors.some(({ code }) => code === 'PERSON_DISABLED')
}
