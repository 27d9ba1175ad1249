import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { replaceOutline } from '../editor-actions.ts'
import { useEditor } from '../editor.store.ts'
import styles from '../editor.module.css'
import { OWN_UNDO } from '../use-undo-keys.ts'
import { type CodeEditor, createCodeEditor } from './code-editor.ts'
import { nearestType } from './completions.ts'
import { readOutlineText, type TextFault } from './read-outline.ts'

const NO_HOSTS: readonly string[] = []

function asText(outline: unknown): string {
  return JSON.stringify(outline, null, 2)
}

/** EDT-15..18: the outline as JSON. What is written counts when one leaves the field, and only when it is JSON. */
export function JsonTab() {
  const { t } = useTranslation('editor')
  const outline = useEditor((state) => state.edit.design.dashboardConfig)
  const hosts = useEditor((state) => state.server?.frameHosts ?? NO_HOSTS)
  const place = useRef<HTMLDivElement>(null)
  const code = useRef<CodeEditor | null>(null)
  const [faults, setFaults] = useState<readonly TextFault[]>([])
  const words = useCallback(
    ({ fault }: TextFault) => (fault === null ? t('json.notJson') : t(`fault.${fault.code}`)),
    [t],
  )
  const check = useCallback(
    (text: string) => {
      const read = readOutlineText(text, hosts)
      setFaults(read.faults)
      return read.faults.map((fault) => ({ ...fault, message: words(fault) }))
    },
    [hosts, words],
  )
  const apply = useCallback(
    (text: string) => {
      const { outline: written } = readOutlineText(text, hosts)
      if (written !== null) replaceOutline(written)
    },
    [hosts],
  )
  useEffect(() => {
    if (place.current === null) return undefined
    const { dashboardConfig } = useEditor.getState().edit.design
    const editor = createCodeEditor(place.current, {
      text: asText(dashboardConfig),
      label: t('json.label'),
      check,
      isOutline: true,
      onLeave: apply,
    })
    code.current = editor
    return () => {
      apply(editor.text())
      editor.destroy()
      code.current = null
    }
  }, [check, apply, t])
  useEffect(() => {
    // What was changed elsewhere: by undo, or in another window. What is being typed stays.
    if (code.current !== null && !code.current.hasFocus()) code.current.setText(asText(outline))
  }, [outline])
  const first = faults[0]
  // Where it is now: leaving the field has written the text anew.
  const withFirst = (run: (fault: TextFault, editor: CodeEditor) => void) => {
    const editor = code.current
    const now = editor === null ? undefined : readOutlineText(editor.text(), hosts).faults[0]
    if (editor !== null && now !== undefined) run(now, editor)
  }
  return (
    <>
      <div ref={place} className={styles.code} {...{ [OWN_UNDO]: '' }} />
      {first === undefined ? (
        <p className={styles.codeHint}>{t('json.hint')}</p>
      ) : (
        <FaultNote
          fault={first}
          message={words(first)}
          more={faults.length - 1}
          onShow={() => withFirst((one, editor) => editor.show(one))}
          onReplace={(type) => withFirst((one, editor) => editor.replace(one, `"type": ${JSON.stringify(type)}`))}
        />
      )}
    </>
  )
}

interface FaultNoteProps {
  readonly fault: TextFault
  readonly message: string
  readonly more: number
  readonly onShow: () => void
  readonly onReplace: (type: string) => void
}

function FaultNote({ fault, message, more, onShow, onReplace }: FaultNoteProps) {
  const { t } = useTranslation('editor')
  const written = /:\s*"([^"]*)"$/.exec(fault.written)?.[1]
  const repair = fault.fault?.code === 'unknownType' && written !== undefined ? nearestType(written) : null
  return (
    <div className={styles.codeFault} role="status">
      <strong>{t('json.line', { line: fault.line, message })}</strong>
      <p>
        {t(fault.fault === null ? 'json.kept' : fault.fault.hides ? 'json.hides' : 'json.leftOut')}
        {more > 0 ? ` ${t('json.more', { count: more })}` : ''}
      </p>
      <Button variant="outlined" color="inherit" onClick={onShow}>
        {t('json.show')}
      </Button>
      {repair === null ? null : (
        <Button variant="outlined" color="inherit" onClick={() => onReplace(repair)}>
          {t('json.replace', { type: repair })}
        </Button>
      )}
    </div>
  )
}
