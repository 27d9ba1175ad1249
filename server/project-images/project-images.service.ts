import { randomUUID } from 'node:crypto'
import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MAX_PROJECT_IMAGE_BYTES } from '#shared/contracts/entities/design.schema.ts'
import type { AnswerOf } from '#shared/contracts/http/endpoint.ts'
import type { createProjectImage } from '#shared/contracts/http/designs.contract.ts'
import { type DesignFiles, listDesignFiles } from '#server/designs/design-files.ts'
import type { Caller } from '#server/identity/sessions.service.ts'
import { again } from '#server/platform/again.ts'
import { addAuditEntry } from '#server/platform/audit/audit-log.repository.ts'
import type { Database, Db } from '#server/platform/db/database.types.ts'
import { deleteLeftover, removeLeftovers } from '#server/platform/db/file-leftovers.ts'
import { isoTime } from '#server/platform/db/iso-time.ts'
import { putNamed } from '#server/platform/db/named-files.ts'
import { type FileStore, urlOfFile } from '#server/platform/files/file-store.ts'
import { createLimit } from '#server/platform/limits/limit.ts'
import type { RateLimits } from '#server/platform/limits/rate-limits.ts'
import type { Log } from '#server/platform/log.ts'
import { failedWith, passed, type Result } from '#server/platform/result.ts'
import { findProject, type Project } from '#server/projects/projects.repository.ts'
import { PART } from '#server/uploads/tidy-uploads.ts'
import { createTurns } from '#server/uploads/turns.ts'
import { createTurnstile } from '#server/uploads/turnstile.ts'
import { type LibraryPicture, makeLibraryPicture } from './make-library-picture.ts'
import {
  addImage,
  type AltTexts,
  deleteImage,
  findImage,
  findImageKeys,
  listImages,
  type ProjectImage,
  saveAlt,
} from './project-images.repository.ts'

