import { useTranslation } from 'react-i18next'
import { failureKey } from '#renderer/dialogs/prospect/failure-key.ts'
import { NoCode, ShortCode } from '#renderer/dialogs/save-configuration/ShortCode.tsx'
import panel from '#renderer/dialogs/save-configuration/TakeHome.module.css'
import { theKiosk } from '#renderer/platform/shell.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import type { ConfiguratorDialogProps } from '#renderer/unit/dialogs/dialogs.types.ts'
import { OwnLinks } from './OwnLinks.tsx'
import { useWishLinks } from './use-wish-links.ts'

/** Shows what is marked to others: a code at once, and what was shared before, to be withdrawn (WSH-5, WSH-7). */
export function ShareWishesDialog({ onClose }: ConfiguratorDialogProps<'shareWishes'>) {
  const { t } = useTranslation('wishes')
  const sharing = useWishLinks()
  const { shown, links } = sharing
  return (
    <Dialog
      title={t('sharing.title')}
      size="large"
      onClose={onClose}
      actions={
        <Button variant="contained" size="large" onClick={onClose}>
          {t('sharing.done')}
        </Button>
      }
    >
      <div className={panel.panel}>
        <Code sharing={sharing} />
        <div className="ww-stack ww-gap-20">
          <p>{t(theKiosk() === null ? 'sharing.intro' : 'sharing.introKiosk')}</p>
          {links === 'failed' ? <p className="ww-note">{t('sharing.linksFailed')}</p> : null}
          {links === null || links === 'failed' ? null : (
            <OwnLinks
              links={links}
              shownId={shown.kind === 'ready' ? shown.link.id : null}
              onWithdraw={sharing.withdraw}
            />
          )}
        </div>
      </div>
    </Dialog>
  )
}

function Code({ sharing: { shown, make } }: { sharing: ReturnType<typeof useWishLinks> }) {
  const { t } = useTranslation(['wishes', 'errors'])
  switch (shown.kind) {
    case 'ready':
      return (
        <ShortCode
          link={shown.link}
          labels={{ qr: t('sharing.qrLabel'), link: t('sharing.link') }}
          shareAs={t('sharing.text')}
        />
      )
    case 'loading':
      return <NoCode isWaiting>{t('sharing.loading')}</NoCode>
    case 'nothing':
      return <NoCode isWaiting={false}>{t('sharing.nothing')}</NoCode>
    case 'withdrawn':
      return (
        <NoCode isWaiting={false}>
          <p>{t('sharing.withdrawn')}</p>
          <Button variant="outlined" onClick={make}>
            {t('sharing.again')}
          </Button>
        </NoCode>
      )
    case 'failed': {
      const failure = failureKey(shown.error)
      const isFull = shown.error.errors.some(({ code }) => code === 'WISH_LINK_LIMIT')
      return (
        <NoCode isWaiting={false}>
          <p>
            {isFull
              ? t('WISH_LINK_LIMIT', { ns: 'errors' })
              : t(`sharing.failure.${failure === 'conflict' ? 'other' : failure}`)}
          </p>
          <Button variant="outlined" onClick={make}>
            {t('retry')}
          </Button>
        </NoCode>
      )
    }
  }
}
