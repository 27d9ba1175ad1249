import { type Disk, nodeDisk } from '../disk/disk.ts'

type Operation = 'read' | 'readPart' | 'write' | 'rename' | 'remove' | 'list'

/** Faults by operation and path; `cut`: half of it is written, and the write fails. */
export type DiskFault = 'full' | 'broken' | 'cut'

export interface FaultyDisk extends Disk {
  /** Asked before every operation; null = it works. */
  fault: ((operation: Operation, path: string) => DiskFault | null) | null
}

/** The real disk, with faults where a test wants them. */
export function faultyDisk(): FaultyDisk {
  const check = (operation: Operation, path: string) => {
    const fault = disk.fault?.(operation, path) ?? null
    if (fault === 'full') throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    if (fault === 'broken') throw Object.assign(new Error('i/o error'), { code: 'EIO' })
    return fault
  }
  const disk: FaultyDisk = {
    ...nodeDisk,
    fault: null,
    async read(path) {
      check('read', path)
      return nodeDisk.read(path)
    },
    async readPart(path, range, id) {
      check('readPart', path)
      return nodeDisk.readPart(path, range, id)
    },
    async write(path, bytes) {
      if (check('write', path) !== 'cut') return nodeDisk.write(path, bytes)
      await nodeDisk.write(path, bytes.subarray(0, bytes.byteLength / 2))
      throw Object.assign(new Error('i/o error'), { code: 'EIO' })
    },
    async rename(from, to) {
      check('rename', to)
      return nodeDisk.rename(from, to)
    },
    async remove(path) {
      check('remove', path)
      return nodeDisk.remove(path)
    },
    async list(folder) {
      check('list', folder)
      return nodeDisk.list(folder)
    },
  }
  return disk
}
