import type { Upload } from './uploads.repository.ts'

const STATES = { clean: 'ready', waiting: 'held', infected: 'infected' } as const satisfies Record<
  Upload['scan'],
  string
>

/** Whether a file can be had, as everybody is told of it. */
export function getFileState({ scan }: Pick<Upload, 'scan'>): (typeof STATES)[Upload['scan']] {
  return STATES[scan]
}
