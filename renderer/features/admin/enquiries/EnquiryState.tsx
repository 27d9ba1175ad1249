import { useTranslation } from 'react-i18next'
import { StateChip } from '#renderer/ui/StateChip.tsx'
import type { EnquiryRow } from './use-enquiries.ts'

const LOOKS = { new: 'open', in_work: 'plain', answered: 'accepted', closed: 'revoked' } as const

/** How an enquiry stands, in a word; what nobody has taken up yet has a mark of its own. */
export function EnquiryState({ enquiry: { state, isErased } }: { enquiry: Pick<EnquiryRow, 'state' | 'isErased'> }) {
  const { t } = useTranslation('admin-enquiries')
  if (isErased) return <StateChip state="revoked" label={t('erased')} />
  return <StateChip state={LOOKS[state]} label={t(`states.${state}`)} icon={state === 'new' ? 'alert' : undefined} />
}
