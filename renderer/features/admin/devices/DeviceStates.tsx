import { useTranslation } from 'react-i18next'
import { momentText } from '#renderer/i18n/report-texts.ts'
import { useLocale } from '#renderer/i18n/useFormat.ts'
import shared from '../admin.module.css'
import { agoText, getContent, readState } from './device-state.ts'
import { StateChip } from '#renderer/ui/StateChip.tsx'
import type { Kiosk } from './use-devices.ts'

/** Whether the device is heard of, and when last. `now`: ms since epoch. */
export function SeenState({ device, now }: { device: Kiosk; now: number }) {
  const { t } = useTranslation('admin-devices')
  const locale = useLocale()
  const state = readState(device, now)
  const looks = { new: 'open', connected: 'accepted', silent: 'expired' } as const
  return (
    <span className={`ww-stack ww-gap-4 ${shared.state}`}>
      <StateChip state={looks[state]} label={t(`state.${state}`)} icon={state === 'silent' ? 'alert' : undefined} />
      {device.lastSeenAt === null ? null : (
        <small>
          <time dateTime={device.lastSeenAt} title={momentText(device.lastSeenAt, locale)}>
            {agoText(device.lastSeenAt, now, locale)}
          </time>
        </small>
      )}
    </span>
  )
}

/** Whether the device has what the project is now. */
export function ContentBadge({ device }: { device: Kiosk }) {
  const { t } = useTranslation('admin-devices')
  const content = getContent(device)
  const looks = {
    noProject: 'plain',
    nothingToShow: 'expired',
    none: 'open',
    current: 'accepted',
    behind: 'open',
  } as const
  return <StateChip state={looks[content]} label={t(`content.${content}`)} />
}
