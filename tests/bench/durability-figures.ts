import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { PROJECT_FOLDER } from '#tests/support/project-folder.ts'

/**
 * Runs a durability test at its full length and answers the figures that it writes.
 *
 * @param file below tests/durability
 * @param env how long it runs
 * @throws when the test fails: then there is nothing to measure
 */
export function durabilityFigures(file: string, env: Readonly<Record<string, string>>): Record<string, number> {
  const folder = mkdtempSync(join(tmpdir(), 'wohnwahl-figures-'))
  const figures = join(folder, 'figures.json')
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--project=durability', `tests/durability/${file}`]
  const { status } = spawnSync(process.execPath, args, {
    cwd: PROJECT_FOLDER,
    env: { ...process.env, ...env, FIGURES: figures },
    stdio: 'inherit',
  })
  const text = existsSync(figures) ? readFileSync(figures, 'utf8') : ''
  rmSync(folder, { recursive: true, force: true })
  if (status !== 0 || text === '') throw new Error(`${file} failed`)
  return z.parse(z.record(z.string(), z.number()), JSON.parse(text))
}
