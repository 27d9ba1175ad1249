import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { type EditorState, useEditor } from '../editor.store.ts'
import { compareDesigns, type DesignDifference } from '../model/compare-designs.ts'
import { pickDesign } from '../model/wire.ts'
import { goOnWithMine, takeTheirs } from '../saving.ts'
import { useSaying } from './use-saying.ts'
import { useTimeWords } from './use-time-words.ts'

/** Somebody else has saved meanwhile: who and when, what theirs and one's own have changed, and which of them goes on. */
export function ConflictDialog() {
  const conflict = useEditor((state) => state.conflict)
  return conflict === null ? null : <Question conflict={conflict} />
}

function Question({ conflict }: { readonly conflict: NonNullable<EditorState['conflict']> }) {
  const { t } = useTranslation('editor')
  const edit = useEditor((state) => state.edit)
  const time = useTimeWords()
  const say = useSaying()
  const { theirs, isDraft } = conflict
  const saved = theirs.draft ?? theirs.published
  const close = () => useEditor.setState({ conflict: null })
  const goOn = () => void goOnWithMine().then((outcome) => say(outcome, isDraft))
  return (
    <Dialog
      title={t('conflict.title')}
      size="small"
      onClose={close}
      actions={
        <>
          <Button onClick={takeTheirs}>{t('conflict.theirs')}</Button>
          <Button variant="contained" onClick={goOn}>
            {t('conflict.mine')}
          </Button>
        </>
      }
    >
      <p>{t('conflict.text', { who: saved.savedBy ?? t('history.somebody'), when: time(saved.savedAt) })}</p>
      <Difference title={t('conflict.theirChanges')} difference={compareDesigns(edit.saved, pickDesign(saved))} />
      <Difference title={t('conflict.myChanges')} difference={compareDesigns(edit.saved, edit.design)} />
    </Dialog>
  )
}

function Difference({ title, difference }: { readonly title: string; readonly difference: DesignDifference }) {
  const { t } = useTranslation('editor')
  const counted = (['added', 'removed', 'changed', 'colours', 'texts'] as const).filter((name) => difference[name] > 0)
  const said = (['version', 'menu', 'theme', 'advanced'] as const).filter((name) => difference[name])
  return (
    <section>
      <h3 className="ww-hint">{title}</h3>
      <ul>
        {counted.map((name) => (
          <li key={name}>{t(`difference.${name}`, { count: difference[name] })}</li>
        ))}
        {said.map((name) => (
          <li key={name}>{t(`difference.${name}`)}</li>
        ))}
        {counted.length + said.length === 0 ? <li>{t('difference.none')}</li> : null}
      </ul>
    </section>
  )
}
