import Card from '@mui/material/Card'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { DEVICE_ORDERS, type DeviceOrder } from '#shared/contracts/entities/device.schema.ts'
import { orderDevice, revokeDevice } from '#shared/contracts/http/devices.contract.ts'
import { call } from '#renderer/api/index.ts'
import { getFailure } from '#renderer/ui/form-failure.ts'
import { useNotify } from '#renderer/notifications/index.ts'
import { linkTo } from '#renderer/platform/routes.ts'
import { Button } from '#renderer/ui/Button.tsx'
import { ConfirmDialog } from '#renderer/ui/dialog/ConfirmDialog.tsx'
import { getOutbox } from './kiosk-outbox.ts'
import { type Kiosk, DEVICES_KEY } from './use-devices.ts'

/** What can be ordered of a device, and the way to take it out of the account. */
export function DeviceActions({ device }: { device: Kiosk }) {
  const { t } = useTranslation('admin-devices')
  const { order, revoke, busy } = useDeviceActions(device)
  const [isRevoking, setIsRevoking] = useState(false)
  const [asked, setAsked] = useState<Disturbing | null>(null)
  const waiting = device.report === null ? 0 : getOutbox(device.report).sent
  return (
    <Card component="section" variant="outlined" className="ww-card" aria-labelledby="device-orders">
      <h2 className="ww-heading" id="device-orders">
        {t('orders.title')}
      </h2>
      <ul className="ww-stack ww-gap-12">
        {DEVICE_ORDERS.map((wanted) => {
          const isWaiting = device.waitingOrders.includes(wanted)
          return (
            <li key={wanted} className="ww-stack ww-gap-4">
              <Button
                variant="outlined"
                disabled={isWaiting || busy === wanted}
                onClick={() => (wanted === 'synchronise' ? void order(wanted) : setAsked(wanted))}
              >
                {t(`orders.${wanted}`)}
              </Button>
              <small className="ww-muted">{t(isWaiting ? 'orders.waiting' : `orders.hints.${wanted}`)}</small>
            </li>
          )
        })}
        <li className="ww-stack ww-gap-4">
          <Button variant="outlined" color="error" onClick={() => setIsRevoking(true)}>
            {t('revoke.open')}
          </Button>
          <small className="ww-muted">{t('revoke.hint')}</small>
        </li>
      </ul>
      {asked === null ? null : (
        <AskDialog
          wanted={asked}
          name={device.name}
          onClose={() => setAsked(null)}
          onOrder={() => {
            setAsked(null)
            void order(asked)
          }}
        />
      )}
      {isRevoking ? (
        <ConfirmDialog
          title={t('revoke.title', { name: device.name })}
          cancel={t('cancel')}
          confirm={t('revoke.submit')}
          isBusy={busy === 'revoke'}
          onClose={() => setIsRevoking(false)}
          onConfirm={revoke}
        >
          <div className="ww-stack ww-gap-12">
            <p>{t('revoke.body')}</p>
            <p>{t('revoke.stays')}</p>
            {waiting === 0 ? null : (
              <p>
                <strong>{t('revoke.waiting', { count: waiting })}</strong>
              </p>
            )}
          </div>
        </ConfirmDialog>
      ) : null}
    </Card>
  )
}

/** What a visit that is going on does not survive. */
type Disturbing = Exclude<DeviceOrder, 'synchronise'>

interface AskDialogProps {
  readonly wanted: Disturbing
  readonly name: string
  readonly onClose: () => void
  readonly onOrder: () => void
}

/** Asks first: somebody may be standing there, and what they have chosen cannot be had back. */
function AskDialog({ wanted, name, onClose, onOrder }: AskDialogProps) {
  const { t } = useTranslation('admin-devices')
  return (
    <ConfirmDialog
      title={t(`ask.${wanted}.title`, { name })}
      cancel={t('cancel')}
      confirm={t(`ask.${wanted}.submit`)}
      onClose={onClose}
      onConfirm={onOrder}
    >
      {t('ask.body')}
    </ConfirmDialog>
  )
}

/** Orders and revokes, and says what has come of it. */
function useDeviceActions({ id, name }: Kiosk) {
  const { t } = useTranslation('admin-devices')
  const { accountId = '' } = useParams()
  const notify = useNotify()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [busy, setBusy] = useState<DeviceOrder | 'revoke' | null>(null)
  const run = async (what: DeviceOrder | 'revoke'): Promise<boolean> => {
    setBusy(what)
    const params = { deviceId: id }
    const result =
      what === 'revoke'
        ? await call(revokeDevice, { params, silent: true })
        : await call(orderDevice, { params, body: { order: what }, silent: true })
    // Also on a refusal: then the list was out of date.
    await queryClient.invalidateQueries({ queryKey: DEVICES_KEY })
    setBusy(null)
    if (!result.ok) notify({ severity: 'error', title: t(`failure.${getFailure(result.error) ?? 'other'}`) })
    return result.ok
  }
  const order = async (wanted: DeviceOrder) => {
    if (await run(wanted)) notify({ severity: 'success', title: t('orders.given', { name }) })
  }
  const revoke = async () => {
    if (!(await run('revoke'))) return
    notify({ severity: 'success', title: t('revoke.done', { name }) })
    await navigate(linkTo('adminDevices', { accountId }))
  }
  return { order, revoke, busy }
}
