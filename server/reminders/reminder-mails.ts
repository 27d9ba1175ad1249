import { roomState, unitState } from '#shared/domain/index.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import { listDeadlinesOf } from '#server/deadlines/deadlines.repository.ts'
import { findNextDate } from '#server/deadlines/next-dates.ts'
import { getFullName } from '#server/identity/full-name.ts'
import { getMailColours, getMailLogo } from '#server/mail/brand.ts'
import type { NewMail } from '#server/mail/mail-queue.ts'
import { type OpenUnit, reminderMail } from '#server/mail/templates/reminder.ts'
import type { Db } from '#server/platform/db/database.types.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { berlinDay } from '#server/projects/berlin-days.ts'
import { findProject, type Project } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import type { OpenChoices, PlannedUnit, Reader } from './plan-reminders.ts'

interface Parts {
  readonly db: Db
  readonly catalogues: Pick<CataloguesService, 'preparedIn'>
  /** `https://portal.example`, without a slash at the end. */
  readonly baseUrl: () => string
  /** ms since epoch. */
  readonly time: number
}

interface OpenHome {
  readonly unit: Unit
  readonly open: OpenChoices
  readonly project: Project
}

/** A mail for each buyer who is to be reminded, of all their units among these; by id of user. */
export async function writeReminders(
  parts: Parts,
  planned: readonly PlannedUnit[],
): Promise<ReadonlyMap<string, NewMail>> {
  const homes = new Map<string, { readonly reader: Reader; readonly homes: OpenHome[] }>()
  for (const { unit, open, buyers } of planned) {
    const project = await findProject(parts.db, unit.projectId, unit.accountId)
    if (open === null || project === null) continue
    for (const { reader, outcome } of buyers) {
      if (outcome !== 'reminded') continue
      const known = homes.get(reader.user.id) ?? { reader, homes: [] }
      known.homes.push({ unit, open, project })
      homes.set(reader.user.id, known)
    }
  }
  const letters = new Map<string, NewMail>()
  for (const [userId, { reader, homes: own }] of homes) {
    const [first] = own
    if (first !== undefined) letters.set(userId, await writeOne(parts, reader, first, own))
  }
  return letters
}

/** In the colours of the first home's project. */
async function writeOne(parts: Parts, { user, preferences }: Reader, first: OpenHome, homes: readonly OpenHome[]) {
  const { project, unit } = first
  const locale = preferences.language ?? project.sourceLanguage
  const units: OpenUnit[] = []
  for (const home of homes) units.push(await describeHome(parts, home, locale))
  const content = reminderMail({
    colours: getMailColours(project),
    locale,
    projectName: project.name,
    name: getFullName(user),
    units,
  })
  return {
    ...content,
    kind: 'reminder' as const,
    accountId: unit.accountId,
    unitId: unit.id,
    recipient: user.email,
    replyTo: null,
    pictures: [getMailLogo(project)],
  }
}

async function describeHome(
  { db, catalogues, baseUrl, time }: Parts,
  { unit, project, open: { configuration, catalogueId } }: OpenHome,
  locale: Locale,
): Promise<OpenUnit> {
  const { prepared } = configuration
  const named = (await catalogues.preparedIn(catalogueId, locale)) ?? prepared
  const deadlines = await listDeadlinesOf(db, unit)
  // One that is over would be no next one.
  const coming = deadlines.filter(({ expiresAt }) => berlinDay(Date.parse(expiresAt)) >= berlinDay(time))
  const path = [unit.accountId, project.slug, unit.slug].map(encodeURIComponent).join('/')
  return {
    name: textIn(unit.displayName, locale, project.sourceLanguage),
    openCount: unitState(configuration).pendingCount,
    roomTitles: prepared.rooms
      .filter(({ id }) => roomState(configuration, id).pendingCount > 0)
      .flatMap(({ id }) => named.room(id)?.title ?? []),
    nextDate: findNextDate(coming, { locale, now: time }),
    url: `${baseUrl()}/bp/${path}/dashboard`,
  }
}
