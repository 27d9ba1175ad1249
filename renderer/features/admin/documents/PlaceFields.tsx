import { useTranslation } from 'react-i18next'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { type Places, usePlaces } from './use-staff-documents.ts'

/** Where documents belong to; all but the project null = to all of it. */
export interface Place {
  readonly projectId: string
  readonly buildingId: string | null
  readonly unitId: string | null
  readonly roomId: string | null
}

interface PlaceFieldsProps {
  readonly projects: Places['projects']
  readonly place: Place
  /** The unit is known: only its room is asked. */
  readonly isFixed: boolean
  readonly onChange: (place: Place) => void
}

const ALL = ''
const BUILDING = 'building:'
const UNIT = 'unit:'

/** A project, and a building or a unit of it; of a unit a room. */
export function PlaceFields({ projects, place, isFixed, onChange }: PlaceFieldsProps) {
  const { t } = useTranslation('admin-documents')
  const rooms = usePlaces(place.unitId).data?.rooms ?? []
  const project = projects.find(({ id }) => id === place.projectId)
  const whole = { buildingId: null, unitId: null, roomId: null }
  return (
    <>
      {isFixed || projects.length < 2 ? null : (
        <SelectField
          label={t('project')}
          value={place.projectId}
          options={projects.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(projectId) => onChange({ ...whole, projectId })}
        />
      )}
      {isFixed ? null : (
        <SelectField
          label={t('place')}
          value={
            place.unitId === null
              ? place.buildingId === null
                ? ALL
                : `${BUILDING}${place.buildingId}`
              : `${UNIT}${place.unitId}`
          }
          options={[
            { value: ALL, label: t('wholeProject') },
            ...(project?.buildings ?? []).map(({ id, name }) => ({
              value: `${BUILDING}${id}`,
              label: t('wholeBuilding', { name }),
            })),
            ...(project?.units ?? []).map(({ id, displayName }) => ({ value: `${UNIT}${id}`, label: displayName })),
          ]}
          onChange={(value) =>
            onChange({
              ...place,
              ...whole,
              ...(value.startsWith(BUILDING) && { buildingId: value.slice(BUILDING.length) }),
              ...(value.startsWith(UNIT) && { unitId: value.slice(UNIT.length) }),
            })
          }
        />
      )}
      {place.unitId === null || rooms.length === 0 ? null : (
        <SelectField
          label={t('room')}
          value={place.roomId ?? ALL}
          options={[
            { value: ALL, label: t('wholeUnit') },
            ...rooms.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          onChange={(value) => onChange({ ...place, roomId: value === ALL ? null : value })}
        />
      )}
    </>
  )
}
