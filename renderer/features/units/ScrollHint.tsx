import { styled } from '@mui/material/styles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NamedIcon } from '#renderer/ui/icons.tsx'

/** px; once the list has been scrolled this far, the hint goes (USL-5). */
const SCROLLED_AWAY = 30

const Hint = styled('p')(({ theme }) => ({
  position: 'fixed',
  insetBlockEnd: theme.spacing(2),
  insetInlineStart: '50%',
  translate: '-50% 0',
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  margin: 0,
  padding: theme.spacing(1, 2, 1, 1.5),
  borderRadius: 999,
  fontSize: '0.875rem',
  color: theme.vars.palette.surface.onOverlay,
  backgroundColor: theme.vars.palette.surface.overlay,
  boxShadow: '0 6px 20px rgb(0 0 0 / 0.16)',
  pointerEvents: 'none',
}))

/** Says that the list goes on below, until it has been scrolled 30 px or there is nothing to scroll (USL-5). */
export function ScrollHint() {
  const { t } = useTranslation('units')
  const [isNeeded, setIsNeeded] = useState(false)
  useEffect(() => {
    const page = document.documentElement
    const update = () => {
      setIsNeeded(window.scrollY < SCROLLED_AWAY && page.scrollHeight - page.clientHeight > SCROLLED_AWAY)
    }
    update()
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [])
  if (!isNeeded) return null
  return (
    <Hint>
      <NamedIcon name="chevronDown" size={20} />
      {t('scrollHint')}
    </Hint>
  )
}
