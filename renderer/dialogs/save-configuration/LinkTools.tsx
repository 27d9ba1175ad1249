import OutlinedInput from '@mui/material/OutlinedInput'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'

/** ms that the mark of success stays. */
const COPIED_MS = 2_500

interface LinkToolsProps {
  readonly url: string
  /** What it is a link to. */
  readonly label: string
  /** Said along where the link is handed to another program; without it none is offered. */
  readonly shareAs?: string
}

/** A link to copy, and to hand to another program where the browser can. Never on a screen for everybody (TAKE-9). */
export function LinkTools({ url, label, shareAs }: LinkToolsProps) {
  const { t } = useTranslation('prospects')
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = window.setTimeout(() => setIsCopied(false), COPIED_MS)
    return () => window.clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      setIsCopied(true)
    } catch {
      // Not allowed here: it is marked, ready for the keyboard.
      field.current?.select()
    }
  }
  return (
    <div className="ww-row ww-gap-8">
      <OutlinedInput
        className="ww-rest"
        inputRef={field}
        readOnly
        value={url}
        slotProps={{ input: { 'aria-label': label } }}
        onFocus={(event) => event.target.select()}
      />
      <IconButton label={t('save.copy')} onClick={() => void copy()}>
        <NamedIcon name={isCopied ? 'check' : 'copy'} size={22} />
      </IconButton>
      {shareAs === undefined || !canShare() ? null : (
        // Whoever changes their mind there has done nothing wrong.
        <IconButton
          label={t('take.share')}
          onClick={() => void navigator.share({ url, text: shareAs }).catch(() => undefined)}
        >
          <NamedIcon name="share" size={22} />
        </IconButton>
      )}
      <span className="visually-hidden" role="status">
        {isCopied ? t('save.copied') : ''}
      </span>
    </div>
  )
}

/** Not every browser has it, whatever the types say. */
function canShare(): boolean {
  return 'share' in navigator && typeof navigator.share === 'function'
}
