import type { SameShape } from '../texts.types.ts'
import type { texts as source } from '../de/legal.ts'

export const texts: SameShape<typeof source> = {
  loading: 'Loading …',
  failed: 'This could not be loaded just now. Please check your connection and open it once more.',
  project: 'These pages belong to the project {{project}}, {{address}}.',
  elsewhere: {
    body: '{{account}} publishes this text on a page of its own: {{host}}',
    open: 'Open the page',
  },
  viewer: {
    title: 'Document',
    open: 'Open',
    newWindow: 'in a new window',
    download: 'Download',
    onPhone: 'Open on your phone',
    notHere: 'Your browser cannot show the document on this page. Open it or download it.',
    unknown: 'There is no such document here.',
  },
  imprint: {
    title: 'Legal notice',
    provider: { title: 'Provider', body: '{{account}} runs these pages and is responsible for their content.' },
    details: {
      title: 'Further details',
      body: 'Address, representatives and register details have not been added to these pages yet. Your contact person at {{account}} will give them to you.',
      withAddress:
        'Representatives and register details have not been added to these pages yet. Your contact person at {{account}} will give them to you.',
    },
    product: { title: 'Technology', body: 'The pages run on the software Wohnwahl.' },
  },
  privacyPolicy: {
    title: 'Privacy notice',
    who: {
      title: 'Who is responsible',
      body: '{{account}} runs these pages. A full privacy notice has not been added here yet; your contact person there will give it to you. Until then this text says what the pages themselves do.',
    },
    stored: {
      title: 'What is stored',
      body: 'With an account: your name, your e-mail address, what else you enter in the settings, your choices, and when you logged in with which device. To protect you from strangers, the network address of failed logins is kept for 90 days. Without one: what you enter in a form and send, and the choices that you save with it.',
    },
    device: {
      title: 'What stays on your device',
      body: 'Language, colour scheme, your login, the choices in sample units, and pictures and notes that you have seen. You delete it with this website’s data in your browser.',
    },
    statistics: {
      title: 'Statistics',
      body: 'In sample units it can be counted which rooms and products are looked at, without names and without e-mail addresses. Where the pages ask whether you agree to statistics, you decide in the cookie settings whether an identifier is stored on your device for that.',
    },
    seen: {
      title: 'Who sees it',
      body: 'The people at {{account}} who look after your project, and whoever runs the pages on their behalf.',
    },
    rights: {
      title: 'Your rights',
      body: 'You can ask for information about your data, and have it corrected or deleted; please turn to {{account}}. With an account you download your data in the settings and ask for its deletion there.',
    },
  },
}
