import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { itemAt } from '#shared/domain/designs/outline.ts'
import { scrollBehavior } from '#renderer/ui/scroll-behavior.ts'
import { useRootAttribute } from '#renderer/ui/use-root-attribute.ts'
import { itemName } from '../dashboard/item-name.ts'
import { outlineNow, select } from '../editor-actions.ts'
import { useEditor } from '../editor.store.ts'
import styles from '../editor.module.css'
import { pathText, type Reading, readOnce } from '../model/read-once.ts'
import { SURFACE } from '../use-undo-keys.ts'

const NO_HOSTS: readonly string[] = []

function readingNow(): Reading {
  const { edit, server } = useEditor.getState()
  return readOnce(edit.design.dashboardConfig, server?.frameHosts ?? NO_HOSTS)
}

/** The page's element of an item; null = it is not on the page now. */
function findElement(key: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-item="${CSS.escape(key)}"]`)
}

/** A click on the page chooses the item; the chosen one is framed and named there. */
export function PagePicking() {
  const isCustom = useEditor(
    (state) =>
      state.edit.design.dashboardVersion === 'custom' && state.panel === 'dashboard' && state.lookedAt === null,
  )
  const isPicking = useEditor((state) => state.isPicking)
  if (!isCustom) return null
  return (
    <>
      {isPicking ? <Picking /> : null}
      <SelectionFrame />
    </>
  )
}

/** While one chooses, links and buttons of the items do nothing. */
function Picking() {
  useRootAttribute('data-picking', '')
  useEffect(() => {
    const pick = (event: MouseEvent) => {
      const { target } = event
      if (!(target instanceof Element) || target.closest(`[${SURFACE}], [role="dialog"]`) !== null) return
      const key = target.closest<HTMLElement>('[data-item]')?.dataset['item']
      if (key === undefined) return
      event.preventDefault()
      event.stopPropagation()
      const path = readingNow().pathOf.get(key)
      if (path !== undefined) select(path)
    }
    window.addEventListener('click', pick, { capture: true })
    return () => window.removeEventListener('click', pick, { capture: true })
  }, [])
  return null
}

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Follows the chosen item wherever it goes, and has it come into view when another one is chosen. */
function SelectionFrame() {
  const { t } = useTranslation('editor')
  const path = useEditor((state) => (state.edit.selection === null ? null : pathText(state.edit.selection)))
  const [box, setBox] = useState<Box | null>(null)
  useEffect(() => {
    if (path === null) return
    const key = readingNow().keyAt.get(path)
    const element = key === undefined ? null : findElement(key)
    if (element !== null && !isInView(element)) element.scrollIntoView({ block: 'center', behavior: scrollBehavior() })
  }, [path])
  useEffect(() => {
    if (path === null) return undefined
    let frame = 0
    const follow = () => {
      frame = 0
      const key = readingNow().keyAt.get(path)
      const rect = (key === undefined ? null : findElement(key))?.getBoundingClientRect()
      setBox((last) => (rect === undefined ? null : sameBox(last, rect) ? last : getBox(rect)))
    }
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(follow)
    }
    soon()
    // Pictures come, words grow, and the page is drawn a moment after the form.
    const sizes = new ResizeObserver(soon)
    sizes.observe(document.body)
    const changes = new MutationObserver(soon)
    const page = document.querySelector('main')
    if (page !== null) changes.observe(page, { childList: true, subtree: true, characterData: true })
    window.addEventListener('scroll', soon, { passive: true, capture: true })
    window.addEventListener('resize', soon)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      changes.disconnect()
      window.removeEventListener('scroll', soon, { capture: true })
      window.removeEventListener('resize', soon)
    }
  }, [path])
  const selection = useEditor((state) => state.edit.selection)
  const item = selection === null ? null : itemAt(outlineNow(), selection)
  if (path === null || box === null || item === null) return null
  const { left, top, width, height } = box
  return (
    <div className={styles.frame} style={{ left, top, width, height }} aria-hidden="true">
      <span>{itemName(t, item)}</span>
    </div>
  )
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top < window.innerHeight * 0.8 && bottom > 80
}

function getBox({ left, top, width, height }: DOMRect): Box {
  return { left, top, width, height }
}

function sameBox(last: Box | null, rect: DOMRect): boolean {
  return (
    last !== null &&
    last.left === rect.left &&
    last.top === rect.top &&
    last.width === rect.width &&
    last.height === rect.height
  )
}
