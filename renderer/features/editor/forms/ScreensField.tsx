import { useTranslation } from 'react-i18next'
import { SCREENS, type Screen } from '#shared/domain/designs/field.types.ts'
import { type Json, valueAt, withValueAt } from '#shared/domain/designs/json.types.ts'
import { itemAt } from '#shared/domain/designs/outline.ts'
import { Switch } from '#renderer/ui/Switch.tsx'
import { changeItem } from '../editor-actions.ts'
import { useEditor } from '../editor.store.ts'
import styles from '../editor.module.css'

/** On which screens the chosen item shows: on all, or on those that are switched on; one stays. */
export function ScreensField() {
  const { t } = useTranslation('editor')
  const selection = useEditor((state) => state.edit.selection)
  const item = useEditor(({ edit }) =>
    edit.selection === null ? null : itemAt(edit.design.dashboardConfig, edit.selection),
  )
  if (item === null || selection === null) return null
  const shown = readShown(valueAt(item, 'only.screen'))
  const change = (screen: Screen, isOn: boolean) => {
    const next = SCREENS.filter((one) => (one === screen ? isOn : shown.includes(one)))
    changeItem(selection, withValueAt(item, 'only.screen', next.length === SCREENS.length ? undefined : next))
  }
  return (
    <fieldset className={styles.screens}>
      <legend>{t('field.screens')}</legend>
      {SCREENS.map((screen) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the switch is within
        <label key={screen} className={styles.switch}>
          <span>{t(`screen.${screen}`)}</span>
          <Switch
            isOn={shown.includes(screen)}
            disabled={shown.length === 1 && shown[0] === screen}
            onSwitch={(isOn) => change(screen, isOn)}
          />
        </label>
      ))}
    </fieldset>
  )
}

function readShown(value: Json | undefined): readonly Screen[] {
  const names: readonly unknown[] = typeof value === 'string' ? [value] : Array.isArray(value) ? value : []
  const shown = SCREENS.filter((screen) => names.includes(screen))
  return shown.length === 0 ? SCREENS : shown
}
