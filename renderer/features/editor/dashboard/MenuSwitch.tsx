import { useTranslation } from 'react-i18next'
import { Switch } from '#renderer/ui/Switch.tsx'
import { editDesign } from '../editor-actions.ts'
import { useEditor } from '../editor.store.ts'
import styles from '../editor.module.css'

/** SHL-71: whether the menu of the unit's pages stands beside the dashboard. */
export function MenuSwitch() {
  const { t } = useTranslation('editor')
  const menu = useEditor((state) => state.edit.design.dashboardMenu)
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the switch is within
    <label className={styles.switch}>
      <span>{t('menuSwitch')}</span>
      <Switch isOn={menu === 'left'} onSwitch={(isOn) => editDesign({ dashboardMenu: isOn ? 'left' : 'absent' })} />
    </label>
  )
}
