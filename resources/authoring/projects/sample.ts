import type * as z from 'zod/mini'
import { SAMPLE_DOCUMENTS } from '../documents/sample-document-list.ts'
import type { SampleFileSchema } from '#shared/contracts/project-package.ts'

type SampleFile = z.infer<typeof SampleFileSchema>
type SampleUser = SampleFile['accounts'][number]['users'][number]

const PASSWORD = 'lindenhof-demo'

function user(
  name: string,
  firstName: string,
  lastName: string,
  group: SampleUser['group'],
  role: string,
  unitIds: string[],
  mobile: string | null = null,
): SampleUser {
  return {
    id: `user-${name}`,
    email: `${name}@example.com`,
    first_name: firstName,
    last_name: lastName,
    mobile,
    group,
    role,
    password: PASSWORD,
    unit_ids: unitIds,
  }
}

/** Accounts, packages and users of the sample data. */
export const SAMPLE: SampleFile = {
  accounts: [
    {
      id: 'demo',
      name: 'Lindenhof Projektbau GmbH',
      packages: ['projects/lindenhof', 'projects/stadtgarten'],
      users: [
        user('anna', 'Anna', 'Bergmann', 'buyer', 'buyer', ['lindenhof-a-11', 'lindenhof-b-07'], '+49 151 55501001'),
        user('ben', 'Ben', 'Kaltenbach', 'buyer', 'buyer', ['lindenhof-a-12'], '+49 151 55501002'),
        user('clara', 'Clara', 'Winterhalter', 'buyer', 'buyer', ['stadtgarten-wohnung-01'], '+49 151 55501003'),
        user('operator', 'Olga', 'Petersen', 'user', 'operator', []),
        user('admin', 'Armin', 'Dold', 'admin', 'admin', []),
      ],
      documents: [...SAMPLE_DOCUMENTS],
    },
    {
      id: 'partner',
      name: 'Kontor Partner AG',
      packages: ['projects/hafenkontor'],
      users: [user('paul', 'Paul', 'Reinhardt', 'buyer', 'buyer', ['hafenkontor-loft-01'], '+49 151 55501004')],
    },
  ],
}
