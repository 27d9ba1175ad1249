import type { SameShape } from '../texts.types.ts'
import type { texts as source } from '../de/login.ts'

export const texts: SameShape<typeof source> = {
  pages: {
    login: {
      title: 'Welcome',
      residenceTitle: 'Your home',
      residenceIntro: 'Please log in to get to your apartment portal.',
      residenceTagline: 'Living the way you wish',
      intro: 'Log in and choose the fittings of your new home.',
      email: 'E-mail address',
      password: 'Password',
      emailRequired: 'Please enter a valid e-mail address.',
      passwordRequired: 'Please enter your password.',
      missing: {
        both: 'To log in, enter your e-mail address and password.',
        email: 'To log in, a valid e-mail address is still needed.',
        password: 'To log in, your password is still needed.',
      },
      showPassword: 'Show password',
      hidePassword: 'Hide password',
      submit: 'Log in',
      submitting: 'Logging in …',
      success: 'You are logged in.',
      unauthorized: 'E-mail address and password do not match. Please check what you entered.',
      unreachable: 'The server cannot be reached right now. Please try again in a moment.',
      tooManyRequests: 'Too many attempts. Please wait a moment and try again.',
      tooManyRequestsFor_one: 'Too many attempts. You can log in again in a minute.',
      tooManyRequestsFor_other: 'Too many attempts. You can log in again in {{count}} minutes.',
      forgotPassword: 'Forgot your password?',
      newPassword: 'Your new password is valid from now on. Please log in with it.',
      ended: 'You have been logged out. Please log in again.',
      endedLeadsBack: 'You have been logged out. Please log in again, and you will be back where you were.',
      failed: 'Logging in failed. Please try again.',
    },
  },
}
