import { type ReactNode, useContext } from 'react'
import { Link } from 'react-router-dom'
import { useOpenUnit } from '#renderer/unit/state/unit.context.ts'
import { ConfiguratorHostContext } from '#renderer/unit/address/host.context.ts'
import { homePath } from '#renderer/unit/address/paths.ts'

interface CloseLinkProps {
  readonly className: string | undefined
  /** Where the link shows no words. */
  readonly label?: string
  readonly children: ReactNode
}

/** The way out of the configurator: to the unit's dashboard (CFG-14), or as the shell around it wants (CFG-15). */
export function CloseLink({ className, label, children }: CloseLinkProps) {
  const { basePath, project } = useOpenUnit()
  const { onClose } = useContext(ConfiguratorHostContext)
  const home = homePath(basePath, project)
  // A project without a dashboard: the configurator is where its units begin.
  if (home === basePath && onClose === undefined) return null
  return (
    <Link
      className={className}
      to={home}
      aria-label={label}
      onClick={(event) => {
        if (onClose === undefined) return
        event.preventDefault()
        onClose()
      }}
    >
      {children}
    </Link>
  )
}
