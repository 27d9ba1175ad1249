import { useTranslation } from 'react-i18next'
import { itemAt } from '#shared/domain/designs/outline.ts'
import { listChildren, type ItemPath } from '#shared/domain/designs/read-dashboard.ts'
import { moveBy, outlineNow, say, type Step } from '../editor-actions.ts'
import { itemName } from './item-name.ts'

/** Moves an item by a step, and says where it went or that it cannot. */
export function useMoving(): (path: ItemPath, step: Step) => ItemPath | null {
  const { t } = useTranslation('editor')
  return (path, step) => {
    const item = itemAt(outlineNow(), path)
    const to = moveBy(path, step)
    if (item === null) return null
    const name = itemName(t, item)
    if (to === null) say(t(`moved.not.${step}`, { name }))
    else sayWhere(name, to)
    return to
  }
  function sayWhere(name: string, to: ItemPath): void {
    const outline = outlineNow()
    const parent = itemAt(outline, to.slice(0, -1))
    const isInside = to.length > 1 && parent !== null
    const count = isInside ? listChildren(parent).length : outline.length
    const position = (to.at(-1) ?? 0) + 1
    say(
      isInside
        ? t('moved.inside', { name, parent: itemName(t, parent), position, count })
        : t('moved.onPage', { name, position, count }),
    )
  }
}
