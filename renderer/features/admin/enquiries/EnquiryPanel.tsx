import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { linkTo } from '#renderer/platform/routes.ts'
import { useSession } from '#renderer/session/index.ts'
import { Button } from '#renderer/ui/Button.tsx'
import shared from '../admin.module.css'
import { BackLink } from '../BackLink.tsx'
import { ListFrame } from '../ListFrame.tsx'
import { EnquiryChoices } from './EnquiryChoices.tsx'
import { EnquiryContact } from './EnquiryContact.tsx'
import { EnquiryHandling } from './EnquiryHandling.tsx'
import { EnquiryHistory } from './EnquiryHistory.tsx'
import { EnquiryState } from './EnquiryState.tsx'
import styles from './enquiries.module.css'
import { sayWho } from './enquiry-words.ts'
import { EraseDialog } from './EraseDialog.tsx'
import { type Enquiry, useEnquiry } from './use-enquiries.ts'
import { useEnquiryWork } from './use-enquiry-work.ts'

const HEAD = 'admin-enquiry'

/** One enquiry: who asks what, what they have chosen, and what the team makes of it (ENQ-3..7). */
export function EnquiryPanel() {
  const { t } = useTranslation('admin-enquiries')
  const { accountId = '', enquiryId = '' } = useParams()
  const enquiry = useEnquiry(enquiryId)
  return (
    <section aria-labelledby={HEAD}>
      <BackLink to={linkTo('adminEnquiries', { accountId })} label={t('back')} />
      <ListFrame
        isBare
        list={{ ...enquiry, data: enquiry.data === undefined ? undefined : { rows: [enquiry.data] } }}
        empty={{ title: '', body: '' }}
        onAll={null}
      >
        {(rows) => rows.map((one) => <ReadEnquiry key={one.id} enquiry={one} />)}
      </ListFrame>
    </section>
  )
}

function ReadEnquiry({ enquiry }: { enquiry: Enquiry }) {
  const { t } = useTranslation('admin-enquiries')
  const work = useEnquiryWork(enquiry)
  const userId = useSession((state) => state.user?.id ?? '')
  const [isErasing, setIsErasing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  /** The button goes when it is done: what it stood beside has the focus then. */
  const take = async () => {
    const isNew = enquiry.state === 'new'
    const isDone = await work.change({ assigneeId: userId, ...(isNew ? { state: 'in_work' as const } : {}) })
    if (isDone) heading.current?.focus()
  }
  const isTaken = enquiry.assignee?.id === userId && enquiry.state !== 'new'
  return (
    <>
      <div className={`ww-row ww-wrap ww-gap-12 ${styles.head}`}>
        <div className="ww-row ww-wrap ww-gap-12">
          <h1 ref={heading} id={HEAD} tabIndex={-1} className={shared.title}>
            {sayWho(enquiry, t)}
          </h1>
          <EnquiryState enquiry={enquiry} />
        </div>
        {enquiry.isErased ? null : (
          <div className="ww-row ww-wrap ww-gap-12">
            <Button color="error" disabled={work.isBusy} onClick={() => setIsErasing(true)}>
              {t('erase')}
            </Button>
            {isTaken || enquiry.state === 'closed' ? null : (
              <Button
                variant="contained"
                aria-disabled={work.isBusy}
                onClick={work.isBusy ? undefined : () => void take()}
              >
                {t('take')}
              </Button>
            )}
          </div>
        )}
      </div>
      <div className={styles.enquiry}>
        <div className="ww-stack ww-gap-12">
          <EnquiryContact enquiry={enquiry} />
          <EnquiryChoices enquiry={enquiry} onOpen={() => void work.open()} />
        </div>
        <div className="ww-stack ww-gap-12">
          {enquiry.isErased ? null : <EnquiryHandling enquiry={enquiry} work={work} />}
          <EnquiryHistory enquiry={enquiry} work={work} />
        </div>
      </div>
      {isErasing ? (
        <EraseDialog
          isBusy={work.isBusy}
          onClose={() => setIsErasing(false)}
          onErase={async () => {
            if (await work.erase()) setIsErasing(false)
          }}
        />
      ) : null}
    </>
  )
}
