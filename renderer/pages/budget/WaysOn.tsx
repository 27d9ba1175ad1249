import { useTranslation } from 'react-i18next'
import { hasPage } from '#renderer/platform/app-variants.ts'
import { ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { checkoutPath } from '#renderer/unit/address/paths.ts'
import { useUnitState } from '#renderer/unit/state/derive.ts'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'

/** Where to go from here: back to the rooms as long as something is open there, then on to the review. */
export function WaysOn({ isMain }: { /** Nothing else is to be done here. */ isMain: boolean }) {
  const { t } = useTranslation('budget')
  const { basePath, project } = useOpenUnit()
  const { pendingCount } = useUnitState()
  const ways = [
    ...(hasPage(project, 'checkout') ? [{ to: checkoutPath(basePath), words: t('toReview') }] : []),
    { to: basePath, words: t('toRooms') },
  ]
  const inOrder = pendingCount > 0 ? ways.toReversed() : ways
  return (
    <nav className="ww-stack ww-gap-8" aria-label={t('waysOn')}>
      {inOrder.map(({ to, words }, index) => (
        <ButtonLink
          key={to}
          to={to}
          size="large"
          {...(isMain && index === 0 ? { variant: 'contained' } : { variant: 'outlined', color: 'inherit' })}
          endIcon={<NamedIcon name="arrowRight" size={20} />}
        >
          {words}
        </ButtonLink>
      ))}
    </nav>
  )
}
