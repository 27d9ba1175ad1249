import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { getEnquiry, listEnquiries } from '#shared/contracts/http/enquiries.contract.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import { configure } from '#shared/domain/index.ts'
import { OPEN_CIRCUMSTANCES } from '#shared/domain/selections/selections.types.ts'
import type { CataloguesService } from '#server/catalogues/catalogues.service.ts'
import { listChosenRooms } from '#server/catalogues/list-chosen-rooms.ts'
import { textIn } from '#server/platform/db/localized-text.ts'
import { getPriceView } from '#server/projects/price-view.ts'
import type { Project } from '#server/projects/projects.repository.ts'
import type { Unit } from '#server/projects/units.repository.ts'
import type { Enquiry, EnquiryEvent } from './enquiries.repository.ts'
import { nameWishes } from './wanted-wishes.ts'

export type EnquiryAnswer = AnswerOf<typeof getEnquiry>
export type EnquirySummary = AnswerOf<typeof listEnquiries>['enquiries'][number]

/** Somebody of the account's own people. */
export interface Colleague {
  readonly id: string
  readonly name: string
}

/** Where an enquiry belongs, and in which language it is told. */
export interface EnquiryPlace {
  readonly project: Project
  readonly unit: Unit | null
  readonly assignee: Colleague | null
  readonly locale: Locale
}

/** An enquiry as one row of a list. */
export function describeEnquirySummary(enquiry: Enquiry, place: EnquiryPlace): EnquirySummary {
  const { project, unit, assignee, locale } = place
  const { id, revision, receivedAt, kind, kioskName, state, name, email, phone, message } = enquiry
  const isErased = enquiry.erasedAt !== null
  return {
    id,
    revision,
    receivedAt,
    kind,
    kioskName,
    state,
    name,
    email,
    phone,
    message,
    isErased,
    project: { id: project.packageId, slug: project.slug, name: project.name },
    unit:
      unit === null
        ? null
        : { id: unit.packageId, slug: unit.slug, name: textIn(unit.displayName, locale, project.sourceLanguage) },
    total: isErased || !getPriceView(project, 'bp').amounts ? null : enquiry.total,
    totalOnRequest: enquiry.totalOnRequest,
    assignee: assignee === null ? null : { ...assignee },
    next: enquiry.nextStep === '' && enquiry.nextDay === null ? null : { text: enquiry.nextStep, day: enquiry.nextDay },
  }
}

/** An enquiry whole: what was chosen and liked, on the catalogue of then, and what happened to it. */
export async function describeEnquiry(
  catalogues: CataloguesService,
  enquiry: Enquiry,
  events: readonly (EnquiryEvent & { readonly by: string | null })[],
  place: EnquiryPlace & { readonly colleagues: readonly Colleague[] },
): Promise<EnquiryAnswer> {
  const { colleagues, unit } = place
  return {
    ...describeEnquirySummary(enquiry, place),
    ...(await describeContent(catalogues, enquiry, place)),
    locale: enquiry.locale === 'en' ? 'en' : 'de',
    eraseAt: enquiry.eraseAt,
    isOpenable: enquiry.prospectId !== null && unit?.marketingPortalEnabled === true,
    events: events.map(({ kind, at, by, about }) => ({
      kind,
      at,
      by,
      state: kind === 'state' ? readState(about) : null,
      text: kind === 'state' ? '' : about,
    })),
    colleagues: colleagues.map((colleague) => ({ ...colleague })),
  }
}

async function describeContent(
  catalogues: CataloguesService,
  { content, catalogueId }: Enquiry,
  { project, locale }: EnquiryPlace,
): Promise<Pick<EnquiryAnswer, 'rooms' | 'wishes'>> {
  const prepared = catalogueId === null ? null : await catalogues.prepared(catalogueId)
  const named = catalogueId === null ? null : await catalogues.preparedIn(catalogueId, locale)
  if (content === null || prepared === null) return { rooms: [], wishes: [] }
  const words = named ?? prepared
  const { amounts } = getPriceView(project, 'bp')
  const { rooms, pictures } = listChosenRooms(configure(prepared, content.selections, OPEN_CIRCUMSTANCES), words)
  const thumbs = new Map(pictures.flatMap((picture) => (picture.kind === 'thumb' ? [[picture.cid, picture.url]] : [])))
  return {
    rooms: rooms.map(({ title, total, lines }) => ({
      title,
      total: amounts ? total : null,
      lines: lines.map(({ item, product, cents, isOnRequest, cid }) => ({
        item: item ?? '',
        product,
        total: amounts ? cents : null,
        isOnRequest,
        thumbUrl: thumbs.get(cid ?? '') ?? null,
      })),
    })),
    wishes: nameWishes(words, content.wishes ?? []),
  }
}

function readState(about: string): EnquiryAnswer['state'] | null {
  return about === 'new' || about === 'in_work' || about === 'answered' || about === 'closed' ? about : null
}
