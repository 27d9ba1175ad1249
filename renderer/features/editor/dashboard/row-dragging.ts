import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  attachInstruction,
  extractInstruction,
  type Operation,
} from '@atlaskit/pragmatic-drag-and-drop-hitbox/list-item'
import { getPlace, itemAt, mayStand } from '#shared/domain/designs/outline.ts'
import { listChildren, getChildrenPlace, type ItemPath } from '#shared/domain/designs/read-dashboard.ts'
import { moveTo, outlineNow, select } from '../editor-actions.ts'
import { pathFrom, pathText } from '../model/read-once.ts'

/** Where something would come to stand if it were let go of now. */
export type DropPlace = 'before' | 'after' | 'in'

const OPERATIONS: Readonly<Record<DropPlace, Operation>> = {
  before: 'reorder-before',
  after: 'reorder-after',
  in: 'combine',
}
const DROPS: readonly DropPlace[] = ['before', 'after', 'in']

/** Where an item goes when it is dropped at a row; null = it may not. */
export function dropTarget(from: ItemPath, row: ItemPath, drop: DropPlace): ItemPath | null {
  const outline = outlineNow()
  const [item, target] = [itemAt(outline, from), itemAt(outline, row)]
  if (item === null || target === null) return null
  const isWithin = from.every((step, index) => row[index] === step)
  if (isWithin && row.length >= from.length) return null
  const holds = getChildrenPlace(target) !== null
  // Behind a row of several one lets go below the last of them.
  if (drop === 'after' && holds && listChildren(target).length > 0) return null
  if (drop === 'in' && !holds) return null
  const depth = row.length - 1
  const to =
    drop === 'in'
      ? [...row, listChildren(target).length]
      : row.with(depth, (row[depth] ?? 0) + (drop === 'after' ? 1 : 0))
  return mayStand(item['type'], getPlace(outline, to)) ? to : null
}

/** Lets a row be dragged, and be dropped on. Answers a function that ends it. */
export function makeRowMovable(
  element: HTMLElement,
  path: string,
  onDrop: (place: DropPlace | null) => void,
  onDrag: (isDragged: boolean) => void,
): () => void {
  const row = pathFrom(path)
  const readSource = (data: Record<string | symbol, unknown>) => pathFrom(String(data['path']))
  const readPlace = (data: Record<string | symbol, unknown>) => {
    const operation = extractInstruction(data)?.operation
    return DROPS.find((drop) => OPERATIONS[drop] === operation) ?? null
  }
  return combine(
    draggable({
      element,
      getInitialData: () => ({ path }),
      onDragStart: () => {
        onDrag(true)
        select(row)
      },
      onDrop: () => onDrag(false),
    }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data['path'] === 'string' && pathText(readSource(source.data)) !== path,
      getData: ({ input, source }) => {
        const from = readSource(source.data)
        const available = (drop: DropPlace) => (dropTarget(from, row, drop) === null ? 'not-available' : 'available')
        return attachInstruction(
          {},
          {
            element,
            input,
            operations: {
              'reorder-before': available('before'),
              'reorder-after': available('after'),
              combine: available('in'),
            },
          },
        )
      },
      onDrag: ({ self }) => onDrop(readPlace(self.data)),
      onDragLeave: () => onDrop(null),
      onDrop: ({ self, source }) => {
        onDrop(null)
        const [place, from] = [readPlace(self.data), readSource(source.data)]
        const to = place === null ? null : dropTarget(from, row, place)
        if (to !== null) moveTo(from, to)
      },
    }),
  )
}
