import FormControl from '@mui/material/FormControl'
import FormLabel from '@mui/material/FormLabel'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { OPERATOR_ROLES } from '#shared/domain/roles/roles.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { useAdminProjects } from '../projects/use-projects.ts'
import { EVERYWHERE, NO_ROLE, type RoleDraft } from './role-drafts.ts'

interface RolesFieldProps {
  /** To be focused where something is not chosen. */
  readonly ref?: Ref<HTMLFieldSetElement>
  readonly roles: readonly RoleDraft[]
  /** Stands at what is not chosen. */
  readonly error: string | null
  readonly onChange: (roles: RoleDraft[]) => void
}

/** A row is its place: what is chosen in it changes while it stays, with the focus, where it is. */
function getRowKey(at: number): string {
  return `role ${at}`
}

/** Which roles an operator holds, each for one project or for all (decision 62). Nothing is chosen beforehand. */
export function RolesField({ ref, roles, error, onChange }: RolesFieldProps) {
  const { t } = useTranslation('admin-people')
  const { data, isError } = useAdminProjects()
  const projects = (data?.rows ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <FormControl ref={ref} component="fieldset" tabIndex={-1}>
      <FormLabel component="legend">{t('roles.title')}</FormLabel>
      <div className="ww-stack ww-gap-12">
        {roles.map((draft, at) => (
          <div key={getRowKey(at)} className="ww-stack ww-gap-4">
            <RoleFields
              draft={draft}
              projects={projects}
              error={error}
              onChange={(change) =>
                onChange(roles.map((role, index) => (index === at ? { ...role, ...change } : role)))
              }
            />
            {roles.length === 1 ? null : (
              <div>
                <Button
                  aria-label={t('roles.removeNamed', {
                    role: draft.role === null ? at + 1 : t(`roles.${draft.role}`),
                  })}
                  onClick={() => onChange(roles.filter((_, index) => index !== at))}
                >
                  {t('roles.remove')}
                </Button>
              </div>
            )}
          </div>
        ))}
        {isError ? <FormFailure>{t('projectsFailed')}</FormFailure> : null}
        <div>
          <Button startIcon={<NamedIcon name="plus" size={20} />} onClick={() => onChange([...roles, NO_ROLE])}>
            {t('roles.add')}
          </Button>
        </div>
      </div>
    </FormControl>
  )
}

interface RoleFieldsProps {
  readonly draft: RoleDraft
  readonly projects: readonly { readonly value: string; readonly label: string }[]
  readonly error: string | null
  readonly onChange: (change: Partial<RoleDraft>) => void
}

/** One role, and where it holds. */
function RoleFields({ draft: { role, place }, projects, error, onChange }: RoleFieldsProps) {
  const { t } = useTranslation('admin-people')
  const nothing = { value: '', label: t('choose') }
  // What is stored stays what is shown, also before there is a name for it.
  const isUnnamed = place !== null && place !== EVERYWHERE && projects.every(({ value }) => value !== place)
  return (
    <>
      <div className="ww-pair">
        <SelectField
          label={t('role')}
          value={role ?? ''}
          options={[
            ...(role === null ? [nothing] : []),
            ...OPERATOR_ROLES.map((value) => ({ value, label: t(`roles.${value}`) })),
          ]}
          error={role === null ? error : null}
          onChange={(value) => onChange({ role: OPERATOR_ROLES.find((one) => one === value) ?? role })}
        />
        <SelectField
          label={t('place')}
          value={place ?? ''}
          options={[
            ...(place === null ? [nothing] : []),
            ...(isUnnamed ? [{ value: place, label: t('heldProject') }] : []),
            ...projects,
            { value: EVERYWHERE, label: t('everywhere') },
          ]}
          error={place === null ? error : null}
          onChange={(value) => onChange({ place: value === '' ? place : value })}
        />
      </div>
      {role === null ? null : <p className="ww-muted">{t(`abilities.${role}`)}</p>}
    </>
  )
}
