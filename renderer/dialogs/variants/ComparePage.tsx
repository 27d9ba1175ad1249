import { Button } from '#renderer/ui/Button.tsx'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Room } from '#shared/domain/catalogue/catalogue.types.ts'
import { compareConfigurations, roomState } from '#shared/domain/index.ts'
import { ExactAmounts } from '#renderer/i18n/ExactAmounts.tsx'
import { useFormat } from '#renderer/i18n/useFormat.ts'
import { IconButton } from '#renderer/ui/IconButton.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { useUnitState } from '#renderer/unit/state/derive.ts'
import { StillPicture } from '#renderer/parts/pictures/StillPicture.tsx'
import type { VariantView } from '#renderer/unit/variants/variant-view.ts'
import { type ComparePair, type Side, getSides } from './compare-pair.ts'
import styles from './ComparePage.module.css'
import { Differences } from './Differences.tsx'
import { type DifferenceGroup, differenceGroups } from './difference-rows.ts'
import { GoneChoices } from './GoneChoices.tsx'

interface ComparePageProps {
  readonly sides: readonly Side[]
  readonly pair: ComparePair
  readonly startRoom: Room
  readonly onPair: (pair: ComparePair) => void
  readonly onBack: () => void
  readonly onApply: (view: VariantView) => void
}

/** Two sets of choices side by side: pictures of one room, totals, and everything that differs. */
export function ComparePage({ sides, pair, startRoom, onPair, onBack, onApply }: ComparePageProps) {
  const { t } = useTranslation('variants')
  const [roomId, setRoomId] = useState(startRoom.id)
  const shown = getSides(sides, pair)
  const [left, right] = shown ?? []
  const comparison = useMemo(
    () =>
      left === undefined || right === undefined ? null : compareConfigurations(left.configuration, right.configuration),
    [left, right],
  )
  const groups = useMemo(
    () => (left === undefined || comparison === null ? [] : differenceGroups(left.configuration.prepared, comparison)),
    [left, comparison],
  )
  if (left === undefined || right === undefined || comparison === null) return null
  const rooms = left.configuration.prepared.catalogue.rooms
    .filter(({ id }) => roomState(left.configuration, id).shown || roomState(right.configuration, id).shown)
    .toSorted((a, b) => a.position - b.position)
  const room = rooms.find(({ id }) => id === roomId) ?? startRoom
  // Choosing what stands on the other side swaps the two.
  const choose = (side: 'left' | 'right', id: string) => {
    const other = side === 'left' ? right.id : left.id
    const first = id === other ? { left: right.id, right: left.id } : { left: left.id, right: right.id, [side]: id }
    onPair(first)
  }
  return (
    <div className={styles.page}>
      <div className="ww-between ww-gap-8">
        <Button startIcon={<NamedIcon name="chevronLeft" size={18} />} onClick={onBack}>
          {t('compare.back')}
        </Button>
        <RoomChoice rooms={rooms} room={room} onChoose={setRoomId} />
      </div>
      <ExactAmounts amounts={listAmounts([left, right], groups)}>
        <div className="ww-halves ww-gap-12">
          <SideView side={left} sides={sides} room={room} onChoose={(id) => choose('left', id)} onApply={onApply} />
          <SideView side={right} sides={sides} room={room} onChoose={(id) => choose('right', id)} onApply={onApply} />
        </div>
        <Differences comparison={comparison} groups={groups} left={left} right={right} onShowRoom={setRoomId} />
      </ExactAmounts>
    </div>
  )
}

/** Every amount that the page may show, cents: totals of the unit and of each room, and what single things cost. */
function listAmounts(sides: readonly Side[], groups: readonly DifferenceGroup[]): number[] {
  const rows = groups.flatMap((group) => group.rows)
  return [
    ...sides.flatMap(({ configuration }) => [
      configuration.figures.total,
      ...configuration.prepared.catalogue.rooms.map(({ id }) => roomState(configuration, id).total),
    ]),
    ...rows.flatMap(({ left, right }) => [left.cents ?? 0, right.cents ?? 0]),
  ]
}

