import type { StaffFile } from '../use-unit-file.ts'

/** A unit's file in which nothing has happened yet; `more` is put over it. */
export function aStaffFile(more: Partial<StaffFile> & Pick<StaffFile, 'unit'>): StaffFile {
  return {
    project: { id: 'p1', slug: 'lindenhof', name: 'Wohnen am Lindenhof' },
    state: 'choosing',
    order: null,
    waitingThreads: [],
    progress: 0,
    hasChoices: false,
    decidedCount: 0,
    pendingCount: 0,
    total: 0,
    onRequestCount: 0,
    nextDeadline: null,
    buyers: [],
    invited: [],
    rooms: [],
    changes: null,
    ...more,
  }
}
