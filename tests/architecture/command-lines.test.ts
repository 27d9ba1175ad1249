import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { PROJECT_FOLDER } from '#tests/support/project-folder.ts'

const run = (program: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: PROJECT_FOLDER,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe.each([
  'scripts/kiosk-host.mjs',
  'scripts/kiosk.mjs',
  'scripts/sign-feed.mjs',
  'server/cli/user.ts',
  'server/cli/project.ts',
  'server/cli/backup.ts',
  'server/cli/restore.ts',
])('%s', (program) => {
  it.each(['--help', '-h'])('says with %s how it is called, and does nothing', (option) => {
    const { status, stdout, stderr } = run(program, option)
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toMatch(/^Usage: /)
  })

  it('ends with 2 at an option that it does not have, and says so without a stack', () => {
    const { status, stderr } = run(program, '--nonsense')
    expect(status).toBe(2)
    expect(stderr).toMatch(/--nonsense|^Usage: /)
    expect(stderr).not.toMatch(/^\s+at /m)
  })
})

it.each([[['--nonsense']], [['--portal']], [['surplus']]])(
  'scripts/kiosk-host.mjs %j is refused in one line',
  (args) => {
    const { status, stderr } = run('scripts/kiosk-host.mjs', ...args)
    expect([status, stderr.trim().split('\n').length]).toEqual([2, 1])
  },
)
