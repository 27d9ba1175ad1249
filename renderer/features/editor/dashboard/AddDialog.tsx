import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ItemType } from '#shared/domain/designs/item-type.types.ts'
import { findItemType, type ItemTypeName } from '#shared/domain/designs/item-types.ts'
import { getPlace, itemAt } from '#shared/domain/designs/outline.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { addItem, outlineNow, say } from '../editor-actions.ts'
import { ItemIcon } from '../editor-icons.tsx'
import { useEditor } from '../editor.store.ts'
import styles from '../editor.module.css'
import { usePictures } from '../forms/use-pictures.ts'
import { fitTo, listTargets, listTypes, newItem, type Target } from '../model/new-item.ts'
import { GROUP_OF, TYPE_GROUPS } from '../model/type-groups.ts'
import { firstWords } from './first-words.ts'
import { itemName, typeName } from './item-name.ts'

/** What can be added, as a list by groups: only what may stand where it would go. */
export function AddDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('editor')
  const portal = useEditor((state) => state.place.portal)
  const [targets] = useState(() => listTargets(outlineNow(), useEditor.getState().edit.selection))
  const [at, setAt] = useState(0)
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim().toLowerCase())
  const pictures = usePictures()
  const target = targets[at] ?? targets[0]
  if (target === undefined) return null
  const place = getPlace(outlineNow(), target.to) ?? 'page'
  const found = listTypes(outlineNow(), place, portal).filter((type) => matches(type, search))
  const add = (name: ItemTypeName) => {
    const urls = pictures?.map(({ url }) => url) ?? []
    addItem(target.to, fitTo(place, newItem(name, firstWords(t), urls)))
    say(t('add.added', { name: typeName(t, name) }))
    onClose()
  }
  function matches({ name }: ItemType, words: string): boolean {
    const type = findItemType(name)
    if (type === null || words === '') return true
    return `${typeName(t, type.name)} ${t(`item.${type.name}.hint`)} ${name}`.toLowerCase().includes(words)
  }
  return (
    <Dialog title={t('add.title')} size="large" onClose={onClose}>
      <div className="ww-stack ww-gap-20">
        <div className="ww-pair">
          <TextField
            label={t('add.search')}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
          <SelectField
            label={t('add.where')}
            value={String(at)}
            options={targets.map((one, index) => ({ value: String(index), label: targetWords(one) }))}
            onChange={(value) => setAt(Number(value))}
          />
        </div>
        {TYPE_GROUPS.map((group) => {
          const types = found.filter(({ name }) => GROUP_OF[findItemType(name)?.name ?? 'Button'] === group)
          return types.length === 0 ? null : (
            <section key={group} aria-label={t(`group.${group}`)}>
              <h3 className="ww-hint">{t(`group.${group}`)}</h3>
              <ul className={styles.types}>
                {types.map(({ name, icon }) => (
                  <TypeButton key={name} name={name} icon={icon} onAdd={add} />
                ))}
              </ul>
            </section>
          )
        })}
        {found.length === 0 ? <p role="status">{t('add.none')}</p> : null}
      </div>
    </Dialog>
  )

  function targetWords({ kind, at: path }: Target): string {
    const item = itemAt(outlineNow(), path)
    return kind === 'end' || item === null ? t('add.atEnd') : t(`add.${kind}`, { name: itemName(t, item) })
  }
}

interface TypeButtonProps {
  readonly name: string
  readonly icon: string
  readonly onAdd: (name: ItemTypeName) => void
}

function TypeButton({ name, icon, onAdd }: TypeButtonProps) {
  const { t } = useTranslation('editor')
  const type = findItemType(name)
  if (type === null) return null
  return (
    <li>
      <button type="button" onClick={() => onAdd(type.name)}>
        <ItemIcon name={icon} size={28} />
        <strong>{typeName(t, type.name)}</strong>
        <small>{t(`item.${type.name}.hint`)}</small>
      </button>
    </li>
  )
}
