import ButtonBase from '@mui/material/ButtonBase'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { linkTo } from '#renderer/platform/routes.ts'
import { isEntitled, useMay, useSession } from '#renderer/session/index.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useAdminProjects } from '../projects/use-projects.ts'
import styles from './frame.module.css'

/** Whose administration this is, and the way to the pages of each of its projects whose homes the caller sees (ROL-10). */
export function ProjectSwitch({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('admin')
  const name = useSession((state) => state.account?.name ?? '')
  const seesUnits = useMay('seeUnits')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (!seesUnits) return <strong className={styles.account}>{name}</strong>
  return (
    <>
      <ButtonBase
        className={styles.switch}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <span className="ww-stack">
          <strong>{name}</strong>
          <small className="ww-muted">{t('toProject')}</small>
        </span>
        <NamedIcon name="chevronDown" size={20} />
      </ButtonBase>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {anchor === null ? null : <Projects onFollow={onFollow} />}
      </Menu>
    </>
  )
}

/** The projects, asked for when the menu opens. */
function Projects({ onFollow }: { onFollow: () => void }) {
  const { t } = useTranslation('admin')
  const { accountId = '' } = useParams()
  const { data, error } = useAdminProjects()
  const user = useSession((state) => state.user)
  if (error !== null) return <MenuItem disabled>{t('failed.title')}</MenuItem>
  if (data === undefined) return <MenuItem disabled>{t('loading')}</MenuItem>
  const open = data.rows.filter(({ id }) => isEntitled(user, 'seeUnits', id))
  return open.map((project) => (
    <MenuItem
      key={project.id}
      component={Link}
      to={linkTo('unitSelector', { accountId, projectId: project.slug })}
      onClick={onFollow}
    >
      {project.name}
    </MenuItem>
  ))
}
