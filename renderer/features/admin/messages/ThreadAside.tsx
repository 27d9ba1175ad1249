import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router-dom'
import { linkTo } from '#renderer/platform/routes.ts'
import styles from './messages.module.css'
import type { StaffThread } from './use-threads.ts'

/** What the thread is about: the unit and its people. */
export function ThreadAside({ thread }: { thread: StaffThread }) {
  const { t } = useTranslation('admin-messages')
  const { accountId = '' } = useParams()
  const { unit, project, buyers } = thread
  return (
    <Paper variant="outlined" component="aside" className={styles.aside} aria-label={t('about')}>
      <div className="ww-stack ww-gap-4">
        <h3 className="ww-heading">{unit.displayName}</h3>
        <p className="ww-muted">{project.name}</p>
      </div>
      <ul>
        <li>
          <Link to={linkTo('adminUnit', { accountId, adminUnitId: unit.id })}>{t('toFile')}</Link>
        </li>
        <li>
          <Link to={`${linkTo('adminMessages', { accountId })}?box=all&unit=${encodeURIComponent(unit.id)}`}>
            {t('allOfUnit')}
          </Link>
        </li>
      </ul>
      <div className="ww-stack ww-gap-4">
        <h3 className="ww-heading">{t('buyers')}</h3>
        {buyers.length === 0 ? <p className="ww-muted">{t('noBuyers')}</p> : null}
        <ul>
          {buyers.map(({ id, name, email }) => (
            <li key={id}>
              {name}
              <small className="ww-muted">{email}</small>
            </li>
          ))}
        </ul>
      </div>
    </Paper>
  )
}
