import { parseArgs } from 'node:util'

/**
 * What a program was called with. Asked for help it gives it and ends with 0; on anything it does not know it says so in
 * one line and ends with 2.
 * @param {string} usage
 * @param {import('node:util').ParseArgsOptionsConfig} options
 * @param {boolean} [allowPositionals]
 */
export function readOptions(usage, options, allowPositionals = false) {
  try {
    const help = { type: /** @type {const} */ ('boolean'), short: 'h' }
    const { values, positionals } = parseArgs({ options: { ...options, help }, allowPositionals })
    if (values.help !== true) return { values, positionals }
    process.stdout.write(`${usage}\n`)
    process.exit(0)
  } catch (error) {
    // The first sentence: what follows is about ways to write it.
    process.stderr.write(`${String(error.message).split('. ')[0]}. --help says what there is.\n`)
    process.exit(2)
  }
}
