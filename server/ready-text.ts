import { SampleFileSchema } from '#shared/contracts/project-package.ts'

interface ReadyFacts {
  /** Where the first admin sets the portal up, once; null = there are people. */
  readonly setupUrl: string | null
  /** Text of sample.json, null when there is no sample data. */
  readonly sampleJson: string | null
  /** Others reach the portal, and no mail server is set. */
  readonly hasNoMailServer: boolean
  /** Others reach the portal, and nobody has said whether there are proxies in front. */
  readonly isProxyUnknown: boolean
}

/** What is said when the server listens: addresses, what is missing, and the logins of the sample data. */
export function readyText(url: string, { setupUrl, sampleJson, hasNoMailServer, isProxyUnknown }: ReadyFacts): string {
  const lines = ['', `Ready  ${url}`, '']
  if (setupUrl !== null) {
    lines.push('  Nobody can log in yet. Set the portal up with this link; it works once, for 24 hours:')
    lines.push(`  ${setupUrl}`, '')
  }
  if (hasNoMailServer) {
    lines.push('  No mail is sent: SMTP_URL is not set. Mails lie in the data folder; admins alone read them,')
    lines.push(`  at ${url}/bp/ACCOUNT/outbox`, '')
  }
  if (isProxyUnknown) {
    lines.push('  TRUST_PROXY is not set: behind a proxy all visitors together have the limits of one address.')
    lines.push('  Set it to the number of proxies in front, or to 0 if there are none.', '')
  }
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
