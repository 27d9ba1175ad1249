import Card from '@mui/material/Card'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { LOCALES } from '#shared/contracts/primitives.ts'
import { FormFailure } from '#renderer/ui/FormNote.tsx'
import { getFailure } from '#renderer/ui/form-failure.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { Switch } from '#renderer/ui/Switch.tsx'
import { TextField } from '#renderer/ui/TextField.tsx'
import { useAdminProjects } from '../projects/use-projects.ts'
import { SelectField } from '#renderer/ui/SelectField.tsx'
import { toFault } from './device-form.ts'
import styles from './devices.module.css'
import { type DeviceFormState, useDeviceForm } from './use-device-form.ts'
import { type Kiosk, useShownUnits } from './use-devices.ts'

interface DeviceSettingsProps {
  /** As it was when the form opened. */
  readonly device: Kiosk
  /** As it is now. */
  readonly current: Kiosk
  /** What is stored from now on. */
  readonly onStored: (stored: Kiosk) => void
}

/** Everything that can be set for a device, with errors at their fields. */
export function DeviceSettings({ device, current, onStored }: DeviceSettingsProps) {
  const { t } = useTranslation('admin-devices')
  const form = useDeviceForm(device, onStored)
  // Until it is answered, a new one may well be what is being saved; a lower one is of a look from before.
  const isOutdated = !form.isSubmitting && current.settingsRevision > device.settingsRevision
  return (
    <Card component="section" variant="outlined" className="ww-card" aria-labelledby="device-settings">
      <h2 className="ww-heading" id="device-settings">
        {t('form.title')}
      </h2>
      <form className="ww-stack ww-gap-20" noValidate onSubmit={form.submit}>
        <ShownFields form={form} />
        <WayOutFields form={form} />
        <VisitFields form={form} />
        <StaffFields form={form} hasPin={device.hasStaffPin} />
        {isOutdated ? (
          <FormFailure>
            {t('form.outdated')}{' '}
            <Button color="inherit" onClick={() => onStored(current)}>
              {t('form.reload')}
            </Button>
          </FormFailure>
        ) : form.failure === null ? null : (
          <FormFailure>
            {t(form.failure.status === 409 ? 'form.outdated' : `failure.${getFailure(form.failure) ?? 'other'}`)}
          </FormFailure>
        )}
        <div className="ww-spread">
          <Button type="submit" variant="contained" size="large" disabled={form.isSubmitting || isOutdated}>
            {t('form.submit')}
          </Button>
        </div>
      </form>
    </Card>
  )
}

type FieldsProps = { readonly form: DeviceFormState }

/** Words for what is wrong with a field. */
function useErrors({ errors, values }: DeviceFormState) {
  const { t } = useTranslation('admin-devices')
  return (field: keyof typeof errors & keyof typeof values): string | null => {
    const error = errors[field]
    const fault = toFault(error === undefined ? undefined : { message: error.message })
    return fault === null ? null : t(`validations.${fault}`)
  }
}

/** Name, and what is shown. */
function ShownFields({ form }: FieldsProps) {
  const { t } = useTranslation('admin-devices')
  const { t: tSession } = useTranslation('session')
  const { accountId = '' } = useParams()
  const getError = useErrors(form)
  const { register, values, setValue } = form
  const projects = useAdminProjects().data?.rows ?? []
  const units = useShownUnits(accountId, values.projectId ?? '')
  const hasNoUnits = values.projectId !== '' && units !== undefined && units.length === 0
  // What is stored stays in the list, also while the others are on their way.
  const listed = (options: readonly { id: string; label: string }[], chosen: string | undefined) =>
    !chosen || options.some(({ id }) => id === chosen) ? options : [...options, { id: chosen, label: chosen }]
  const choices = (none: string, options: readonly { id: string; label: string }[], chosen: string | undefined) => [
    { value: '', label: none },
    ...listed(options, chosen).map(({ id, label }) => ({ value: id, label })),
  ]
  const projectNames = projects.map(({ id, name }) => ({ id, label: name }))
  const unitNames = (units ?? []).map(({ id, displayName }) => ({ id, label: displayName }))
  return (
    <fieldset className={`ww-stack ww-gap-20 ${styles.group}`}>
      <legend className="ww-muted">{t('form.shown')}</legend>
      <TextField {...register('name')} label={t('name')} autoComplete="off" required error={getError('name')} />
      <SelectField
        label={t('form.project')}
        value={values.projectId ?? ''}
        options={choices(t('form.noProject'), projectNames, values.projectId)}
        error={hasNoUnits ? t('form.noUnits') : getError('projectId')}
        onChange={(id) => {
          setValue('projectId', id)
          setValue('startUnit', '')
        }}
      />
      <div className="ww-pair">
        <SelectField
          label={t('form.startUnit')}
          value={values.startUnit ?? ''}
          options={choices(t('form.firstUnit'), unitNames, values.startUnit)}
          error={getError('startUnit')}
          onChange={(id) => setValue('startUnit', id, { shouldValidate: false })}
        />
        <SelectField
          label={t('form.locale')}
          value={values.locale ?? ''}
          options={[
            { value: '', label: t('form.projectLocale') },
            ...LOCALES.map((value) => ({ value, label: tSession(`language.${value}`) })),
          ]}
          onChange={(value) => setValue('locale', LOCALES.find((locale) => locale === value) ?? '')}
        />
      </div>
    </fieldset>
  )
}

