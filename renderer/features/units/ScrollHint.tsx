import Chip from '@mui/material/Chip'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './units.module.css'

/** px; once the list has been scrolled this far, the hint goes (USL-5). */
const SCROLLED_AWAY = 30

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
    <Chip
      component="p"
      className={styles.hint}
      icon={<NamedIcon name="chevronDown" size={20} />}
      label={t('scrollHint')}
    />
  )
}
