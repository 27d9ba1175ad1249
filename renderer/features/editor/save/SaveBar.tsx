import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { ConfirmDialog } from '#renderer/ui/dialog/ConfirmDialog.tsx'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { resetDesign } from '../editor-actions.ts'
import { useEditor } from '../editor.store.ts'
import styles from '../editor.module.css'
import { saveDesign } from '../saving.ts'
import { keepOwn, takeOtherWindow, useUnsaved } from '../use-kept-draft.ts'
import { DraftLine } from './DraftLine.tsx'
import { LookingBar } from './LookingBar.tsx'
import { useSaying } from './use-saying.ts'

/** EDT-9: what there is to save, only where there is something; and what else one has to know before. */
export function SaveBar() {
  const lookedAt = useEditor((state) => state.lookedAt)
  const count = useUnsaved()
  const otherWindow = useEditor((state) => state.otherWindow)
  if (lookedAt !== null) return <LookingBar lookedAt={lookedAt} />
  if (otherWindow !== null) return <OtherWindow />
  return count > 0 ? <Unsaved count={count} /> : <DraftLine />
}

function Unsaved({ count }: { readonly count: number }) {
  const { t } = useTranslation('editor')
  const saving = useEditor((state) => state.saving)
  const [asks, setAsks] = useState(false)
  const say = useSaying()
  const save = async (isDraft: boolean) => say(await saveDesign(isDraft), isDraft)
  return (
    <div className={styles.foot}>
      <p className={styles.unsaved}>
        <strong>{t('save.changes', { count })}</strong> <span className="ww-muted">{t('save.here')}</span>
      </p>
      <div className={styles.answers}>
        <Button variant="outlined" color="inherit" disabled={saving !== null} onClick={() => setAsks(true)}>
          {t('save.reset')}
        </Button>
        <Button variant="contained" disabled={saving !== null} onClick={() => void save(false)}>
          {t(saving === 'publish' ? 'save.saving' : 'save.save')}
        </Button>
        <MoreMenu isDisabled={saving !== null} onDraft={() => void save(true)} />
      </div>
      {asks ? (
        <ConfirmDialog
          title={t('save.resetTitle')}
          cancel={t('save.keep')}
          confirm={t('save.reset')}
          onClose={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false)
            resetDesign()
          }}
        >
          {t('save.resetText', { count })}
        </ConfirmDialog>
      ) : null}
    </div>
  )
}

function MoreMenu({ isDisabled, onDraft }: { readonly isDisabled: boolean; readonly onDraft: () => void }) {
  const { t } = useTranslation('editor')
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        ref={button}
        label={t('save.more')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={isDisabled}
        onClick={() => setIsOpen(true)}
      >
        <NamedIcon name="more" />
      </IconButton>
      <Menu open={isOpen} anchorEl={() => button.current} onClose={() => setIsOpen(false)}>
        <MenuItem
          onClick={() => {
            setIsOpen(false)
            onDraft()
          }}
        >
          {t('save.asDraft')}
        </MenuItem>
      </Menu>
    </>
  )
}

function OtherWindow() {
  const { t } = useTranslation('editor')
  return (
    <div className={styles.foot} role="alert">
      <p>{t('other.text')}</p>
      <div className={styles.answers}>
        <Button variant="outlined" color="inherit" onClick={takeOtherWindow}>
          {t('other.take')}
        </Button>
        <Button variant="contained" onClick={keepOwn}>
          {t('other.keep')}
        </Button>
      </div>
    </div>
  )
}
