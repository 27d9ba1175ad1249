import { isDeepStrictEqual } from 'node:util'
import type { DeviceManifest } from '#shared/contracts/entities/device.schema.ts'
import type { LOOK_OUTCOMES } from '#shared/contracts/kiosk/host.contract.ts'
import { keyOfKeptCall } from '#shared/contracts/kiosk/kept-calls.ts'
import { storedFileName } from '#shared/contracts/http/stored-file-paths.ts'
import { getDeviceManifest } from '#shared/contracts/http/devices.contract.ts'
import type { FaultLog } from '../kernel/faults.ts'
import type { ContentStore } from '../files/content-store.ts'
import type { Limits } from '../kernel/limits.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { makeAddress } from '../portal/make-address.ts'
import { forEachOf, tryAgain } from '../portal/back-off.ts'
import { confirmResponse, type Confirmation, type ConfirmedResponse } from './confirm-response.ts'
import { parseAnswer } from '../portal/parse-answer.ts'
import type { Generation, Generations, KeptAnswer } from './generation.ts'
import { KeptManifestSchema } from './kept-manifest.ts'

/**
 * `current`: nothing newer. `updated`: the newest is shown from now on. `nothing`: the portal has no project for this
 * device. `refused`: the device's token no longer holds. `failed`: what was complete before stays.
 */
export type SyncOutcome = (typeof LOOK_OUTCOMES)[number]

/** Brings all that a project needs to the disk, and only then shows it. */
export interface Synchroniser {
  /**
   * One at a time: who asks while one is under way gets that one's outcome.
   * @param isThorough every file on the disk is read and checked too
   */
  synchronise(isThorough?: boolean): Promise<SyncOutcome>
  /** 0..1; null = none is under way. */
  progress(): number | null
  /** How many have ended since the program started, and how the last one did; null = none yet. */
  ended(): { readonly count: number; readonly outcome: SyncOutcome | null }
  /** Whether a file belongs to what is shown, or will be next. */
  isNeeded(fileName: string): boolean
  stop(): Promise<void>
}

interface Parts {
  readonly portal: PortalClient
  /** Origin of the portal. */
  readonly origin: () => string | null
  /** Project that the device's own file sets; null = the portal's holds. */
  readonly ownProject: () => string | null
  readonly files: ContentStore
  readonly answers: ContentStore
  readonly generations: Generations
  /** Headers that open what is the device's alone; null = it is not paired. */
  readonly credentials: () => Readonly<Record<string, string>> | null
  readonly limits: Limits
  readonly faults: FaultLog
  /** ms since epoch. */
  readonly now: () => number
}

type Manifest =
  | { readonly kind: 'manifest'; readonly manifest: DeviceManifest; readonly sha256: string }
  | { readonly kind: 'none'; readonly outcome: SyncOutcome }

const NONE: ReadonlySet<string> = new Set()

