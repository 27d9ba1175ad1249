import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { saveDevice } from '#shared/contracts/http/devices.contract.ts'
import { type ApiError, call } from '#renderer/api/index.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { makeBody, type DeviceForm, DeviceFormSchema, faultAtField, getForm } from './device-form.ts'
import { type Kiosk, DEVICES_KEY } from './use-devices.ts'

/** The state of the settings' form, and how it is saved. Errors stand at their fields. */
export function useDeviceForm(device: Kiosk, onStored: (stored: Kiosk) => void) {
  const { t } = useTranslation('admin-devices')
  const notify = useNotify()
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const { register, handleSubmit, formState, control, setValue, setError } = useForm<DeviceForm>({
    // While one types for the first time nothing is wrong yet.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    resolver: zodResolver(DeviceFormSchema),
    defaultValues: getForm(device),
  })
  const values = useWatch({ control })

  const save = async (form: DeviceForm) => {
    setFailure(null)
    const params = { deviceId: device.id }
    const result = await call(saveDevice, { params, body: makeBody(form, device.settingsRevision), silent: true })
    if (result.ok) {
      const stored = result.value
      // What was asked before it was stored must not come over it.
      await queryClient.cancelQueries({ queryKey: DEVICES_KEY })
      queryClient.setQueryData<{ rows: Kiosk[] }>(DEVICES_KEY, (list) =>
        list === undefined ? list : { rows: list.rows.map((one) => (one.id === stored.id ? stored : one)) },
      )
      notify({ severity: 'success', title: t('form.saved') })
      onStored(stored)
      return
    }
    const found = result.error.errors.map(({ field }) => faultAtField(field)).filter((one) => one !== null)
    if (found.length === 0) setFailure(result.error)
    // What somebody else has saved, or that the device is gone, shows at once.
    if (result.error.status === 409 || result.error.status === 404)
      void queryClient.invalidateQueries({ queryKey: DEVICES_KEY })
    for (const [at, [field, message]] of found.entries()) setError(field, { message }, { shouldFocus: at === 0 })
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!formState.isSubmitting) void handleSubmit(save)(event)
  }
  return {
    register,
    setValue,
    submit,
    values,
    failure,
    errors: formState.errors,
    isSubmitting: formState.isSubmitting,
  }
}

export type DeviceFormState = ReturnType<typeof useDeviceForm>
