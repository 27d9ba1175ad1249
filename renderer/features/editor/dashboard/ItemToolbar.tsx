import Popover from '@mui/material/Popover'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { itemAt, mayStand, getPlace, stepTo } from '#shared/domain/designs/outline.ts'
import type { ItemPath } from '#shared/domain/designs/read-dashboard.ts'
import { type IconName, NamedIcon } from '#renderer/ui/icons.tsx'
import { copyItem, say, type Step } from '../editor-actions.ts'
import { EditorIcon, type OwnIconName } from '../editor-icons.tsx'
import { useEditor } from '../editor.store.ts'
import styles from '../editor.module.css'
import { ScreensField } from '../forms/ScreensField.tsx'
import { deleteItemAsked } from './ask-to-delete.store.ts'
import { DeleteItem } from './DeleteItem.tsx'
import { itemName } from './item-name.ts'
import { useMoving } from './use-moving.ts'

const STEPS: readonly { readonly step: Step; readonly icon?: IconName; readonly own?: OwnIconName }[] = [
  { step: 'up', own: 'chevronUp' },
  { step: 'down', icon: 'chevronDown' },
  { step: 'in', own: 'into' },
  { step: 'out', own: 'outOf' },
]

/** What can be done with the chosen item without dragging: 44 px each. */
export function ItemToolbar() {
  const { t } = useTranslation('editor')
  const selection = useEditor((state) => state.edit.selection)
  const outline = useEditor((state) => state.edit.design.dashboardConfig)
  const move = useMoving()
  const item = selection === null ? null : itemAt(outline, selection)
  const path: ItemPath = selection ?? []
  const canStep = (step: Step) => {
    const to = item === null ? null : stepTo(outline, path, step)
    return to !== null && mayStand(item?.['type'], getPlace(outline, to))
  }
  return (
    <div
      className={styles.toolbar}
      role="toolbar"
      aria-label={item === null ? t('tool.label') : t('tool.of', { name: itemName(t, item) })}
    >
      {STEPS.map(({ step, icon, own }) => (
        <ToolButton
          key={step}
          label={t(`tool.${step}`)}
          isDisabled={!canStep(step)}
          onClick={() => move(path, step)}
          {...(own === undefined ? {} : { own })}
          {...(icon === undefined ? {} : { icon })}
        />
      ))}
      <ToolButton
        label={t('tool.copy')}
        icon="copy"
        isDisabled={item === null}
        onClick={() => {
          copyItem(path)
          if (item !== null) say(t('tool.copied', { name: itemName(t, item) }))
        }}
      />
      <ScreensButton isDisabled={item === null} />
      <ToolButton
        label={t('tool.delete')}
        own="delete"
        isDisabled={item === null}
        onClick={() => deleteItemAsked(path)}
      />
      <DeleteItem />
    </div>
  )
}

function ScreensButton({ isDisabled }: { readonly isDisabled: boolean }) {
  const { t } = useTranslation('editor')
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={t('tool.screens')}
        title={t('tool.screens')}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        disabled={isDisabled}
        onClick={() => setIsOpen(true)}
      >
        <NamedIcon name="eye" size={20} />
      </button>
      <Popover
        open={isOpen && !isDisabled}
        anchorEl={() => button.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        onClose={() => setIsOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('tool.screens'), className: styles.popover ?? '' } }}
      >
        <ScreensField />
      </Popover>
    </>
  )
}

interface ToolButtonProps {
  readonly label: string
  readonly icon?: IconName
  readonly own?: OwnIconName
  readonly isDisabled: boolean
  readonly onClick: () => void
}

function ToolButton({ label, icon, own, isDisabled, onClick }: ToolButtonProps) {
  return (
    <button type="button" aria-label={label} title={label} disabled={isDisabled} onClick={onClick}>
      {own === undefined ? <NamedIcon name={icon ?? 'more'} size={20} /> : <EditorIcon name={own} size={20} />}
    </button>
  )
}
