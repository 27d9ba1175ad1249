import { useTranslation } from 'react-i18next'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { Button } from '#renderer/ui/Button.tsx'

interface RoomFilterProps {
  readonly rooms: readonly { readonly id: string; readonly title: string }[]
  /** null = all rooms (CHK-3). */
  readonly chosenId: string | null
  readonly onChoose: (id: string | null) => void
}

/** A chip per room, and one for all of them (CHK-2..4); a second touch on a room shows all again. */
export function RoomFilter({ rooms, chosenId, onChoose }: RoomFilterProps) {
  const { t } = useTranslation('checkout')
  return (
    <div className="ww-row ww-wrap ww-gap-12 ww-screen-only" role="group" aria-label={t('filter.label')}>
      <Chip title={t('filter.all')} isChosen={chosenId === null} onClick={() => onChoose(null)} />
      {rooms.map(({ id, title }) => (
        <Chip key={id} title={title} isChosen={chosenId === id} onClick={() => onChoose(chosenId === id ? null : id)} />
      ))}
    </div>
  )
}

function Chip({ title, isChosen, onClick }: { title: string; isChosen: boolean; onClick: () => void }) {
  return (
    <Button
      variant="outlined"
      color={isChosen ? 'primary' : 'inherit'}
      startIcon={isChosen ? <NamedIcon name="check" size={16} /> : null}
      aria-pressed={isChosen}
      onClick={onClick}
    >
      {title}
    </Button>
  )
}
