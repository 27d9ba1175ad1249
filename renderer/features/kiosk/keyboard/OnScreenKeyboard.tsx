import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { scrollBehavior } from '#renderer/ui/scroll-behavior.ts'
import { useTopLayer } from '#renderer/ui/dialog/dialog-layer.ts'
import { useKiosk } from '../state/kiosk.store.ts'
import './keyboard.css'
import { KeyButton } from './KeyButton.tsx'
import { type Key, listRows, shifted } from './layouts.ts'
import styles from './OnScreenKeyboard.module.css'
import {
  eraseIn,
  getLayout,
  nextField,
  type Shift,
  shiftAtStart,
  type TextFieldElement,
  writeInto,
} from './text-field.ts'
import { KEYBOARD_PART, watchFields } from './watch-fields.ts'

/**
 * Keys at the lower edge as soon as a finger is in a field of text: no touchscreen's system can be relied on to bring
 * its own when a program fills the screen. Written for the product: the one library that is looked after writes its
 * keys as HTML, which the page's policy forbids, and keeps a text of its own beside the field's.
 */
export function OnScreenKeyboard() {
  const isOn = useKiosk(({ host }) => host?.settings.onScreenKeyboard ?? false)
  const [field, setField] = useState<TextFieldElement | null>(null)
  useEffect(() => (isOn ? watchFields(setField, isShown) : undefined), [isOn])
  // What is beside the topmost dialog cannot be touched, so the keys are in it.
  const layer = useTopLayer()
  if (!isOn || field === null) return null
  return createPortal(<Board key={fieldKey(field)} field={field} onHide={() => setField(null)} />, layer)
}

/** Set as long as the keys are there; see `useRoom`. */
const isShown = () => 'keyboard' in document.documentElement.dataset

const keys = new WeakMap<TextFieldElement, string>()
let lastKey = 0

/** Another one for each field: shift and page begin anew. */
function fieldKey(field: TextFieldElement): string {
  const known = keys.get(field)
  if (known !== undefined) return known
  lastKey += 1
  keys.set(field, String(lastKey))
  return String(lastKey)
}

function Board({ field, onHide }: { field: TextFieldElement; onHide: () => void }) {
  const { t } = useTranslation('kiosk')
  const locale = useLocale()
  const board = useRef<HTMLDivElement>(null)
  const kind = getLayout(field)
  const { layout, shift, press } = useKeys(field, onHide)
  const next = nextField(field)
  const isLine = field instanceof HTMLTextAreaElement
  useRoom(board, field)
  return (
    // Whatever is touched here, the field keeps the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keeps a touch from doing something
    <div
      ref={board}
      className={styles.board}
      {...{ [KEYBOARD_PART]: '' }}
      data-pad={kind === 'letters' ? undefined : ''}
      role="group"
      aria-label={t('keyboard.label')}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div className={styles.rows}>
        {listRows(layout, locale).map((row, index) => (
          // The rows of one page never change places.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles.row}>
            {row.map((key) => (
              <KeyButton
                key={'text' in key ? key.text : key.action}
                name={key}
                shift={shift}
                layout={layout}
                enter={isLine ? 'line' : next === null ? 'done' : 'next'}
                onPress={press}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

function useKeys(field: TextFieldElement, onHide: () => void) {
  const [layout, setLayout] = useState(() => getLayout(field))
  const [shift, setShift] = useState<Shift>(() => shiftAtStart(field))
  const enter = () => {
    if (field instanceof HTMLTextAreaElement) return writeInto(field, '\n')
    const next = nextField(field)
    if (next !== null) return next.focus()
    // So that what is said about the field is said now, and what stands below it is seen.
    field.blur()
    onHide()
  }
  const press = (key: Key) => {
    if ('text' in key) {
      writeInto(field, shift === 'off' ? key.text : shifted(key.text))
      if (shift === 'once') setShift('off')
    } else if (key.action === 'erase') eraseIn(field)
    else if (key.action === 'shift') setShift((now) => (now === 'off' ? 'once' : now === 'once' ? 'locked' : 'off'))
    else if (key.action === 'page') setLayout((now) => (now === 'letters' ? 'symbols' : 'letters'))
    else if (key.action === 'enter') enter()
    else onHide()
  }
  return { layout, shift, press }
}

/** Gives the page the room that is left above the keys, and brings the field into it. */
function useRoom(board: { readonly current: HTMLElement | null }, field: TextFieldElement): void {
  useLayoutEffect(() => {
    const element = board.current
    if (element === null) return undefined
    const root = document.documentElement
    const measure = () => root.style.setProperty('--ww-keyboard', `${element.offsetHeight}px`)
    measure()
    root.dataset['keyboard'] = ''
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    // Above the keys, with its hint: see the margins in `keyboard.css`.
    field.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
    return () => {
      sizes.disconnect()
      delete root.dataset['keyboard']
      root.style.removeProperty('--ww-keyboard')
    }
  }, [board, field])
}
