import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { useEditor } from '../editor.store.ts'
import styles from '../editor.module.css'
import { type CodeEditor, createCodeEditor } from '../json/code-editor.ts'
import { OWN_UNDO } from '../use-undo-keys.ts'
import { type AdvancedFault, readAdvanced, tidy } from './read-advanced.ts'
import { writeAdvanced } from './theme-actions.ts'

/** EDT-37, EDT-38: the rest of the look, as JSON of a Material theme; what the page leaves out of it is said in its place. */
export function AdvancedTab() {
  const { t } = useTranslation('editor-look')
  const advanced = useEditor((state) => state.edit.design.stylingAdvanced)
  const theme = useEditor((state) => state.edit.design.theme)
  const place = useRef<HTMLDivElement>(null)
  const code = useRef<CodeEditor | null>(null)
  const [faults, setFaults] = useState<readonly AdvancedFault[]>(() => readAdvanced(advanced, theme))
  const words = useCallback(
    ({ reason, place: at }: AdvancedFault) => (at === '' ? t(`fault.${reason}`) : `${at}: ${t(`fault.${reason}`)}`),
    [t],
  )
  const check = useCallback(
    (text: string) => {
      const found = readAdvanced(text, theme)
      setFaults(found)
      return found.map((fault) => ({
        ...fault,
        message: words(fault),
        fault: fault.reason === 'notJson' ? null : { hides: false },
      }))
    },
    [theme, words],
  )
  useEffect(() => {
    if (place.current === null) return undefined
    const editor = createCodeEditor(place.current, {
      text: useEditor.getState().edit.design.stylingAdvanced,
      label: t('advanced.label'),
      check,
      isOutline: false,
      onLeave: writeAdvanced,
    })
    code.current = editor
    return () => {
      writeAdvanced(editor.text())
      editor.destroy()
      code.current = null
    }
  }, [check, t])
  useEffect(() => {
    // What was changed elsewhere: by undo, or in another window. What is being typed stays.
    if (code.current !== null && !code.current.hasFocus()) code.current.setText(advanced)
  }, [advanced])
  const [first] = faults
  return (
    <>
      <div ref={place} className={styles.code} {...{ [OWN_UNDO]: '' }} />
      {first === undefined ? (
        <div className={styles.codeHint}>
          <p>{t('advanced.hint')}</p>
          {advanced.trim() === '' || tidy(advanced) === advanced ? null : (
            <Button variant="outlined" color="inherit" onClick={() => writeAdvanced(tidy(advanced))}>
              {t('advanced.format')}
            </Button>
          )}
        </div>
      ) : (
        <div className={styles.codeFault} role="status">
          <strong>{t('advanced.line', { line: first.line, message: words(first) })}</strong>
          <p>
            {t(first.reason === 'notJson' ? 'advanced.ignored' : 'advanced.leftOut')}
            {faults.length > 1 ? ` ${t('advanced.more', { count: faults.length - 1 })}` : ''}
          </p>
          <Button variant="outlined" color="inherit" onClick={() => code.current?.show(first)}>
            {t('advanced.show')}
          </Button>
        </div>
      )}
    </>
  )
}
