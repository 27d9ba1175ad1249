import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetKept, type KeptParameter, readKept } from '#renderer/platform/kept-query.ts'
import { returnUrl } from '#renderer/platform/return-url.ts'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import styles from './ReturnLinks.module.css'

/** Characters of `p002` that a button has room for. */
const MAX_LABEL = 40

interface ReturnLinksProps {
  /** Where the project lets visitors be led back to (decision 13). */
  readonly hosts: readonly string[] | undefined
}

/**
 * The ways back to the site that somebody came from: `p001` with the words of `p002`, and `p003` as its home
 * (NAV-52, NAV-53, NAV-54). They work once: following one uses it up (NAV-56). Nothing without them.
 */
export function ReturnLinks({ hosts = [] }: ReturnLinksProps) {
  // Read once: what is followed is forgotten, and must not vanish under the pointer.
  const [kept] = useState(() => ({ action: readKept('p001'), label: readKept('p002'), home: readKept('p003') }))
  const action = returnUrl(kept.action, hosts)
  const home = returnUrl(kept.home, hosts)
  if (action === null && home === null) return null
  return <Links action={action} home={home} label={kept.label} />
}

interface LinksProps {
  readonly action: string | null
  readonly home: string | null
  readonly label: string | null
}

function Links({ action, home, label }: LinksProps) {
  const { t } = useTranslation('residence')
  const words = label?.trim().slice(0, MAX_LABEL) ?? ''
  return (
    <nav className={`ww-screen-only ${styles.links}`} aria-label={t('returning.label')}>
      {home === null ? null : (
        <IconButton href={home} aria-label={t('returning.home')} onClick={() => forget('p003')}>
          <NamedIcon name="home" size={20} />
        </IconButton>
      )}
      {action === null ? null : (
        <Button
          className={styles.action}
          href={action}
          variant="outlined"
          color="inherit"
          startIcon={<NamedIcon name="chevronLeft" size={18} />}
          onClick={() => forget('p001', 'p002')}
        >
          <span>{words === '' ? t('returning.back') : words}</span>
        </Button>
      )}
    </nav>
  )
}

function forget(...names: readonly KeptParameter[]): void {
  for (const name of names) forgetKept(name)
}
