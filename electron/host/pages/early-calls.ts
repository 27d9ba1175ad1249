import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import { ProjectConfigSchema } from '#shared/contracts/entities/project.schema.ts'
import { type MarketingRead, marketingCalls } from '#shared/contracts/http/marketing-calls.ts'
import { getKioskState } from '#shared/contracts/kiosk/host.contract.ts'
import { keyOfKeptCall } from '#shared/contracts/kiosk/kept-calls.ts'
import type { Locale } from '#shared/contracts/primitives.ts'
import type { ContentStore } from '../files/content-store.ts'
import type { Shown } from '../local/kiosk-state.ts'
import { parseAnswer } from '../portal/parse-answer.ts'
import type { Generations } from '../synchronising/generation.ts'

interface Parts {
  readonly shown: () => Shown
  readonly generations: Generations
  readonly answers: ContentStore
}

/** ms that the page waits for what only makes it quicker. */
const READ_MS = 250

const LanguageSchema = z.object({ source_language: ProjectConfigSchema.shape.source_language })

/**
 * What the page asks for first: how the kiosk is, and what it shows of the unit that a visit begins with, or of the first to choose. Told to the
 * browser with the page, it has the answers when the scripts run (ADR 14). Only hints: the page decides what it asks
 * for, so a wrong one costs a request and a missing one some time. Nobody is asked for them, the disk not for long.
 */
export function createEarlyCalls({ shown, generations, answers }: Parts): () => Promise<readonly string[]> {
  const readLanguage = async ([config = '']: readonly string[]): Promise<Locale | null> => {
    const kept = generations.current()?.answers.find(({ call }) => keyOfKeptCall(call) === keyOfKeptCall(config))
    const body = kept === undefined ? null : await answers.read(kept.sha256)
    // A refusal is kept too, and a later portal may know more languages.
    return body === null ? null : (parseAnswer(LanguageSchema, body)?.sourceLanguage ?? null)
  }
  return async () => {
    const { accountId, project, units, startUnit, settings } = shown()
    const unit = units.find(({ id }) => id === startUnit)
    if (accountId === null || project === null || unit === undefined) return [getKioskState.path]
    const calls = marketingCalls({ ...project, accountId }, [unit])
    // Slugs come first, and they are what the kiosk's own addresses are made of.
    const first = (fits: (read: MarketingRead) => boolean) => calls.find(({ read }) => fits(read))?.address ?? []
    const config = [first(({ kind }) => kind === 'config')].flat()
    const locale = settings.locale ?? (await Promise.race([readLanguage(config), wait(READ_MS, null, { ref: false })]))
    return [
      getKioskState.path,
      ...config,
      first(({ kind }) => kind === 'mapping'),
      first((read) => read.kind === 'unit' && read.locale === locale),
      first((read) => read.kind === 'catalogue' && read.locale === locale),
    ].flat()
  }
}
