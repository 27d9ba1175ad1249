import type { SameShape } from '../texts.types.ts'
import type { texts as source } from '../de/common.ts'

export const texts: SameShape<typeof source> = {
  menu: { open: 'Menu: account and settings', inKiosk: 'Menu: settings and legal notices' },
  action: {
    retry: 'Try again',
    back: 'Back',
    home: 'Go to the start page',
  },
  dialog: { close: 'Close' },
  loader: { message: 'Preparing your home …' },
  applicationError: {
    title: 'Sorry, that did not work',
    body: 'The application could not be loaded. Please check your connection and try again.',
    crash: 'An unexpected error occurred in the application. Choices that were saved are not lost.',
  },
  connection: {
    gone: {
      title: 'No internet connection',
      body: 'What you choose stays on this device and is saved as soon as the connection is back.',
    },
    back: 'The internet connection is back.',
  },
  notFound: {
    title: 'This page does not exist',
    body: 'The link may be out of date, or a part of the address is missing.',
  },
  notifications: { region: 'Notifications', dismiss: 'Dismiss notification' },
  message: {
    errorUnauthorized: { title: 'Not logged in', body: 'Your session has ended. Please log in again.' },
    errorLoad: { title: 'Loading failed', body: 'The data could not be loaded. Please try again.' },
    errorSave: { title: 'Saving failed', body: 'Your change could not be saved. Please try again.' },
    errorDelete: { title: 'Deleting failed', body: 'The entry could not be deleted. Please try again.' },
    errorUpdateReasons: { title: 'The change was not accepted' },
    errorDeleteReasons: { title: 'The entry was not deleted' },
    loginDenied: {
      title: 'Login not possible',
      body: 'Forgot your password? Set a new one below the form.',
    },
  },
  /** Beside a sum: what it does not contain. */
  onRequestCount: '+ {{count}} on request',
  sum: { purchase: 'Purchase price', together: 'Together with the fittings' },
  order: {
    decideUntil: 'Decide until {{day}}: {{title}}',
    changeUntil: 'Can be changed until {{day}}: {{title}}',
    toItems_one: 'To this item',
    toItems_other: 'To these items',
    before: 'By completing your choices you place a binding order for them.',
    placed: 'The choices are ordered with binding effect.',
    confirmed: 'The project team has confirmed the order.',
    ordered: 'The fittings are ordered from the companies.',
    ask: 'Changes are possible on request.',
    asked: 'Your request to open it again is with the project team. Until they answer, the order stands.',
    reopen: 'Until the project team confirms the order, you can open the choices again yourself and change them.',
  },
}
