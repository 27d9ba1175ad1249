import { type KeyboardEvent, type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { getShownState } from '#renderer/parts/unit-state/shown-state.ts'
import { StateSign } from '#renderer/parts/unit-state/StateSign.tsx'
import { linkTo } from '#renderer/platform/routes.ts'
import { useSession } from '#renderer/session/index.ts'
import { Dialog } from '#renderer/ui/dialog/Dialog.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { useAccountUnits } from '../units/use-account-units.ts'
import { SECTIONS } from '../sections.ts'
import { type Found, type FoundSection, findThings } from './find-things.ts'
import styles from './search.module.css'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/** What fits the words, at once: the list that the table has is searched here. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin-units')
  const accountId = useSession(({ account }) => account?.id ?? '')
  const navigate = useNavigate()
  const id = useId()
  const { data, error } = useAccountUnits()
  const field = useRef<HTMLInputElement>(null)
  const [search, setSearch] = useState('')
  const [at, setAt] = useState(0)
  const sections = useSections()
  const found = useMemo(() => findThings(data?.rows ?? [], sections, search), [data, sections, search])
  const getLink = (one: Found) => {
    if (one.kind === 'section') return linkTo(one.section.home, { accountId })
    if (one.kind === 'order') return linkTo('adminOrder', { accountId, orderId: one.id })
    return linkTo('adminUnit', { accountId, adminUnitId: one.row.unit.id })
  }
  const followKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    const chosen = found[at]
    if (step !== undefined && found.length > 0) {
      event.preventDefault()
      setAt((at + step + found.length) % found.length)
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault()
      onClose()
      void navigate(getLink(chosen))
    }
  }
  const { t: tAdmin } = useTranslation('admin')
  const note = getNote()
  return (
    <Dialog title={t('find.title')} onClose={onClose}>
      <TextField
        label={t('find.label')}
        type="search"
        autoComplete="off"
        ref={field}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-activedescendant={found.length > 0 ? `${id}-${at}` : undefined}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value)
          setAt(0)
        }}
        onKeyDown={followKey}
      />
      <Focus field={field} />
      <div role="listbox" id={id} aria-label={t('find.found')} className={styles.found}>
        {found.map((one, index) => (
          <Link
            key={one.key}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === at}
            tabIndex={-1}
            className={styles.hit}
            to={getLink(one)}
            onClick={onClose}
          >
            <Hit found={one} />
          </Link>
        ))}
      </div>
      {found.length > 0 ? null : (
        <p className="ww-muted" role="status">
          {note}
        </p>
      )}
    </Dialog>
  )

  /** Why there is nothing to choose from. */
  function getNote(): string {
    if (data === undefined) return error === null ? tAdmin('loading') : t('find.failed')
    return t(search.trim() === '' ? 'find.hint' : 'find.nothing')
  }
}

/** The pages of the administration that the caller may open, as they are called. */
function useSections(): readonly FoundSection[] {
  const { t } = useTranslation('admin')
  const user = useSession((state) => state.user)
  return useMemo(
    () =>
      SECTIONS.filter(({ mayOpen }) => user !== null && mayOpen(user)).map(({ name, home, icon }) => ({
        name,
        home,
        icon,
        title: t(`${name}.title`),
      })),
    [t, user],
  )
}

/** Goes to the field once the dialog has opened: it is there for it. */
function Focus({ field }: { field: RefObject<HTMLInputElement | null> }) {
  useEffect(() => field.current?.focus(), [field])
  return null
}

function Hit({ found }: { found: Found }) {
  const { t } = useTranslation('admin-units')
  if (found.kind === 'section') {
    return (
      <>
        <span>
          <strong>{found.section.title}</strong>
          <small>{t('find.section')}</small>
        </span>
        <NamedIcon name={found.section.icon} size={20} />
      </>
    )
  }
  const { unit, project, people } = found.row
  const state = getShownState(unit.state, unit.isWaiting)
  const place = [project.name, unit.buildingName, unit.storeyName].filter(Boolean).join(' · ')
  switch (found.kind) {
    case 'unit':
      return (
        <>
          <span>
            <strong>{[unit.unitNumber, people].filter(Boolean).join(' · ')}</strong>
            <small>{[place, unit.contractNumber].filter(Boolean).join(' · ')}</small>
          </span>
          <StateSign state={state} label={t(`state.${state}`)} />
        </>
      )
    case 'person':
      return (
        <span>
          <strong>{found.name}</strong>
          <small>{t('find.person', { unit: unit.unitNumber, email: found.email })}</small>
        </span>
      )
    case 'order':
      return (
        <span>
          <strong>{t('find.order', { number: found.number })}</strong>
          <small>{[unit.unitNumber, people].filter(Boolean).join(' · ')}</small>
        </span>
      )
  }
}
