import { Button } from '#renderer/ui/Button.tsx'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { roomPath } from '#renderer/unit/address/paths.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import type { ConfiguratorDialogProps } from '#renderer/unit/dialogs/dialogs.types.ts'
import { toDataUrl } from './compose-picture.ts'
import { canShare, fileName, saveFile } from './files.ts'
import { PrintRoot } from '#renderer/ui/PrintRoot.tsx'
import { RoomSheetView } from './RoomSheetView.tsx'
import styles from './ShareDialog.module.css'
import { useComposedPicture } from './use-composed-picture.ts'
import { useRoomSheet } from './use-room-sheet.ts'

/** The current room as a picture with its list: on paper, as a PDF, as a picture to send. */
export function ShareDialog({ room, onClose }: ConfiguratorDialogProps<'share'>) {
  const { t } = useTranslation('share')
  const { basePath, name } = useOpenUnit()
  const { file, picture } = useComposedPicture(room)
  const sheet = useRoomSheet(room, picture)
  const { said, isWrong, isBusy, run } = useTelling()
  const image = useMemo(
    () => (file === null ? null : new File([file], fileName([room.title, name], 'jpg'), { type: file.type })),
    [file, room.title, name],
  )
  const link = new URL(roomPath(basePath, room.slug), window.location.href).href

  async function savePdf() {
    const [{ createPdf }, { roomSheetDocument }] = await Promise.all([
      import('#renderer/pdf/create-pdf.ts'),
      import('#renderer/pdf/room-sheet-document.ts'),
    ])
    const data = file === null ? null : await toDataUrl(file)
    saveFile(await createPdf(roomSheetDocument(sheet, data)), fileName([room.title, name], 'pdf'))
    return t('pdfDone')
  }
  async function share(picture: File) {
    try {
      await navigator.share({ files: [picture], text: t('shareText', { room: room.title, unit: name }), url: link })
      return t('shared')
    } catch (error) {
      // Whoever changes their mind has done nothing wrong.
      if (error instanceof DOMException && error.name === 'AbortError') return ''
      throw error
    }
  }
  async function copyLink() {
    await navigator.clipboard.writeText(link)
    return t('linkCopied')
  }

  const actions = (
    <>
      <p className={styles.said} role="status" data-wrong={isWrong || undefined}>
        {isBusy ? t('pdfBusy') : said}
      </p>
      <Button onClick={() => run(copyLink)} startIcon={<NamedIcon name="link" size={20} />}>
        {t('link')}
      </Button>
      {image === null ? null : canShare(image) ? (
        <Button onClick={() => run(() => share(image))} startIcon={<NamedIcon name="share" size={20} />}>
          {t('share')}
        </Button>
      ) : (
        <Button
          startIcon={<NamedIcon name="download" size={20} />}
          onClick={() =>
            run(async () => {
              saveFile(image, image.name)
              return t('imageDone')
            })
          }
        >
          {t('image')}
        </Button>
      )}
      <Button variant="outlined" onClick={() => run(savePdf, true)} startIcon={<NamedIcon name="download" size={20} />}>
        {t('pdf')}
      </Button>
      <Button variant="contained" onClick={() => window.print()} startIcon={<NamedIcon name="print" size={20} />}>
        {t('print')}
      </Button>
    </>
  )
  return (
    <Dialog
      title={t('title', { room: room.title })}
      subtitle={t('subtitle')}
      size="large"
      onClose={onClose}
      actions={actions}
    >
      {/* Nothing in it takes the focus, and it has to be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.preview} aria-label={t('preview')} tabIndex={0}>
        <RoomSheetView sheet={sheet} />
      </section>
      <PrintRoot>
        <RoomSheetView sheet={sheet} />
      </PrintRoot>
    </Dialog>
  )
}

/** Runs something and says how it went. */
function useTelling() {
  const { t } = useTranslation('share')
  const [state, setState] = useState({ said: '', isWrong: false, isBusy: false })
  function run(work: () => Promise<string>, takesLong = false): void {
    setState({ said: '', isWrong: false, isBusy: takesLong })
    work().then(
      (said) => setState({ said, isWrong: false, isBusy: false }),
      (error: unknown) => {
        console.warn('sharing failed', error)
        setState({ said: t('failed'), isWrong: true, isBusy: false })
      },
    )
  }
  return { ...state, run }
}
