import ListItemButton from '@mui/material/ListItemButton'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { linkTo } from '#renderer/platform/routes.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import type { Section } from '../sections.ts'
import styles from './frame.module.css'
import { ProjectSwitch } from './ProjectSwitch.tsx'

const GROUPS = ['daily', 'office'] as const

interface StaffMenuProps {
  readonly sections: readonly Section[]
  readonly open: Section
  readonly onFollow: () => void
}

/** The sections of the administration that the caller may open, and above them the way to each project. */
export function StaffMenu({ sections, open, onFollow }: StaffMenuProps) {
  const { t } = useTranslation('admin')
  const { accountId = '' } = useParams()
  return (
    <>
      <ProjectSwitch onFollow={onFollow} />
      <nav aria-label={t('sections')}>
        {GROUPS.filter((group) => sections.some((section) => section.group === group)).map((group) => (
          <ul key={group} className={styles.menu} aria-label={t(`groups.${group}`)}>
            {sections
              .filter((section) => section.group === group)
              .map(({ name, icon, home, useWaiting }) => (
                <li key={name}>
                  <ListItemButton
                    component={Link}
                    to={linkTo(home, { accountId })}
                    selected={name === open.name}
                    aria-current={name === open.name ? 'page' : undefined}
                    className={styles.link}
                    onClick={onFollow}
                  >
                    <NamedIcon name={icon} size={20} />
                    {t(`${name}.title`)}
                    {useWaiting === undefined ? null : <Waiting useCount={useWaiting} />}
                  </ListItemButton>
                </li>
              ))}
          </ul>
        ))}
      </nav>
    </>
  )
}

/** How many things of a section wait for the team; nothing where none does. */
function Waiting({ useCount }: { useCount: NonNullable<Section['useWaiting']> }) {
  const { t } = useTranslation('admin')
  const count = useCount()
  if (count === null || count === 0) return null
  return (
    <>
      <span className={styles.waiting} aria-hidden="true">
        {count}
      </span>
      <span className="visually-hidden">{t('waiting', { count })}</span>
    </>
  )
}
