import type { SameShape } from '../texts.types.ts'
import type { texts as source } from '../de/access.ts'

export const texts: SameShape<typeof source> = {
  pages: {
    registration: {
      title: 'Welcome, {{name}}',
      titleWithoutName: 'Welcome',
      tab: 'Register',
      intro: 'Choose a password, and start on the fittings of your new home.',
      units: 'Prepared for you',
      email: 'E-mail address',
      emailHint: 'You will log in with it.',
      firstName: 'First name',
      lastName: 'Last name',
      password: 'Password',
      passwordHint: 'At least 8 characters.',
      acceptTerms: 'I accept the terms of use.',
      privacyPolicy: 'I have read the privacy notice.',
      openTerms: 'Read the terms of use',
      openPrivacy: 'Read the privacy notice',
      submit: 'Register',
      submitting: 'Registering …',
      success: 'Registration successful',
      loading: 'Your invitation is being opened …',
      toLogin: 'Already have an account? Log in',
      failed: 'Registering failed. Please try again.',
    },
    invitationMissing: {
      title: 'You need an invitation',
      body: 'Please open the link in your invitation e-mail. If you have not received one, ask your contact person.',
    },
    invitationGone: {
      title: 'This invitation is no longer valid',
      body: 'The link has expired or has been used already. If you have registered before, just log in. Otherwise ask your contact person for a new invitation.',
    },
    invitationUnreachable: {
      title: 'That did not work',
      body: 'Your invitation could not be opened. Please check your connection and try again.',
    },
    toLogin: 'Log in',
    passwordResetRequest: {
      title: 'Forgot your password?',
      intro: 'Tell us your e-mail address, and we will send you a link to choose a new one.',
      email: 'E-mail address',
      emailRequired: 'Please enter your e-mail address.',
      submit: 'Request link',
      submitting: 'Sending …',
      submitPasswordSuccessfully:
        'If there is an account with this address, an e-mail is on its way. The link in it is valid for an hour.',
      again: 'Send again',
      failed: 'The link could not be requested. Please try again.',
    },
    passwordReset: {
      title: 'New password',
      intro: 'Afterwards you are logged out on all devices and log in with the new password.',
      newPassword: 'New password',
      confirmation: 'Repeat the new password',
      submit: 'Save password',
      submitting: 'Saving …',
      resetSuccessfully: 'Your new password has been saved.',
      tokenInvalid: 'This link has expired or has been used already. Please request a new one.',
      requestAgain: 'Request a new link',
      failed: 'The password could not be saved. Please try again.',
    },
    backToLogin: 'Back to the login',
  },
  validations: {
    required: 'Please fill in this field.',
    tooLong: 'This is too long.',
    acceptTerms: 'Please accept the terms of use.',
    privacyPolicy: 'Please confirm that you have read the privacy notice.',
    passwordLength: 'The password needs at least 8 characters.',
    matchPassword: 'The two passwords are not the same.',
  },
  failure: {
    unreachable: 'The server cannot be reached right now. What you entered stays here; please try again in a moment.',
    tooManyRequests: 'Too many attempts. Please wait a moment and try again.',
  },
  terms: {
    title: 'Terms of use',
    purpose:
      'With Wohnwahl you put together the fittings of your home. Your personal access is for you alone; please do not share your password.',
    prices:
      'Pictures are examples. Prices and availability are as shown when you choose; what counts is your purchase contract and what you agree on in addition to it.',
    availability: 'What you choose is saved continuously. Your access can end when your project ends.',
  },
  privacy: {
    title: 'Privacy notice',
    who: '{{account}} is responsible for your data.',
    what: 'Stored are your name, your e-mail address, your mobile number if you wish, your choices and when you logged in. This is needed to agree on your fittings with you.',
    howLong: 'The data is deleted as soon as neither your project nor the law requires it any more.',
    rights: 'You can download and correct your data in the settings at any time, and ask for its deletion.',
  },
  urlLogin: {
    refused: 'This link has expired or has been used already. Please log in with your e-mail address and password.',
  },
  underConstruction: {
    title: 'This page is under construction',
    body: 'Its content is still being worked on. Please come back later.',
    back: 'To the configurator',
  },
  redirect: { message: 'You are being redirected …' },
  pendingSignature: {
    title: 'Signature being processed',
    message: 'Your electronic signature is being processed. Please keep this page open.',
  },
}