const UPLOAD_RULE = { name: 'project image', limit: 120, windowMs: 10 * 60_000 } as const
/** Of each person and process: each holds a connection and a file. */
const MAX_AT_ONCE = 4
/** Pictures written anew at the same time, and those that wait for it: each is unpacked in memory. */
const MAX_PARALLEL = 1
const MAX_WAITING = 12
const BUSY_SECONDS = 5
/** ms between two looks for what no library names any more. */
const TIDY_MS = 6 * 3_600_000
const MAX_NAME = 200
/** What breaks a line, or turns the direction of what follows. */
const UNCLEAN = /[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/gu

type Described = AnswerOf<typeof createProjectImage>

/** A picture that comes in. */
export interface SentImage {
  /** What the picture is called in a call. */
  readonly field: string
  /** Puts it where it is told to, and answers what its sender calls it. */
  readonly write: (path: string, maxBytes: number) => Promise<Result<string>>
}

/** The media library of each project. Whoever calls has been found to have the right. */
export interface ProjectImagesService {
  /** The latest first. */
  list(caller: Caller, projectId: string): Promise<Result<Described[]>>
  /** Takes a picture in, whole or not at all; the same one again is the one that is there. */
  receive(caller: Caller, projectId: string, sent: SentImage): Promise<Result<Described>>
  describe(caller: Caller, projectId: string, id: string, alt: AltTexts): Promise<Result<Described>>
  /** Refused (`IMAGE_IN_USE`) while a design names it. */
  delete(caller: Caller, projectId: string, id: string): Promise<Result<Record<string, never>>>
  /** Deletes bytes that no library has named for a day. A fault is noted, not thrown. */
  tidy(): Promise<void>
  /** Tidies from now on, again and again. */
  start(): void
  stop(): Promise<void>
}

interface Parts {
  readonly database: Database
  readonly files: FileStore
  readonly rateLimits: RateLimits
  readonly log: Log
  /** Folder of what is still coming in. */
  readonly uploadsDir: string
  /** ms since epoch. */
  readonly now: () => number
  /** Pictures that may wait for their turn; whoever comes then is sent away. */
  readonly maxWaiting?: number
}

export function createProjectImagesService(parts: Parts): ProjectImagesService {
  const { database, rateLimits, log, now } = parts
  const db = database.kysely
  // What a killed process has left there is tidied away with what people have sent.
  const folder = join(parts.uploadsDir, 'files')
  const coming = createTurnstile(MAX_AT_ONCE)
  const limit = createLimit(MAX_PARALLEL, parts.maxWaiting ?? MAX_WAITING)
  let end: (() => void) | null = null

  const tidy = createTurns(
    () => removeLeftovers(parts, { area: 'library', findNamedKeys: findImageKeys }),
    (error) => log.fault('pictures that no media library names', error),
  )

  async function takeIn(caller: Caller, project: Project, sent: SentImage): Promise<Result<Described>> {
    const taken = await rateLimits.take([{ rule: UPLOAD_RULE, of: caller.user.id }])
    if (!taken.ok) return refuseMore(taken.waitSeconds)
    await mkdir(folder, { recursive: true })
    const path = join(folder, `${randomUUID()}${PART}`)
    try {
      const name = await sent.write(path, MAX_PROJECT_IMAGE_BYTES)
      if (!name.ok) return name
      if ((await stat(path)).size === 0) return failedWith('FILE_EMPTY', 'The file is empty.', { field: sent.field })
      // Read only when it is its turn, so that memory stays bounded.
      const made = await limit(() => makeLibraryPicture(path, sent.field))
      if (made === 'busy') return refuseMore(BUSY_SECONDS)
      if (!made.ok) return made
      await writeFile(path, made.value.bytes)
      return passed(await keep({ caller, project, path, fileName: cleanName(name.value), picture: made.value }))
    } finally {
      await rm(path, { force: true })
    }
  }

  async function keep({ caller, project, path, fileName, picture }: Keeping): Promise<Described> {
    const { width, height, bytes } = picture
    const at = isoTime(now())
    const image = {
      id: randomUUID(),
      projectId: project.id,
      role: 'project_image' as const,
      fileName,
      width,
      height,
      bytes: bytes.length,
      alt: {},
      createdAt: at,
      createdBy: caller.user.id,
    }
    const kept: ProjectImage[] = []
    await putNamed(parts, { path, extension: 'webp', area: 'library' }, async (within, fileKey) => {
      const added = await addImage(within, { ...image, fileKey })
      kept.push(added)
      await deleteLeftover(within, fileKey)
      if (added.id === image.id)
        await noteIn(within, { caller, project, action: 'project.image-added', id: image.id, at })
    })
    const last = kept.at(-1)
    if (last === undefined) throw new Error('A picture that was put has not been named')
    return toAnswer(last, await listDesignFiles(db, project.id))
  }

  async function inProject<Value>(
    caller: Caller,
    projectId: string,
    work: (project: Project) => Promise<Result<Value>>,
  ): Promise<Result<Value>> {
    const project = await findProject(db, projectId, caller.account.id)
    return project === null ? failedWith('NOT_FOUND', 'There is no such project.') : work(project)
  }

  return {
    list: (caller, projectId) =>
      inProject(caller, projectId, async ({ id }) => {
        const [images, designs] = await Promise.all([listImages(db, id), listDesignFiles(db, id)])
        return passed(images.map((image) => toAnswer(image, designs)))
      }),

    receive: (caller, projectId, sent) =>
      inProject(caller, projectId, async (project) => {
        const leave = coming.enter(caller.user.id)
        if (leave === null) return refuseMore(BUSY_SECONDS)
        try {
          return await takeIn(caller, project, sent)
        } finally {
          leave()
        }
      }),

    describe: (caller, projectId, id, alt) =>
      inProject(caller, projectId, async (project) => {
        const image = await database.transaction((within) => saveAlt(within, project.id, id, withoutEmpty(alt)))
        return image === null ? gone() : passed(toAnswer(image, await listDesignFiles(db, project.id)))
      }),

    delete: (caller, projectId, id) =>
      inProject(caller, projectId, (project) =>
        database.transaction(async (within): Promise<Result<Record<string, never>>> => {
          const image = await findImage(within, project.id, id)
          if (image === null) return gone()
          const portals = listUses(image, await listDesignFiles(within, project.id))
          if (portals.length > 0) {
            return failedWith('IMAGE_IN_USE', `The picture is used in the design of ${portals.join(' and ')}.`)
          }
          if (!(await deleteImage(within, project.id, id))) return gone()
          await noteIn(within, { caller, project, action: 'project.image-deleted', id, at: isoTime(now()) })
          return passed({})
        }),
      ),

    tidy: tidy.run,
    start() {
      end ??= again(tidy.run, TIDY_MS)
    },
    async stop() {
      end?.()
      end = null
      await tidy.stop()
    },
  }
}

interface Keeping {
  readonly caller: Caller
  readonly project: Project
  /** Where its bytes lie. */
  readonly path: string
  readonly fileName: string
  readonly picture: LibraryPicture
}

interface Noted {
  readonly caller: Caller
  readonly project: Project
  readonly action: 'project.image-added' | 'project.image-deleted'
  /** Of the picture. */
  readonly id: string
  /** ISO time. */
  readonly at: string
}

function noteIn(db: Db, { caller, project, action, id, at }: Noted): Promise<void> {
  return addAuditEntry(db, {
    accountId: caller.account.id,
    unitId: null,
    userId: caller.user.id,
    action,
    subject: { kind: 'project', id: project.packageId },
    details: { imageId: id },
    at,
  })
}

function toAnswer(image: ProjectImage, designs: readonly DesignFiles[]): Described {
  const { id, fileKey, fileName, role, width, height, alt } = image
  const url = urlOfFile(fileKey)
  return { id, url, imageFileName: fileName, role, width, height, alt, usedIn: listUses(image, designs) }
}

function listUses({ fileKey }: ProjectImage, designs: readonly DesignFiles[]) {
  const url = urlOfFile(fileKey)
  return designs.filter(({ files }) => files.includes(url)).map(({ portal }) => portal)
}

function withoutEmpty(alt: AltTexts): AltTexts {
  const [de, en] = [alt.de?.trim() ?? '', alt.en?.trim() ?? '']
  return { ...(de === '' ? {} : { de }), ...(en === '' ? {} : { en }) }
}

/** A name that can stand in a line. */
function cleanName(name: string): string {
  return name.replaceAll(UNCLEAN, '').slice(0, MAX_NAME).toWellFormed().trim() || 'image'
}

function gone(): Result<never> {
  return failedWith('NOT_FOUND', 'There is no such picture.')
}

function refuseMore(seconds: number): Result<never> {
  return failedWith('TOO_MANY_REQUESTS', 'Too many pictures are being sent. Try again later.', {
    retryAfterSeconds: seconds,
  })
}
