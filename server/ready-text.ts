import { SampleFileSchema } from '#shared/contracts/project-package.ts'

/**
 * What is said when the server listens: addresses, and the logins of the sample data.
 *
 * @param sampleJson text of sample.json, null when there is no sample data
 */
export function readyText(url: string, sampleJson: string | null): string {
  const lines = ['', `Ready  ${url}`, '']
  if (sampleJson === null) {
    lines.push(`  API documentation  ${url}/docs`, '')
    return `${lines.join('\n')}\n`
  }
  lines.push(
    `  Buyer portal       ${url}/bp/demo/lindenhof/login`,
    `  Marketing portal   ${url}/mp/demo/lindenhof`,
    `  API documentation  ${url}/docs`,
    '',
    '  Demo logins',
  )
  const sample = SampleFileSchema.parse(JSON.parse(sampleJson))
  for (const account of sample.accounts) {
    for (const user of account.users) {
      const units = user.unit_ids.length > 0 ? `, ${user.unit_ids.join(' and ')}` : ''
      const group = user.group === 'user' ? 'operator' : user.group
      lines.push(`    ${user.email.padEnd(24)} ${user.password}   (${account.id}, ${group}${units})`)
    }
  }
  lines.push('')
  return `${lines.join('\n')}\n`
}