export function createSynchroniser(parts: Parts): Synchroniser {
  const { generations } = parts
  let running: Promise<SyncOutcome> | null = null
  let run: SyncRun | null = null
  const listNames = fileNamesByGeneration()
  const stopping = new AbortController()
  let ended: { readonly count: number; readonly outcome: SyncOutcome | null } = { count: 0, outcome: null }

  const execute = async (isThorough: boolean): Promise<SyncOutcome> => {
    const outcome = await begin(isThorough)
    ended = { count: ended.count + 1, outcome }
    return outcome
  }
  const begin = async (isThorough: boolean): Promise<SyncOutcome> => {
    run = new SyncRun(parts, stopping.signal)
    try {
      return await run.execute(isThorough)
    } catch {
      parts.faults.note('SYNC_BROKE_OFF')
      return 'failed'
    } finally {
      run = null
      running = null
    }
  }
  return {
    synchronise(isThorough = false) {
      running ??= stopping.signal.aborted ? Promise.resolve('failed') : execute(isThorough)
      return running
    },
    progress: () => run?.progress() ?? null,
    ended: () => ended,
    isNeeded: (name) => generations.needed().some((one) => listNames(one).has(name)) || (run?.names.has(name) ?? false),
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** Bytes; answers and manifest of a large project. */
const ROOM = 20_000_000

/** A project that is published more often than it can be fetched is fetched later. */
const MOST_ROUNDS = 4

/** What an answer of the API counts beside the bytes of files, in the progress that is shown. */
const BYTES_OF_A_CALL = 50_000

/** One synchronisation. */
class SyncRun {
  /** Files of the manifest under way. */
  names: ReadonlySet<string> = NONE
  #done = 0
  #whole = 1
  readonly #parts: Parts
  readonly #signal: AbortSignal

  constructor(parts: Parts, signal: AbortSignal) {
    this.#parts = parts
    this.#signal = signal
  }

  progress(): number {
    return Math.min(1, this.#done / this.#whole)
  }

  /** @param rounds how often it may begin anew because the project was published meanwhile */
  async execute(isThorough: boolean, rounds = MOST_ROUNDS): Promise<SyncOutcome> {
    const { generations, answers, faults, now, origin } = this.#parts
    const current = this.#comparable()
    const found = await this.#manifest(isThorough ? null : current)
    if (found.kind === 'none') return found.outcome
    const { manifest, sha256 } = found
    // A newer program may understand more of the same manifest.
    const isSame = current?.manifestSha256 === sha256 && isDeepStrictEqual(current.manifest, manifest)
    this.names = listFileNames(manifest)
    this.#done = 0
    this.#whole = Math.max(1, sum(manifest.files.map(({ bytes }) => bytes)) + manifest.calls.length * BYTES_OF_A_CALL)
    const kept = await this.#answersOf(manifest, current)
    if (kept === null) return this.#failed('SYNC_ANSWERS_MISSING')
    const newest = await this.#manifest({ manifest, manifestSha256: sha256 })
    // Answers of before and of after would show a project half as it was: they are of one state only if the manifest is.
    if (newest.kind === 'none') return newest.outcome
    if (newest.sha256 !== sha256)
      return rounds > 1 ? this.execute(isThorough, rounds - 1) : this.#failed('SYNC_OVERTAKEN')
    if (!(await this.#collectFiles(manifest, isThorough))) return this.#failed('SYNC_FILES_MISSING')
    const portal = origin()
    if (portal === null || this.#signal.aborted) return 'failed'
    if (isSame && current !== null && haveSameAnswers(current.answers, kept)) {
      await generations.confirm()
      return 'current'
    }
    const completedAt = new Date(now()).toISOString()
    const next = { portal, manifest, manifestSha256: sha256, answers: kept, completedAt }
    const outcome = await this.#withRoom(() => generations.replace(next))
    if (outcome !== 'kept') {
      faults.note(outcome === 'full' ? 'DISK_FULL' : 'SYNC_NOT_WRITTEN')
      return 'failed'
    }
    await answers.retain(generations.answerNames())
    return 'updated'
  }

  /** @param current what counts as seen once already; null = nothing does */
  async #manifest(current: Pick<Generation, 'manifest' | 'manifestSha256'> | null): Promise<Manifest> {
    const headers = this.#parts.credentials()
    if (headers === null) return { kind: 'none', outcome: 'refused' }
    const known = current === null ? null : { sha256: current.manifestSha256, etag: null }
    const project = this.#parts.ownProject()
    const address = makeAddress(getDeviceManifest, {}, project === null ? {} : { projectId: project })
    const confirmation = await this.#ask(address, headers, known)
    if (confirmation === null) return { kind: 'none', outcome: this.#failed('SYNC_NO_MANIFEST') }
    if (confirmation.kind === 'unchanged' && current !== null) {
      return { kind: 'manifest', manifest: current.manifest, sha256: current.manifestSha256 }
    }
    if (confirmation.kind === 'refused') {
      return { kind: 'none', outcome: confirmation.status === 401 ? 'refused' : this.#failed('SYNC_NO_MANIFEST') }
    }
    if (confirmation.kind !== 'confirmed') return { kind: 'none', outcome: this.#failed('SYNC_NO_MANIFEST') }
    const { answer } = confirmation
    if (answer.status === 404) return { kind: 'none', outcome: 'nothing' }
    const manifest = parseAnswer(KeptManifestSchema, answer.body)
    if (manifest === null) return { kind: 'none', outcome: this.#failed('SYNC_MANIFEST_INVALID') }
    return { kind: 'manifest', manifest, sha256: answer.sha256 }
  }

  /** null = one of them could not be had. */
  async #answersOf(manifest: DeviceManifest, current: Generation | null): Promise<KeptAnswer[] | null> {
    const before = new Map((current?.answers ?? []).map((kept) => [keyOfKeptCall(kept.call), kept]))
    const found = new Map<string, KeptAnswer>()
    const isComplete = await forEachOf(manifest.calls, this.#parts.limits.parallel, async (call) => {
      const kept = await this.#getAnswer(call, before.get(keyOfKeptCall(call)) ?? null)
      if (kept === null) return false
      found.set(call, kept)
      this.#done += BYTES_OF_A_CALL
      return true
    })
    return isComplete ? manifest.calls.map((call) => found.get(call)).filter((kept) => kept !== undefined) : null
  }

  async #getAnswer(call: string, before: KeptAnswer | null): Promise<KeptAnswer | null> {
    const { answers } = this.#parts
    // Read, not only looked for: what is on the disk has to be right before a "nothing new" is worth anything.
    const known = before !== null && (await answers.read(before.sha256)) !== null ? before : null
    const confirmation = await this.#ask(call, { Accept: 'application/json' }, known)
    if (confirmation?.kind === 'unchanged' && known !== null) return { ...known, call }
    if (confirmation?.kind !== 'confirmed') return null
    const { answer } = confirmation
    if ((await this.#withRoom(() => answers.keep(answer.sha256, answer.body))) !== 'kept') return null
    return { call, status: answer.status, sha256: answer.sha256, contentType: answer.contentType, etag: answer.etag }
  }

  async #collectFiles(manifest: DeviceManifest, isThorough: boolean): Promise<boolean> {
    const { files, limits } = this.#parts
    return forEachOf(manifest.files, limits.parallel, async ({ path, bytes }) => {
      const name = storedFileName(path) ?? ''
      const isThere = files.has(name) && (!isThorough || (await files.read(name)) !== null)
      if (!isThere && !(await this.#fetchFile(path, name))) return false
      this.#done += bytes
      return true
    })
  }

  async #fetchFile(path: string, name: string): Promise<boolean> {
    const { portal, files, limits } = this.#parts
    const signal = this.#signal
    const kept = await tryAgain(
      async () => {
        const outcome = await portal.ask(path, { signal })
        if (outcome.kind === 'silence' || outcome.status !== 200) return null
        const stored = await files.keep(name, outcome.body)
        // A full disk does not empty itself within seconds.
        return stored === 'wrong' ? null : stored
      },
      limits,
      signal,
    )
    return kept === 'kept'
  }

  /** On a full disk what no project needs any more gives way to the newest prices. */
  async #withRoom<Outcome>(write: () => Promise<Outcome>): Promise<Outcome> {
    const outcome = await write()
    return outcome === 'full' && (await this.#parts.files.makeRoom(ROOM)) > 0 ? write() : outcome
  }

  /** null = nothing to believe after all tries. */
  async #ask(
    call: string,
    headers: Readonly<Record<string, string>>,
    known: { readonly sha256: string; readonly etag: string | null } | null,
  ): Promise<Confirmation | null> {
    const { portal, limits } = this.#parts
    const signal = this.#signal
    const seen = new Map<string, ConfirmedResponse>()
    const options = { headers, known, signal }
    const attempt = async () => {
      const sightings = seen.size
      const confirmation = await confirmResponse(portal, call, options, seen)
      if (confirmation.kind !== 'unconfirmed') return confirmation
      // The second look comes at once; only what went wrong waits.
      const second = seen.size > sightings ? await confirmResponse(portal, call, options, seen) : confirmation
      return second.kind === 'unconfirmed' ? null : second
    }
    return tryAgain(attempt, limits, signal)
  }

  /** What is shown now, if it is from the same portal. */
  #comparable(): Generation | null {
    const current = this.#parts.generations.current()
    return current !== null && current.portal === this.#parts.origin() ? current : null
  }

  #failed(code: string): SyncOutcome {
    // Stopped on purpose, or without network: neither is a fault of the device.
    if (!this.#signal.aborted && this.#parts.portal.isOnline) this.#parts.faults.note(code)
    return 'failed'
  }
}

function listFileNames(manifest: DeviceManifest | undefined): ReadonlySet<string> {
  return new Set((manifest?.files ?? []).flatMap(({ path }) => storedFileName(path) ?? []))
}

/** Names are asked for by the thousand while room is made. */
function fileNamesByGeneration(): (generation: Generation) => ReadonlySet<string> {
  const known = new WeakMap<Generation, ReadonlySet<string>>()
  return (generation) => {
    const names = known.get(generation) ?? listFileNames(generation.manifest)
    known.set(generation, names)
    return names
  }
}

function haveSameAnswers(before: readonly KeptAnswer[], after: readonly KeptAnswer[]): boolean {
  return (
    before.length === after.length &&
    before.every((kept, place) => kept.call === after[place]?.call && kept.sha256 === after[place].sha256)
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
