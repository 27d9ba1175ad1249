import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { type TextModule, useTextModules } from './use-text-modules.ts'

interface ModulePickerProps {
  /** Of the thread: modules of other projects are not offered. null = several. */
  readonly projectId: string | null
  readonly onPick: (module: TextModule) => void
}

/** Puts one of the texts in that are used again and again; nothing where there are none. */
export function ModulePicker({ projectId, onPick }: ModulePickerProps) {
  const { t } = useTranslation('admin-messages')
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const own = useLocale()
  const modules = (useTextModules().data ?? [])
    .filter((module) => module.projectId === null || module.projectId === projectId)
    // What is read here is most often what buyers read, too.
    .toSorted((a, b) => Number(b.locale === own) - Number(a.locale === own))
  if (modules.length === 0) return null
  return (
    <>
      <Button
        color="inherit"
        startIcon={<NamedIcon name="list" size={20} />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t('module')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {modules.map((module) => (
          <MenuItem
            key={module.id}
            lang={module.locale}
            onClick={() => {
              setAnchor(null)
              onPick(module)
            }}
          >
            {t('moduleOf', { title: module.title, language: t(`languages.${module.locale}`) })}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
