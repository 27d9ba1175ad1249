import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveProjectFlags } from '#shared/contracts/http/admin-projects.contract.ts'
import type { Portal } from '#shared/contracts/primitives.ts'
import { call, isOutOfReach } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { flagsKey, type ProjectFlags } from './use-projects.ts'

interface Wanted {
  readonly name: string
  readonly portalId: Portal
  readonly isOn: boolean
}

/**
 * Switches flags, one after the other, each on what the one before has left. What is on its way shows at once; when it
 * fails, what is stored shows again, with the reason.
 */
export function useSaveFlag(projectId: string) {
  const { t } = useTranslation('admin-projects')
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [wanted, setWanted] = useState<readonly Wanted[]>([])
  const line = useRef(Promise.resolve())
  const key = flagsKey(projectId)

  const send = async (flag: Wanted) => {
    const revision = queryClient.getQueryData<ProjectFlags>(key)?.revision ?? 0
    const params = { projectId }
    // What is being read now was stored before.
    await queryClient.cancelQueries({ queryKey: key })
    const result = await call(saveProjectFlags, { params, body: { revision, flags: [flag] }, silent: true })
    if (result.ok) queryClient.setQueryData(key, result.value)
    else {
      const isConflict = result.error.status === 409
      notify({
        severity: isConflict ? 'info' : 'error',
        title: t(isConflict ? 'flags.conflict' : 'flags.failed'),
        ...(isOutOfReach(result.error) ? { body: t('flags.unreachable') } : {}),
      })
      await queryClient.invalidateQueries({ queryKey: key })
    }
    setWanted((all) => all.filter((one) => one !== flag))
  }
  const save = (flag: Wanted) => {
    setWanted((all) => [...all, flag])
    line.current = line.current.then(() => send(flag))
  }
  /** What shows: the last wish, else what is stored. */
  const shown = (name: string, portalId: Portal, stored: boolean) =>
    wanted.findLast((flag) => flag.name === name && flag.portalId === portalId)?.isOn ?? stored
  return { save, shown }
}
