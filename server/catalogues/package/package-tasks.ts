import type { FileStorePlace } from '#server/platform/files/file-store.ts'
import { openFileStore } from '#server/platform/files/open-file-store.ts'
import { checkPackage, hasErrors } from './check-package.ts'
import { type FaultReport, reportFaults } from './package-faults.ts'
import { traceOutline, type ProjectOutline } from './package-outline.ts'
import { type PreparedImport, prepareImport } from './prepare-import.ts'
import { unpackArchive } from './unpack-archive.ts'

/** What is done with a package that somebody else has made; everything in it crosses from process to process. */
export interface PackageTasks {
  /** Unpacks an archive into a folder, and checks what is in it. */
  readonly check: {
    readonly input: { readonly archive: string; readonly folder: string }
    readonly output: CheckedArchive
  }
  readonly prepareImport: {
    readonly input: {
      readonly folder: string
      readonly store: FileStorePlace
      readonly accountId: string
      readonly known: ReadonlyMap<string, string>
    }
    readonly output: PreparedImport
  }
}
export type TaskName = keyof PackageTasks

export interface CheckedArchive {
  /** null = it cannot be read. */
  readonly outline: ProjectOutline | null
  readonly report: FaultReport
}

export const PACKAGE_TASKS: {
  readonly [Name in TaskName]: (input: PackageTasks[Name]['input']) => Promise<PackageTasks[Name]['output']>
} = {
  async check({ archive, folder }) {
    const unpacked = await unpackArchive(archive, folder)
    if (hasErrors(unpacked)) return { outline: null, report: reportFaults(unpacked) }
    const { pack, faults } = await checkPackage(folder)
    return { outline: pack && traceOutline(pack.project), report: reportFaults([...unpacked, ...faults]) }
  },
  async prepareImport({ folder, store, accountId, known }) {
    return prepareImport(folder, { files: await openFileStore(store), accountId, known })
  },
}
