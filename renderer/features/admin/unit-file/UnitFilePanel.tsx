import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { assertNever } from '#shared/domain/index.ts'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { ActingDialog } from '#renderer/parts/acting/ActingDialog.tsx'
import { isVacant } from '#renderer/features/presentation/index.ts'
import { getShownState } from '#renderer/parts/unit-state/shown-state.ts'
import { StateSign } from '#renderer/parts/unit-state/StateSign.tsx'
import { linkTo } from '#renderer/platform/routes.ts'
import { useMailWay, useMay } from '#renderer/session/index.ts'
import { Button, ButtonLink } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { LinkTabs } from '#renderer/ui/LinkTabs.tsx'
import { StateChip } from '#renderer/ui/StateChip.tsx'
import { useTitle } from '#renderer/ui/use-title.ts'
import { InviteDialog } from '../InviteDialog.tsx'
import { BackLink } from '../BackLink.tsx'
import { ListFrame } from '../ListFrame.tsx'
import { getTableLink } from '../units/last-view.ts'
import { FileDocuments } from '../documents/index.ts'
import { FileChoices } from './FileChoices.tsx'
import { FileDeadlines } from './FileDeadlines.tsx'
import { FileHistory } from './FileHistory.tsx'
import { FileOrders } from './FileOrders.tsx'
import { FileOverview } from './FileOverview.tsx'
import { FileProposals } from './FileProposals.tsx'
import { FilePeople } from './FilePeople.tsx'
import { FileSale } from './FileSale.tsx'
import { FilePresentations } from './presentations/FilePresentations.tsx'
import styles from './unit-file.module.css'
import {
  FILE_TABS,
  type FileTab,
  isClosed,
  type StaffFile,
  useFileTab,
  useReread,
  useUnitFile,
} from './use-unit-file.ts'

const HEAD = 'admin-unit'

/** Everything that staff want to know of a unit, to look at without changing any of it (FIL-1 to FIL-5, decision 60). */
export function UnitFilePanel() {
  const { adminUnitId = '' } = useParams()
  const file = useUnitFile(adminUnitId)
  return (
    <section aria-labelledby={HEAD}>
      <ListFrame
        isBare
        list={{ ...file, data: file.data === undefined ? undefined : { rows: [file.data] } }}
        empty={{ title: '', body: '' }}
        onAll={null}
      >
        {(rows) => rows.map((one) => <ReadFile key={one.unit.id} file={one} />)}
      </ListFrame>
    </section>
  )
}

function ReadFile({ file }: { file: StaffFile }) {
  const { tab } = useFileTab()
  const [isInviting, setIsInviting] = useState(false)
  useTitle(file.unit.name)
  const invite = () => setIsInviting(true)
  return (
    <>
      <Head file={file} />
      <Sections file={file} />
      <div className={styles.opened}>
        <OpenTab tab={tab} file={file} onInvite={invite} />
      </div>
      {isInviting ? <Inviting file={file} onClose={() => setIsInviting(false)} /> : null}
    </>
  )
}

interface OpenTabProps {
  readonly tab: FileTab
  readonly file: StaffFile
  readonly onInvite: () => void
}

function OpenTab({ tab, file, onInvite }: OpenTabProps) {
  switch (tab) {
    case 'overview':
      return <FileOverview file={file} onInvite={onInvite} />
    case 'choices':
      return <FileChoices file={file} labelledBy={HEAD} />
    case 'orders':
      return <FileOrders unitId={file.unit.id} labelledBy={HEAD} />
    case 'documents':
      return <FileDocuments file={file} labelledBy={HEAD} />
    case 'sale':
      return <FileSale file={file} />
    case 'proposals':
      return <FileProposals file={file} />
    case 'people':
      return (
        <div className="ww-stack ww-gap-16">
          <FilePeople file={file} onInvite={onInvite} />
          <FilePresentations file={file} />
        </div>
      )
    case 'deadlines':
      return <FileDeadlines file={file} labelledBy={HEAD} />
    case 'history':
      return <FileHistory unitId={file.unit.id} />
    default:
      return assertNever(tab)
  }
}

