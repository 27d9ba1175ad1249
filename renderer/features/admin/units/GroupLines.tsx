import ButtonBase from '@mui/material/ButtonBase'
import { type CSSProperties, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { LightIcon } from '#renderer/ui/LightIcon.tsx'
import type { Line } from './arrange-units.ts'
import styles from './units.module.css'
import type { LineWords } from './use-line-words.ts'

/** Where a line stands. */
export interface LinePlace {
  /** In the whole table, its head being 1. */
  readonly rowIndex: number
  /** px */
  readonly top: number
  readonly height: number
}

interface ProjectFacts extends Pick<Extract<Line, { kind: 'project' }>, 'project' | 'sums'> {
  readonly words: LineWords
  /** Which of the table's columns has the totals, from 1; null = none: then there is no sum. */
  readonly totalAt: number | null
}

/** A project above its units, with the way to its pages and what they come to. The table follows its link. */
export const ProjectLine = memo(function ProjectLine({
  rowIndex,
  top,
  height,
  words,
  project,
  sums,
  totalAt,
}: LinePlace & ProjectFacts) {
  const style: CSSProperties & Record<'--total-at', number> = { top, height, '--total-at': totalAt ?? -1 }
  return (
    <div role="row" aria-rowindex={rowIndex} className={styles.project} style={style}>
      <div role="rowheader">
        <a className="ww-link" title={project.name} href={words.linkToProject(project.slug)}>
          {project.name}
        </a>
        <span className="ww-muted">{words.sayFacts(sums)}</span>
      </div>
      {sums.total === null || totalAt === null ? null : (
        <div role="cell" className={styles.sum}>
          <span className="visually-hidden">{words.total} </span>
          {words.price(sums.total)}
        </div>
      )}
    </div>
  )
})

interface FreeLineProps extends LinePlace {
  readonly count: number
  readonly isUnfolded: boolean
  readonly onToggle: () => void
}

/** In place of the units that nobody has. */
export function FreeLine({ rowIndex, top, height, count, isUnfolded, onToggle }: FreeLineProps) {
  const { t } = useTranslation('admin-units')
  return (
    <div role="row" aria-rowindex={rowIndex} className={styles.free} style={{ top, height }}>
      <div role="cell">
        <ButtonBase aria-expanded={isUnfolded} onClick={onToggle}>
          <LightIcon name={isUnfolded ? 'chevronDown' : 'chevronRight'} size={20} />
          {t(isUnfolded ? 'group.fold' : 'group.free', { count })}
        </ButtonBase>
      </div>
    </div>
  )
}
