/** One line for the person at the terminal. @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** What went wrong and what to do; the process then ends with 1. @param {string} line @returns {never} */
export function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

/** @param {number} ms */
export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`
}
