import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { useRootAttribute } from '#renderer/ui/use-root-attribute.ts'
import { isOfPage } from './page-words.ts'
import own from './texts.module.css'

interface TappingProps {
  readonly onTap: (element: Element) => void
  readonly onEnd: () => void
}

/** While it is there, a touch of the page tells what was touched, and does nothing else; Escape ends it. */
export function Tapping({ onTap, onEnd }: TappingProps) {
  const { t } = useTranslation('editor-look')
  useRootAttribute('data-tapping', '')
  useEffect(() => {
    const tap = (event: MouseEvent) => {
      const { target } = event
      if (!(target instanceof Element) || !isOfPage(target)) return
      event.preventDefault()
      event.stopPropagation()
      onTap(target)
    }
    const end = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      onEnd()
    }
    window.addEventListener('click', tap, { capture: true })
    window.addEventListener('keydown', end, { capture: true })
    return () => {
      window.removeEventListener('click', tap, { capture: true })
      window.removeEventListener('keydown', end, { capture: true })
    }
  }, [onTap, onEnd])
  return (
    <div className={own.tapping} role="status">
      <span>{t('words.tapping')}</span>
      <Button variant="outlined" color="inherit" onClick={onEnd}>
        {t('words.tapEnd')}
      </Button>
    </div>
  )
}
