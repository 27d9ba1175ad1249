import Paper from '@mui/material/Paper'
import { useTranslation } from 'react-i18next'
import { OrderPositions } from '#renderer/parts/orders/OrderPositions.tsx'
import { useMay } from '#renderer/session/use-may.ts'
import { ListFrame } from '../ListFrame.tsx'
import { ResetOffer } from './ResetOffer.tsx'
import type { StaffFile } from './use-unit-file.ts'

interface FileChoicesProps {
  readonly file: StaffFile
  /** What heads the table. */
  readonly labelledBy: string
}

/** Everything that is fitted, room by room and in cents, and what of it is new; nothing here can be chosen (FIL-2). */
export function FileChoices({ file, labelledBy }: FileChoicesProps) {
  const { t } = useTranslation('admin-unit')
  const { rooms, total, onRequestCount, changes } = file
  const mayChoose = useMay('chooseForBuyers', file.project.id)
  const order = { rooms, total, onRequestCount, difference: changes?.cents ?? null, previous: changes }
  return (
    <ListFrame
      isBare
      icon="list"
      list={{ data: { rows: rooms }, error: null, isPlaceholderData: false, refetch: () => Promise.resolve() }}
      empty={{ title: t('choices.empty.title'), body: t('choices.empty.body') }}
      onAll={null}
    >
      {() => (
        <div className="ww-stack ww-gap-12">
          <p className="ww-muted">{t('choices.readOnly')}</p>
          {canReset(file) && mayChoose ? <ResetOffer unit={file.unit} /> : null}
          <Paper variant="outlined">
            <OrderPositions order={order} onlyDifferences={false} labelledBy={labelledBy} />
          </Paper>
        </div>
      )}
    </ListFrame>
  )
}

/** While nobody has the unit: what is chosen, or was opened of an order, would be found by whoever buys it (FIL-6). */
function canReset({ buyers, hasChoices, state }: StaffFile): boolean {
  return buyers.length === 0 && (hasChoices || state === 'returned' || state === 'reopened')
}
