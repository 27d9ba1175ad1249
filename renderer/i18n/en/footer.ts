import type { SameShape } from '../texts.types.ts'
import type { texts as source } from '../de/footer.ts'

export const texts: SameShape<typeof source> = {
  copyright: '©\u00a0{{year}} {{account}}',
  link: {
    imprint: 'Legal notice',
    privacyPolicy: 'Privacy',
    cookieSettings: 'Cookie settings',
  },
  version: 'Version {{version}}',
  logo: '{{account}} logo',
}
