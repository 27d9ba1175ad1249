import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { KeyIcon } from './KeyIcon.tsx'
import { type Key, type Layout, shifted } from './layouts.ts'
import styles from './OnScreenKeyboard.module.css'
import type { Shift } from './text-field.ts'
import { type Press, usePress } from './use-press.ts'

interface KeyButtonProps {
  readonly name: Key
  readonly shift: Shift
  readonly layout: Layout
  /** What the large key at the end does: a new line, the next field, or put the keys away. */
  readonly enter: 'line' | 'next' | 'done'
  readonly onPress: (key: Key) => void
}

/** One key. */
export function KeyButton(props: KeyButtonProps) {
  const { name, shift, onPress } = props
  const press = usePress(() => onPress(name), getPress(name))
  const { face, label } = useFace(props)
  const action = 'action' in name ? name.action : name.text === ' ' ? 'space' : undefined
  return (
    <button
      type="button"
      className={styles.key}
      // The field keeps the focus; who has real keys needs none of these.
      tabIndex={-1}
      data-key={action}
      data-shift={action === 'shift' ? shift : undefined}
      aria-pressed={action === 'shift' ? shift !== 'off' : undefined}
      aria-label={label}
      {...press}
    >
      {face}
    </button>
  )
}

/** What a key shows, and its words where that is none. */
function useFace({ name, shift, layout, enter }: KeyButtonProps): { face: ReactNode; label?: string } {
  const { t } = useTranslation('kiosk')
  if ('text' in name)
    return name.text === ' '
      ? { face: null, label: t('keyboard.space') }
      : { face: shift === 'off' ? name.text : shifted(name.text) }
  switch (name.action) {
    case 'page':
      return layout === 'letters'
        ? { face: '#+=', label: t('keyboard.symbols') }
        : { face: 'ABC', label: t('keyboard.letters') }
    case 'enter':
      return enter === 'line'
        ? { face: <KeyIcon name="line" />, label: t('keyboard.enter.line') }
        : { face: t(`keyboard.enter.${enter}`) }
    case 'shift':
      return shift === 'locked'
        ? { face: <KeyIcon name="locked" />, label: t('keyboard.shiftLocked') }
        : { face: <KeyIcon name="shift" />, label: t('keyboard.shift') }
    case 'erase':
    case 'hide':
      return { face: <KeyIcon name={name.action} />, label: t(`keyboard.${name.action}`) }
  }
}

function getPress(key: Key): Press {
  if ('text' in key) return key.text === ' ' ? 'held' : 'down'
  if (key.action === 'erase') return 'held'
  return key.action === 'shift' ? 'down' : 'up'
}
