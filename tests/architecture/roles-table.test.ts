import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ACCOUNT_RIGHTS, PROJECT_RIGHTS, RIGHTS_OF_ROLES, ROLES } from '#shared/domain/roles/roles.ts'

const PAGE = new URL('../../docs/spec/requirements/rol-roles.md', import.meta.url)

it('ROL-4 the table that people read is the one that the program asks', () => {
  const rows = readFileSync(PAGE, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim().replaceAll('`', '')))
  const written = rows.map(([, right, , ...cells]) => [right, ...cells.slice(0, ROLES.length)])
  const asked = [...PROJECT_RIGHTS, ...ACCOUNT_RIGHTS].map((right) => [
    right,
    ...ROLES.map((role) => (RIGHTS_OF_ROLES[role].includes(right) ? 'yes' : '')),
  ])
  expect(written).toEqual([['right', ...ROLES], ...asked])
})
