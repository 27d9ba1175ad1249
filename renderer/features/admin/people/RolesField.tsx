import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { OPERATOR_ROLES } from '#shared/domain/roles/roles.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { NamedIcon } from '#renderer/ui/icons.tsx'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { useAdminProjects } from '../projects/use-projects.ts'
import { FIRST_ROLE, type WantedRole } from './roles.types.ts'

interface RolesFieldProps {
  readonly roles: readonly WantedRole[]
  readonly error: string | null
  readonly onChange: (roles: WantedRole[]) => void
}

/** A row is its place: what is chosen in it changes while it stays, with the focus, where it is. */
function getRowKey(at: number): string {
  return `role ${at}`
}

/** Which roles an operator holds, each for one project or for all (decision 62). */
export function RolesField({ roles, error, onChange }: RolesFieldProps) {
  const { t } = useTranslation('admin-people')
  const id = useId()
  const { data, isError } = useAdminProjects()
  const projects = data?.rows ?? []
  const replace = (at: number, change: Partial<WantedRole>) =>
    onChange(roles.map((role, index) => (index === at ? { ...role, ...change } : role)))
  return (
    <FormControl component="fieldset" error={error !== null} aria-describedby={error === null ? undefined : id}>
      <FormLabel component="legend">{t('roles.title')}</FormLabel>
      <div className="ww-stack ww-gap-12">
        {roles.map(({ role, projectId }, at) => (
          <div key={getRowKey(at)} className="ww-stack ww-gap-4">
            <div className="ww-pair">
              <SelectField
                label={t('role')}
                value={role}
                options={OPERATOR_ROLES.map((value) => ({ value, label: t(`roles.${value}`) }))}
                onChange={(value) => replace(at, { role: OPERATOR_ROLES.find((one) => one === value) ?? role })}
              />
              <SelectField
                label={t('project')}
                value={projectId ?? ''}
                options={[
                  { value: '', label: t('everywhere') },
                  // What is stored stays what is shown, also before there is a name for it.
                  ...(projectId === null || projects.some((project) => project.id === projectId)
                    ? []
                    : [{ value: projectId, label: t('heldProject') }]),
                  ...projects.map((project) => ({ value: project.id, label: project.name })),
                ]}
                onChange={(value) => replace(at, { projectId: value === '' ? null : value })}
              />
            </div>
            <p className="ww-muted">{t(`abilities.${role}`)}</p>
            {roles.length === 1 ? null : (
              <div>
                <Button
                  aria-label={t('roles.removeNamed', { role: t(`roles.${role}`) })}
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
          <Button
            startIcon={<NamedIcon name="plus" size={20} />}
            onClick={() => onChange([...roles, { ...FIRST_ROLE, role: 'sales' }])}
          >
            {t('roles.add')}
          </Button>
        </div>
      </div>
      {error === null ? null : <FormHelperText id={id}>{error}</FormHelperText>}
    </FormControl>
  )
}
