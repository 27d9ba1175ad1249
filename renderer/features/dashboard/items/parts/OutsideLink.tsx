import { useTranslation } from 'react-i18next'
import { NamedIcon } from '#renderer/ui/icons.tsx'

interface OutsideLinkProps {
  readonly href: string
  readonly children: string
}

/** A way to a page elsewhere: beside this one, and not told where it was found. */
export function OutsideLink({ href, children }: OutsideLinkProps) {
  const { t } = useTranslation('dashboard-items')
  return (
    <a className="ww-way ww-gap-8" href={href} target="_blank" rel="noopener noreferrer">
      <span>
        {children}
        <span className="visually-hidden"> ({t('map.newWindow')})</span>
      </span>
      <NamedIcon name="arrowRight" size={18} />
    </a>
  )
}
