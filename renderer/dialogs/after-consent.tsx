import type { ComponentType } from 'react'
import { useConsentDue } from '#renderer/consent/index.ts'

/**
 * The dialog, shown once the visitor has said what may be stored: on a first visit the address may open one, or a room
 * by itself, and two questions at once are one too many.
 */
export function afterConsent<Props extends object>(Dialog: ComponentType<Props>): ComponentType<Props> {
  return function AfterConsent(props: Props) {
    return useConsentDue() === false ? <Dialog {...props} /> : null
  }
}