interface SideViewProps {
  readonly side: Side
  readonly sides: readonly Side[]
  readonly room: Room
  readonly onChoose: (id: string) => void
  readonly onApply: (view: VariantView) => void
}

function SideView({ side, sides, room, onChoose, onApply }: SideViewProps) {
  const { t } = useTranslation('variants')
  const { flags } = useOpenUnit()
  const { completed } = useUnitState()
  const { view } = side
  return (
    <section className={styles.side} aria-label={side.name}>
      <NativeSelect
        className={styles.select}
        input={<OutlinedInput />}
        inputProps={{ 'aria-label': t('compare.shown') }}
        value={side.id}
        onChange={(event) => onChoose(event.target.value)}
      >
        {sides.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </NativeSelect>
      <StillPicture
        room={room}
        configuration={side.configuration}
        alt={t('compare.picture', { room: room.title, name: side.name })}
      />
      <div className="ww-bar ww-gap-8">
        {flags.showPricing ? <SideTotals side={side} room={room} /> : null}
        {view === null ? (
          <p className="ww-note">{t('compare.isCurrent')}</p>
        ) : view.isCurrent ? (
          <p className="ww-note">{t('sameAsCurrent')}</p>
        ) : (
          <Button
            variant="contained"
            disabled={completed}
            aria-label={t('actions.applyNamed', { name: side.name })}
            onClick={() => onApply(view)}
          >
            {t('actions.apply')}
          </Button>
        )}
      </div>
      {view === null ? null : <GoneChoices gone={view.gone} />}
    </section>
  )
}

function SideTotals({ side, room }: { side: Side; room: Room }) {
  const { t } = useTranslation('variants')
  const { price } = useFormat()
  const { figures } = side.configuration
  const ofRoom = roomState(side.configuration, room.id)
  return (
    <dl className={styles.totals}>
      <div>
        <dt>{t('compare.roomTotal', { room: room.title })}</dt>
        <dd>{price(ofRoom.total, { sign: true })}</dd>
      </div>
      <div>
        <dt>{t('compare.total')}</dt>
        <dd>
          {price(figures.total, { sign: true })}
          {figures.onRequest === 0 ? null : <small>{t('onRequest', { count: figures.onRequest })}</small>}
        </dd>
      </div>
    </dl>
  )
}

interface RoomChoiceProps {
  readonly rooms: readonly Room[]
  readonly room: Room
  readonly onChoose: (roomId: string) => void
}

function RoomChoice({ rooms, room, onChoose }: RoomChoiceProps) {
  const { t } = useTranslation('variants')
  const { t: tConfigurator } = useTranslation('configurator')
  const id = useId()
  const at = rooms.findIndex((entry) => entry.id === room.id)
  const step = (by: number) => {
    const next = rooms[(at + by + rooms.length) % rooms.length]
    if (next !== undefined) onChoose(next.id)
  }
  return (
    <div className="ww-row">
      <IconButton label={tConfigurator('rooms.previous')} onClick={() => step(-1)}>
        <NamedIcon name="chevronLeft" size={20} />
      </IconButton>
      <label className="visually-hidden" htmlFor={id}>
        {t('compare.room')}
      </label>
      <NativeSelect
        id={id}
        className={styles.select}
        input={<OutlinedInput />}
        value={room.id}
        onChange={(event) => onChoose(event.target.value)}
      >
        {rooms.map((entry) => (
          <option key={entry.id} value={entry.id}>
            {entry.title}
          </option>
        ))}
      </NativeSelect>
      <IconButton label={tConfigurator('rooms.next')} onClick={() => step(1)}>
        <NamedIcon name="chevronRight" size={20} />
      </IconButton>
    </div>
  )
}
