import type { KeyboardEvent, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { pictureSet } from '#shared/contracts/picture-sizes.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { useEditor } from '../editor.store.ts'
import type { ProjectImage } from '../forms/use-pictures.ts'
import styles from './media.module.css'
import { countUses } from './picture-uses.ts'
import { missingTexts, usesInShort } from './picture-words.ts'

interface PictureGridProps {
  readonly ref: Ref<HTMLDivElement>
  readonly pictures: readonly ProjectImage[]
  readonly languages: readonly Locale[]
  /** Id of the chosen one. */
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
}

/** Beside each other, whatever the panel's width. */
const COLUMNS = 2
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: COLUMNS,
  ArrowUp: -COLUMNS,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
}

/** EDT-41, EDT-43: the pictures of the project, one of them chosen by touch or arrows. */
export function PictureGrid({ ref, pictures, languages, chosen, onChoose }: PictureGridProps) {
  const { t } = useTranslation('editor')
  const known = pictures.findIndex(({ id }) => id === chosen)
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = STEPS[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const options = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="option"]')]
    const at = options.findIndex((option) => option === document.activeElement)
    const to = Math.min(pictures.length - 1, Math.max(0, at + step))
    const next = pictures[to]
    if (next === undefined) return
    options[to]?.focus()
    onChoose(next.id)
  }
  return (
    <div
      ref={ref}
      className={styles.grid}
      role="listbox"
      aria-label={t('media.list')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {pictures.map((picture, index) => (
        <Tile
          key={picture.id}
          picture={picture}
          languages={languages}
          isChosen={picture.id === chosen}
          isReached={index === Math.max(0, known)}
          onChoose={() => onChoose(picture.id)}
        />
      ))}
    </div>
  )
}

interface TileProps {
  readonly picture: ProjectImage
  readonly languages: readonly Locale[]
  readonly isChosen: boolean
  /** By Tab; the others by arrows from there. */
  readonly isReached: boolean
  readonly onChoose: () => void
}

function Tile({ picture, languages, isChosen, isReached, onChoose }: TileProps) {
  const { t } = useTranslation('editor')
  const here = useEditor((state) => countUses(state.edit.design.dashboardConfig, picture.url))
  const portal = useEditor((state) => state.draftPlace.portal)
  const { url, imageFileName, usedIn } = picture
  return (
    <div
      className={styles.tile}
      role="option"
      aria-selected={isChosen}
      tabIndex={isReached ? 0 : -1}
      onClick={onChoose}
      onKeyDown={({ key }) => {
        if (key === 'Enter' || key === ' ') onChoose()
      }}
    >
      <img src={url} srcSet={pictureSet(url)} sizes="130px" alt="" loading="lazy" decoding="async" />
      <strong title={imageFileName}>{imageFileName}</strong>
      <small>{usesInShort(t, { here, usedIn, portal })}</small>
      {missingTexts(picture, languages).length === 0 ? null : (
        <small className={styles.missing}>{t('media.noText')}</small>
      )}
    </div>
  )
}
