import { join } from 'node:path'
import type { Disk } from '../disk/disk.ts'
import type { FaultLog } from '../kernel/faults.ts'
import { type ContentStore, createContentStore } from '../files/content-store.ts'
import type { Limits } from '../kernel/limits.ts'
import type { PortalClient } from '../portal/portal-client.ts'
import { type Generations, openGenerations } from './generation.ts'
import { createSynchroniser, type Synchroniser } from './synchroniser.ts'

interface Parts {
  readonly disk: Disk
  readonly dataDir: string
  readonly faults: FaultLog
  /** ms since epoch. */
  readonly now: () => number
  readonly limits: Limits
  readonly portal: PortalClient
  /** Origin of the portal; null = none is known. */
  readonly origin: () => string | null
  /** Project that the device's own file sets; null = the portal's holds. */
  readonly ownProject: () => string | null
  /** Headers that open what is the device's alone; null = it is not paired. */
  readonly credentials: () => Readonly<Record<string, string>> | null
}

/** The project on the disk, and what keeps it up to date. */
export interface Project {
  readonly generations: Generations
  readonly files: ContentStore
  readonly answers: ContentStore
  readonly synchroniser: Synchroniser
}

/** Reads which project is there. */
export async function openProject(parts: Parts): Promise<Project> {
  const { dataDir, limits } = parts
  const generations = openGenerations(parts)
  await generations.open()
  const files = createContentStore({
    ...parts,
    folder: join(dataDir, 'files'),
    limitBytes: limits.cacheBytes,
    isProtected: (name) => synchroniser.isNeeded(name),
  })
  const answersFolder = join(dataDir, 'answers')
  const answers = createContentStore({ ...parts, folder: answersFolder, limitBytes: null, isProtected: () => true })
  await Promise.all([files.open(), answers.open()])
  const synchroniser = createSynchroniser({ ...parts, files, answers, generations })
  return { generations, files, answers, synchroniser }
}