/** Where visitors can be led beside the kiosk's own pages. */
function WayOutFields({ form }: FieldsProps) {
  const { t } = useTranslation('admin-devices')
  const getError = useErrors(form)
  const { register } = form
  const address = { type: 'url', inputMode: 'url', autoComplete: 'off', placeholder: 'https://' } as const
  return (
    <fieldset className={`ww-stack ww-gap-20 ${styles.group}`}>
      <legend className="ww-muted">{t('form.wayOut')}</legend>
      <TextField
        {...register('returnUrl')}
        {...address}
        label={t('form.returnUrl')}
        hint={t('form.returnUrlHint')}
        error={getError('returnUrl')}
      />
      <div className="ww-pair">
        <TextField
          {...register('returnLabel')}
          label={t('form.returnLabel')}
          hint={t('form.returnLabelHint')}
          autoComplete="off"
          error={getError('returnLabel')}
        />
        <TextField
          {...register('returnLabelEn')}
          label={t('form.returnLabelEn')}
          hint={t('form.returnLabelEnHint')}
          autoComplete="off"
          error={getError('returnLabelEn')}
        />
      </div>
      <TextField
        {...register('bookingUrl')}
        {...address}
        label={t('form.bookingUrl')}
        hint={t('form.bookingUrlHint')}
        error={getError('bookingUrl')}
      />
      <TextField
        {...register('allowedHosts')}
        label={t('form.allowedHosts')}
        hint={t('form.allowedHostsHint')}
        autoComplete="off"
        spellCheck={false}
        error={getError('allowedHosts')}
      />
    </fieldset>
  )
}

/** How a visit begins and ends (decision 35). */
function VisitFields({ form }: FieldsProps) {
  const { t } = useTranslation('admin-devices')
  const getError = useErrors(form)
  const { register, values, setValue } = form
  return (
    <fieldset className={`ww-stack ww-gap-20 ${styles.group}`}>
      <legend className="ww-muted">{t('form.visit')}</legend>
      <div className="ww-pair">
        <TextField
          {...register('idleSeconds')}
          label={t('form.idleSeconds')}
          hint={t('form.idleHint')}
          inputMode="numeric"
          autoComplete="off"
          error={getError('idleSeconds')}
        />
        <TextField
          {...register('countdownSeconds')}
          label={t('form.countdownSeconds')}
          hint={t('form.countdownHint')}
          inputMode="numeric"
          autoComplete="off"
          error={getError('countdownSeconds')}
        />
      </div>
      <SwitchRow
        label={t('form.attractLoop')}
        hint={t('form.attractHint')}
        isOn={values.attractLoop === true}
        onSwitch={(isOn) => setValue('attractLoop', isOn)}
      />
      <SwitchRow
        label={t('form.onScreenKeyboard')}
        hint={t('form.keyboardHint')}
        isOn={values.onScreenKeyboard === true}
        onSwitch={(isOn) => setValue('onScreenKeyboard', isOn)}
      />
      <SwitchRow
        label={t('form.allowPrint')}
        hint={t('form.printHint')}
        isOn={values.allowPrint === true}
        onSwitch={(isOn) => setValue('allowPrint', isOn)}
      />
    </fieldset>
  )
}

/** The PIN of the staff mode: it can be set anew or taken away, never read. */
function StaffFields({ form, hasPin }: FieldsProps & { readonly hasPin: boolean }) {
  const { t } = useTranslation('admin-devices')
  const getError = useErrors(form)
  const { register, values, setValue } = form
  const isTakenAway = values.withoutPin === true
  return (
    <fieldset className={`ww-stack ww-gap-20 ${styles.group}`}>
      <legend className="ww-muted">{t('form.staff')}</legend>
      {isTakenAway ? null : (
        <TextField
          {...register('staffPin')}
          label={t(hasPin ? 'form.newPin' : 'form.pin')}
          hint={t(hasPin ? 'form.newPinHint' : 'form.pinHint')}
          type="password"
          inputMode="numeric"
          autoComplete="new-password"
          error={getError('staffPin')}
        />
      )}
      {hasPin ? (
        <SwitchRow
          label={t('form.withoutPin')}
          hint={t('form.withoutPinHint')}
          isOn={isTakenAway}
          onSwitch={(isOn) => {
            setValue('withoutPin', isOn)
            if (isOn) setValue('staffPin', '')
          }}
        />
      ) : null}
    </fieldset>
  )
}

interface SwitchRowProps {
  readonly label: string
  readonly hint: string
  readonly isOn: boolean
  readonly onSwitch: (isOn: boolean) => void
}

function SwitchRow({ label, hint, isOn, onSwitch }: SwitchRowProps) {
  const id = useId()
  return (
    <div className="ww-spread">
      <div className="ww-stack ww-gap-4">
        <label htmlFor={id}>{label}</label>
        <small className="ww-muted" id={`${id}-hint`}>
          {hint}
        </small>
      </div>
      <Switch id={id} aria-describedby={`${id}-hint`} isOn={isOn} onSwitch={onSwitch} />
    </div>
  )
}
