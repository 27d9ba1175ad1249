/** Texts of the first steps of an installation. */
export const texts = {
  title: 'Set-up',
  duration: 'Set-up, about 5 minutes',
  link: 'This link works once, until {{time}}. After each start there is a new one in the server’s log.',
  back: 'Back',
  next: 'Continue',
  later: 'Add later, continue',
  finish: 'Finish set-up',
  finishing: 'Setting up …',
  failed: 'That did not work, and nothing was stored. What you typed is still there.',
  noSample:
    'The sample project cannot be brought in just now. Nothing was stored. Try again, or begin with a project of your own.',
  steps: {
    company: {
      name: 'Company',
      hint: 'Name and address',
      title: 'Who runs this portal?',
      intro: 'Your buyers’ pages and mails show this. Nothing is stored before the end.',
    },
    admin: {
      name: 'First login',
      hint: 'Name, e-mail, password',
      title: 'Who logs in first?',
      intro: 'This person may do everything. You invite others afterwards, in the administration.',
    },
    mail: {
      name: 'Mails',
      hint: 'Send a test',
      title: 'Do mails reach your buyers?',
      intro: 'Invitations, orders and reminders go by mail. Send yourself a test before you invite anybody.',
    },
    legal: {
      name: 'Legal pages',
      hint: 'Imprint, privacy',
      title: 'Imprint and privacy',
      intro:
        'Every page leads to both. Where a project brings documents of its own, those hold there. While a text is missing, the page says so.',
    },
    project: {
      name: 'First project',
      hint: 'Sample or your own',
      title: 'What do you begin with?',
      intro: 'Finishing makes company and login, and you are logged in.',
    },
  },
  fields: {
    accountName: 'Name of the company',
    accountId: 'Short name in the address',
    postalAddress: 'Postal address',
    firstName: 'First name',
    lastName: 'Last name',
    email: 'E-mail',
    password: 'Password',
    language: 'Language',
    imprint: 'Imprint',
    privacyNotice: 'Privacy notice',
    project: 'First project',
  },
  hints: {
    accountName: 'As buyers know you.',
    accountId: 'Small letters, digits and hyphens. Your portal: {{address}}',
    postalAddress: 'Street and number, post code and town, each on a line. It stands in the imprint.',
    email: 'You log in with it.',
    password: 'At least 8 characters, no common password and nothing of your name.',
    imprint: 'Representatives, register, VAT number, contact. May stay empty.',
    privacyNotice: 'The whole text. May stay empty: until then it says what the pages themselves do.',
  },
  faults: {
    required: 'Please fill in this field.',
    name: 'Small letters, digits and hyphens between them only, at most 40 characters, and not “api”.',
    email: 'This is no e-mail address.',
    passwordLength: 'The password needs at least 8 characters.',
    passwordGuessable:
      'This password is too easy to guess: many people have it, or it is made of names that belong to you or the company.',
    tooLong: 'This is too long.',
  },
  mail: {
    noServer:
      'No mail server is set (SMTP_URL). Mails do not leave the server: they lie in the folder “outbox” of the data, and you read them in the administration.',
    sender: 'Sender',
    recipient: 'Recipient',
    send: 'Send a test',
    sending: 'Sending …',
    again: 'Send once more',
    sent: 'The mail server took the test after {{seconds, number}} s. Look into your mailbox, also among the unwanted mails.',
    kept: 'The test lies in the folder “outbox” of the data. It was not sent.',
    notTried: 'The test could not be sent.',
    said: 'Answer: {{answer}}',
    failures: {
      unreachable: 'The mail server cannot be reached. Check address and port in SMTP_URL.',
      encryption: 'There was no encrypted connection to the mail server.',
      login: 'The mail server refuses the login. Check user and password in SMTP_URL.',
      sender: 'The mail server refuses the sender. Check MAIL_FROM.',
      recipient: 'The mail server refuses the recipient.',
      content: 'The mail server refuses this mail.',
      other: 'Sending did not work.',
    },
  },
  projects: {
    own: {
      name: 'A project of your own',
      body: 'You come to the projects in the administration, and upload your project package there.',
    },
    sample: {
      name: 'Try the sample project',
      body: '“Wohnen am Lindenhof” with homes, pictures and catalogue, without sample people. It takes up to a minute.',
    },
  },
  missing: {
    title: 'Not set up yet',
    body: 'Nobody can log in to this server yet. Whoever runs it finds a link in the log of the server’s start, with which the set-up begins.',
  },
  gone: {
    title: 'This link does not work any more',
    body: 'A set-up link works once, for 24 hours and only until the server’s next start. Take the newest link from the log of its start, or start the server anew: there is a new one then.',
  },
  done: {
    title: 'This portal has been set up',
    body: 'There are people who can log in, so no set-up link works any more. Log in, or have yourself invited.',
    home: 'To the portal',
    unheard:
      'The server’s answer did not arrive, but the set-up is complete. Log in with your e-mail address and your password.',
    login: 'To the login',
  },
  unreachable: {
    title: 'The server cannot be reached',
    body: 'Please check the connection and try again in a moment.',
  },
} as const
