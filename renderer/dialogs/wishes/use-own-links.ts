import { useCallback, useMemo, useState } from 'react'
import { theKiosk } from '#renderer/platform/shell.ts'
import { browserKeep } from '#renderer/platform/storage.ts'
import { type OpenUnit, useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { createBuyerLinks, createKioskLinks, createVisitorLinks, type WishLink, type WishLinks } from './wish-links.ts'

export interface OwnLinks {
  readonly server: WishLinks
  /** One's own; null = not known yet, or nobody comes back to them here. */
  readonly links: readonly WishLink[] | 'failed' | null
  /** Reads them; null = they cannot be had. */
  readonly look: () => Promise<readonly WishLink[] | null>
  /** False = it still opens. */
  readonly withdraw: (id: string) => Promise<boolean>
}

/** The links to wishes of before that still open, to be withdrawn (WSH-7). They are read when they are asked for. */
export function useOwnLinks(): OwnLinks {
  const unit = useOpenUnit()
  const [links, setLinks] = useState<OwnLinks['links']>(null)
  const server = useMemo(() => createLinks(unit), [unit])
  const look = useCallback(async () => {
    const result = await server.list?.()
    if (result === undefined) return null
    setLinks(result.ok ? result.value : 'failed')
    return result.ok ? result.value : null
  }, [server])
  const withdraw = async (id: string) => {
    const result = await server.withdraw(id)
    if (result.ok) await look()
    return result.ok
  }
  return { server, links, look, withdraw }
}

function createLinks({ isLocal, unit, project }: OpenUnit): WishLinks {
  if (!isLocal) return createBuyerLinks(unit.id)
  const sample = { id: unit.id, accountId: unit.accountId, projectId: project.id }
  return theKiosk() === null ? createVisitorLinks(sample, browserKeep) : createKioskLinks(sample)
}
