import Tooltip from '@mui/material/Tooltip'
import { useTranslation } from 'react-i18next'
import { closePageEditor } from '#renderer/parts/page-editor/page-editor.store.ts'
import { type IconName, NamedIcon } from '#renderer/ui/icons.tsx'
import { redoStep, undoStep } from './editor-actions.ts'
import { EditorIcon, type OwnIconName } from './editor-icons.tsx'
import { type PanelName, type PreviewName, useEditor } from './editor.store.ts'
import styles from './editor.module.css'
import { PANELS } from './panels.ts'

const PANEL_ICONS: Readonly<Record<PanelName, { readonly own: OwnIconName }>> = {
  dashboard: { own: 'pages' },
  texts: { own: 'translate' },
  theme: { own: 'palette' },
  media: { own: 'image' },
  history: { own: 'history' },
}
const NAMES: readonly PanelName[] = ['dashboard', 'texts', 'theme', 'media', 'history']
const PREVIEWS: readonly { readonly name: PreviewName; readonly icon: OwnIconName }[] = [
  { name: 'desktop', icon: 'desktop' },
  { name: 'tablet', icon: 'tablet' },
  { name: 'phone', icon: 'phoneScreen' },
]

/** EDT-5, EDT-6, EDT-20, EDT-21: the dark bar: whose pages these are, the panels, undo, widths, and the way out. */
export function EditorBar() {
  const { t } = useTranslation('editor')
  const portal = useEditor((state) => state.place.portal)
  const canUndo = useEditor((state) => state.edit.past.length > 0)
  const canRedo = useEditor((state) => state.edit.future.length > 0)
  return (
    <nav className={styles.bar} aria-label={t('bar.label')}>
      <Tooltip title={t(`bar.${portal}`)} placement="right" describeChild>
        <span className={styles.portal} role="img" aria-label={t(`bar.${portal}`)}>
          {portal === 'bp' ? 'EP' : 'MP'}
        </span>
      </Tooltip>
      <PanelButtons place="top" />
      <hr />
      <BarButton icon="undo" label={t('bar.undo')} isDisabled={!canUndo} onClick={undoStep} />
      <BarButton icon="redo" label={t('bar.redo')} isDisabled={!canRedo} onClick={redoStep} />
      <hr />
      <PickingButton />
      <PreviewButtons />
      <span className={styles.space} />
      <PanelButtons place="foot" />
      <BarButton icon="close" label={t('bar.close')} onClick={closePageEditor} />
    </nav>
  )
}

function PanelButtons({ place }: { readonly place: 'top' | 'foot' }) {
  const { t } = useTranslation('editor')
  const panel = useEditor((state) => state.panel)
  return NAMES.filter((name) => PANELS[name].place === place).map((name) => (
    <BarButton
      key={name}
      {...PANEL_ICONS[name]}
      label={t(`panel.${name}`)}
      isPressed={panel === name}
      onClick={() => useEditor.setState({ panel: panel === name ? null : name })}
    />
  ))
}

function PreviewButtons() {
  const { t } = useTranslation('editor')
  const preview = useEditor((state) => state.preview)
  return PREVIEWS.map(({ name, icon }) => (
    <BarButton
      key={name}
      own={icon}
      label={t(`preview.${name}`)}
      isPressed={preview === name}
      onClick={() => useEditor.setState({ preview: preview === name ? null : name })}
    />
  ))
}

function PickingButton() {
  const { t } = useTranslation('editor')
  const isPicking = useEditor((state) => state.isPicking)
  return (
    <BarButton
      own="pick"
      label={t('bar.pick')}
      isPressed={isPicking}
      onClick={() => useEditor.setState({ isPicking: !isPicking })}
    />
  )
}

interface BarButtonProps {
  readonly label: string
  readonly icon?: IconName
  readonly own?: OwnIconName
  readonly isPressed?: boolean
  readonly isDisabled?: boolean
  readonly onClick: () => void
}

function BarButton({ label, icon, own, isPressed, isDisabled = false, onClick }: BarButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      disabled={isDisabled}
      onClick={onClick}
    >
      {own === undefined ? <NamedIcon name={icon ?? 'more'} size={22} /> : <EditorIcon name={own} size={22} />}
    </button>
  )
}
