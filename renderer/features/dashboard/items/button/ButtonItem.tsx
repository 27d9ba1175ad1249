import { useContext } from 'react'
import { checkoutPath } from '#renderer/unit/address/paths.ts'
import { OpenUnitContext } from '#renderer/unit/state/unit.context.ts'
import type { ItemViewProps } from '../item-view.types.ts'
import { LeadButton } from '../parts/LeadButton.tsx'
import { useWords } from '../parts/page-project.ts'
import styles from './button.module.css'

const COLOURS = { primary: 'primary', secondary: 'secondary', danger: 'error', info: 'info' } as const

/** DSH-25: the way to a page, into the configurator, or to the overview; without a way there is no button. */
export function ButtonItem({ item }: ItemViewProps<'Button'>) {
  const { content, variant, color, target } = item.values
  const words = useWords()(content)
  const way = useWay(item)
  if (words === '' || way === null) return null
  return (
    <div className={styles.place}>
      <LeadButton
        href={way}
        variant={variant}
        otherwise="text"
        color={COLOURS[color ?? 'primary']}
        isBeside={target === '_blank'}
      >
        {words}
      </LeadButton>
    </div>
  )
}

function useWay({ values: { actionType, href } }: ItemViewProps<'Button'>['item']): string | null {
  // Of the open unit alone: a page of a whole project has no configurator that one could go to.
  const unit = useContext(OpenUnitContext)
  if (actionType === 'configurator') return unit?.basePath ?? null
  if (actionType === 'checkout') return unit === null ? null : checkoutPath(unit.basePath)
  return href
}
