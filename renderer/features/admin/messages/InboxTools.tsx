import { useTranslation } from 'react-i18next'
import { Button } from '#renderer/ui/Button.tsx'
import { CloseIcon } from '#renderer/ui/icons.tsx'
import { Segmented } from '#renderer/ui/Segmented.tsx'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { useAdminProjects } from '../projects/use-projects.ts'
import { SearchField } from '../SearchField.tsx'
import styles from './messages.module.css'
import type { InboxView, ThreadBox } from './use-threads.ts'

/** Those that one looks at all day; the others are in the list beside. */
const FIRST_BOXES = ['ours', 'mine', 'buyer', 'all'] as const
const OTHER_BOXES = ['unassigned', 'unread', 'closed'] as const
const ANY = ''

interface InboxToolsProps {
  readonly view: InboxView
  readonly onChange: (part: Partial<InboxView>) => void
  /** undefined = not known yet. */
  readonly counts: Readonly<Record<ThreadBox, number>> | undefined
}

/** What of the inbox is shown, with how many there are of each. */
export function InboxTools({ view, onChange, counts }: InboxToolsProps) {
  const { t } = useTranslation('admin-messages')
  const projects = useAdminProjects().data?.rows ?? []
  const name = (box: ThreadBox) => {
    const count = counts?.[box]
    return count === undefined ? t(`boxes.${box}`) : t('boxCount', { box: t(`boxes.${box}`), count })
  }
  const first = FIRST_BOXES.find((box) => box === view.box)
  return (
    <div className={styles.tools}>
      <div className={styles.boxes}>
        <Segmented<ThreadBox>
          label={t('box')}
          value={first ?? view.box}
          options={FIRST_BOXES.map((value) => ({ value, label: name(value) }))}
          onChange={(box) => onChange({ box })}
        />
      </div>
      <SearchField value={view.search} hint={t('search')} onSearch={(search) => onChange({ search })} />
      <div className={styles.filters}>
        <SelectField
          label={t('more')}
          value={first === undefined ? view.box : ANY}
          options={[{ value: ANY, label: t('noMore') }, ...OTHER_BOXES.map((value) => ({ value, label: name(value) }))]}
          onChange={(value) => onChange({ box: OTHER_BOXES.find((box) => box === value) ?? 'all' })}
        />
        {projects.length < 2 ? null : (
          <SelectField
            label={t('project')}
            value={view.projectId ?? ANY}
            options={[
              { value: ANY, label: t('anyProject') },
              ...projects.map(({ slug, name: project }) => ({ value: slug, label: project })),
            ]}
            onChange={(value) => onChange({ projectId: value === ANY ? null : value })}
          />
        )}
      </div>
      {view.unitId === null ? null : (
        <Button color="inherit" endIcon={<CloseIcon size={18} />} onClick={() => onChange({ unitId: null })}>
          {t('oneUnit')}
        </Button>
      )}
    </div>
  )
}
