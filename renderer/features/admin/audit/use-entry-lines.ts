import { useTranslation } from 'react-i18next'
import { FEATURE_FLAGS } from '#shared/contracts/feature-flags.ts'
import { USER_GROUPS } from '#shared/contracts/entities/user.schema.ts'
import { useSaleWords } from '../unit-file/use-sale-words.ts'
import { useAdminProjects } from '../projects/use-projects.ts'
import { type EntryFacts, readDetails } from './read-details.ts'
import type { AuditEntry } from './use-audit-log.ts'

/** A list with what it is of. */
export interface EntryLine {
  readonly title: string
  readonly items: readonly string[]
}

const FIELDS = [
  'first_name',
  'last_name',
  'email',
  'group',
  'roles',
  'mobile',
  'language',
  'theme',
  'notifications',
] as const
const METHODS = ['password', 'auth_token', 'login_token', 'registration', 'password_change', 'setup'] as const

/** What an entry says besides its sentence, in words: as lines, and what a deletion took away and left (LOG-3). */
export function useEntryLines(entry: AuditEntry): { lines: readonly string[]; protocol: readonly EntryLine[] } {
  const { t } = useTranslation('admin-audit')
  const { t: tAdmin } = useTranslation('admin')
  const { t: tPeople } = useTranslation('admin-people')
  const { t: tProjects } = useTranslation('admin-projects')
  const { t: tEnquiries } = useTranslation('admin-enquiries')
  const saleWords = useSaleWords()
  const projects = useAdminProjects().data?.rows ?? []
  const facts = readDetails(entry.details)

  function nameRole({ role, projectId }: EntryFacts['roles'][number]): string {
    const name = tPeople(`roles.${role}`)
    if (projectId === null) return name
    const project = projects.find(({ id }) => id === projectId)?.name ?? projectId
    return tPeople('inProject', { role: name, project })
  }

  function nameFlag({ name, portalId, isOn }: EntryFacts['flags'][number]): string {
    const known = FEATURE_FLAGS.find((flag) => flag.name === name)?.name
    const flag = known === undefined ? name : tProjects(`flags.labels.${known}`)
    return t(isOn ? 'details.flagOn' : 'details.flagOff', { flag, portal: tProjects(`flags.${portalId}`) })
  }

  function nameField(field: string): string {
    const known = FIELDS.find((name) => name === field)
    return known === undefined ? field : t(`details.names.${known}`)
  }

  const nameRoles = (roles: EntryFacts['roles']) => roles.map(nameRole).join(', ') || t('details.none')

  /** From what to what, line by line. */
  function listSteps(): string[] {
    const { changes, rolesBefore, roles, sale, until, price, featured, enquiry } = facts
    const say = (what: string, from: string, to: string) => t('details.step', { what, from, to })
    const sayValue = (field: string, value: string) => {
      const known = field === 'group' ? USER_GROUPS.find((one) => one === value) : undefined
      return known === undefined ? value : tAdmin(`group.${known}`)
    }
    const standing = sale && {
      from: { salesStatus: sale.from, reservedUntil: until?.from ?? null, reservedFor: '' },
      to: { salesStatus: sale.to, reservedUntil: until?.to ?? null, reservedFor: '' },
    }
    return [
      ...changes.map(({ field, from, to }) => say(nameField(field), sayValue(field, from), sayValue(field, to))),
      ...(rolesBefore === null ? [] : [say(nameField('roles'), nameRoles(rolesBefore), nameRoles(roles))]),
      ...saleWords.listChanges({
        standing,
        price,
        featured: featured === null ? null : { from: !featured, to: featured },
      }),
      ...(enquiry === null
        ? []
        : [say(tEnquiries('state'), tEnquiries(`states.${enquiry.from}`), tEnquiries(`states.${enquiry.to}`))]),
    ]
  }

  const { group, method, address, omitted, endedSessions, by, roles, flags, units, deleted, kept } = facts
  const way = METHODS.find((name) => name === method)
  const told = facts.changes.map(({ field }) => field)
  const untold = facts.fields.filter((name) => !told.includes(name) && (name !== 'roles' || facts.rolesBefore === null))
  const isGiven = roles.length > 0 && !facts.fields.includes('roles')
  const lines = [
    group !== null && !told.includes('group') ? t('details.group', { group: tAdmin(`group.${group}`) }) : '',
    way !== undefined ? t('details.method', { method: t(`details.methods.${way}`) }) : '',
    address !== '' ? t('details.address', { address }) : '',
    omitted > 0 ? t('details.omitted', { count: omitted }) : '',
    endedSessions > 0 ? t('details.endedSessions', { count: endedSessions }) : '',
    by === 'command line' ? t('details.command') : '',
    ...listSteps(),
    untold.length > 0 ? t('details.fields', { fields: untold.map(nameField).join(', ') }) : '',
    untold.includes('roles') ? t('details.roles', { roles: nameRoles(roles) }) : '',
    isGiven ? t('details.rolesGiven', { roles: nameRoles(roles) }) : '',
    ...flags.map(nameFlag),
    units > 0 ? t('details.units', { count: units }) : '',
    entry.concerned.length > 0 ? t('details.concerned', { names: entry.concerned.join(', ') }) : '',
  ]
  const protocol = [
    { title: t('details.deleted'), items: deleted.map((one) => tPeople(`deleted.${one.thing}`, one)) },
    { title: t('details.kept'), items: kept.map((one) => tPeople(`kept.${one.thing}`, one)) },
  ]
  return { lines: lines.filter((line) => line !== ''), protocol: protocol.filter(({ items }) => items.length > 0) }
}
