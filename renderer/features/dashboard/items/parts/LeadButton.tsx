import MuiButton from '@mui/material/Button'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

interface LeadButtonProps {
  /** As a design may have it: a path of this portal, https, mailto or tel. */
  readonly href: string
  readonly variant?: 'outlined' | 'contained' | 'text'
  readonly color?: 'primary' | 'secondary' | 'error' | 'info'
  readonly isBeside?: boolean
  readonly style?: CSSProperties | undefined
  readonly children: string
}

/** A button that leads somewhere: to a page of the application within it, elsewhere with nothing told of this page. */
export function LeadButton({
  href,
  variant = 'outlined',
  color = 'primary',
  isBeside = false,
  style,
  children,
}: LeadButtonProps) {
  const { t } = useTranslation('dashboard-items')
  const look = { variant, color, style }
  if (href.startsWith('/') && !href.startsWith('/files/') && !isBeside) {
    return (
      <MuiButton component={Link} to={href} {...look}>
        {children}
      </MuiButton>
    )
  }
  const isElsewhere = href.startsWith('https:')
  return (
    <MuiButton
      component="a"
      href={href}
      rel="noopener noreferrer"
      target={isBeside ? '_blank' : undefined}
      {...(isElsewhere ? { referrerPolicy: 'no-referrer' } : {})}
      {...look}
    >
      {children}
      {isBeside ? <span className="visually-hidden"> ({t('film.newWindow')})</span> : null}
    </MuiButton>
  )
}
