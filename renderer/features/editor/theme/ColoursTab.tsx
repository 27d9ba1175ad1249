import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type JudgedColour, judgeColours } from '#shared/domain/look/judge-colours.ts'
import { BUTTONS_KEY, BUTTONS_VARIANTS, readButtons } from '#shared/domain/look/buttons-variant.ts'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { useEditor } from '../editor.store.ts'
import styles from '../editor.module.css'
import { ColourRow } from './ColourRow.tsx'
import { chooseButtons } from './theme-actions.ts'
import own from './theme.module.css'

/** The 17 colours (EDT-34) with what can be read of them, and the look of the dashboards' buttons (EDT-33). */
export function ColoursTab() {
  const { t } = useTranslation('editor-look')
  const theme = useEditor((state) => state.edit.design.theme)
  const simple = useEditor((state) => state.edit.design.stylingSimple)
  const advanced = useEditor((state) => state.edit.design.stylingAdvanced)
  const colours = useMemo(() => judgeColours({ theme, simple, advanced }), [theme, simple, advanced])
  const [open, setOpen] = useState<JudgedColour['key'] | null>(null)
  const paleCount = colours.filter(({ isReadable }) => !isReadable).length
  return (
    <div className={styles.scroll}>
      <p className="visually-hidden" role="status">
        {paleCount === 0 ? '' : t('unreadable', { count: paleCount })}
      </p>
      <ul className={own.colours}>
        {colours.map((colour) => (
          <li key={colour.key}>
            <ColourRow
              colour={colour}
              isOpen={open === colour.key}
              onToggle={() => setOpen(open === colour.key ? null : colour.key)}
            />
          </li>
        ))}
      </ul>
      <ButtonsChoice />
    </div>
  )
}

function ButtonsChoice() {
  const { t } = useTranslation('editor-look')
  const variant = useEditor((state) => readButtons(state.edit.design.stylingSimple[BUTTONS_KEY]))
  return (
    <div className={own.buttons}>
      <SelectField
        label={t('buttons.label')}
        value={variant ?? 'standard'}
        options={(['standard', ...BUTTONS_VARIANTS] as const).map((value) => ({
          value,
          label: t(`buttons.${value}`),
        }))}
        onChange={(value) => chooseButtons(readButtons(value))}
      />
    </div>
  )
}