/** Which unit it is, how it stands, whose it is. */
function Head({ file }: { file: StaffFile }) {
  const { t } = useTranslation('admin-unit')
  const { t: tPresent } = useTranslation('presentation')
  const { percentage } = useFormat()
  const { t: tActing } = useTranslation('acting')
  const [isActing, setIsActing] = useState(false)
  const whyId = useId()
  const isShut = isClosed(file)
  const navigate = useNavigate()
  const mayChoose = useMay('chooseForBuyers', file.project.id)
  const mayPresent = useMay('presentUnits', file.project.id)
  const mayRead = useMay('seeMessages', file.project.id)
  const { accountId = '' } = useParams()
  const { unit, project, buyers, state, order } = file
  const shown = getShownState(state, order?.isWaiting ?? false)
  const place = { portalId: 'bp' as const, accountId, projectId: project.slug, unitId: unit.slug }
  return (
    <div className={`ww-row ww-wrap ww-gap-12 ${styles.head}`}>
      <div>
        <BackLink to={getTableLink(accountId)} label={t('back')} />
        <p className="ww-muted">{project.name}</p>
        <div className="ww-row ww-wrap ww-gap-12">
          <h1 id={HEAD}>{unit.name}</h1>
          <StateSign state={shown} label={t(`state.${shown}`, { percent: percentage(file.progress) })} />
          <StateChip state="plain" label={t(`sales.${unit.salesStatus}`)} />
        </div>
        <p className="ww-muted">{buyers.length === 0 ? t('noBuyers') : buyers.map(({ name }) => name).join(', ')}</p>
      </div>
      <div className="ww-row ww-wrap ww-gap-8">
        {mayPresent && isVacant({ buyers, salesStatus: unit.salesStatus }) ? (
          <ButtonLink variant="outlined" color="inherit" to={linkTo('presentation', place)}>
            {tPresent('file.present')}
          </ButtonLink>
        ) : null}
        {mayRead && buyers.length > 0 ? (
          <ButtonLink
            variant="outlined"
            color="inherit"
            startIcon={<NamedIcon name="mail" size={20} />}
            to={`${linkTo('adminMessages', { accountId })}?box=all&unit=${encodeURIComponent(unit.id)}`}
          >
            {t('toMessages')}
          </ButtonLink>
        ) : null}
        <ButtonLink
          variant="outlined"
          color="inherit"
          startIcon={<NamedIcon name="eye" size={20} />}
          to={linkTo('dashboard', place)}
        >
          {t('toUnit')}
        </ButtonLink>
        {mayChoose ? (
          <Button
            variant="outlined"
            disabled={isShut}
            aria-describedby={isShut ? whyId : undefined}
            onClick={() => setIsActing(true)}
          >
            {tActing('looking.begin')}
          </Button>
        ) : null}
      </div>
      {mayChoose && isShut ? (
        <p id={whyId} className={`ww-hint ${styles.why}`}>
          {tActing('looking.closed')}
        </p>
      ) : null}
      {isActing ? (
        <ActingDialog
          unitId={unit.id}
          buyers={buyers}
          onClose={() => setIsActing(false)}
          onStarted={() => void navigate(linkTo('configurator', place))}
        />
      ) : null}
    </div>
  )
}

function Sections({ file }: { file: StaffFile }) {
  const { t } = useTranslation('admin-unit')
  const { tab, linkTo: getLink } = useFileTab()
  const count = file.changes?.differences.length ?? 0
  const links = FILE_TABS.map((name) => ({
    to: getLink(name),
    label: name === 'choices' && count > 0 ? t('changedTab', { tab: t('tabs.choices'), count }) : t(`tabs.${name}`),
    isOpen: name === tab,
  }))
  return <LinkTabs className={styles.tabs} label={t('sections')} links={links} />
}

function Inviting({ file, onClose }: { file: StaffFile; onClose: () => void }) {
  const { t } = useTranslation('admin-unit')
  const mailWay = useMailWay()
  const notify = useNotify()
  const reread = useReread()
  return (
    <InviteDialog
      isAdmin={false}
      start={{ projectId: file.project.id, unitId: file.unit.id }}
      onClose={onClose}
      onSent={(email) => {
        onClose()
        notify({ severity: 'success', title: t('people.invited', { email, ...mailWay }) })
        reread()
      }}
    />
  )
}
