/** Fixed, so that two runs of the same sources differ in nothing. */
const PROPERTY_SEED = 20_261_120
/** The faults that property tests have found so far came within as many cases. */
const PROPERTY_RUNS = 200
const NIGHTLY_RUNS = 5_000
/** Each is a start of the server, of a second or two. */
const MESSAGE_KILLS = 6
const NIGHTLY_KILLS = 100

/**
 * What tests make cases up from; whatever is in the environment already goes before. `SEED`: of kills, faults and
 * writers. `PROPERTY_SEED`, `PROPERTY_RUNS`: of property tests and malformed calls, and how many cases each tries.
 * `MESSAGE_KILLS`: how often the server is killed while people write to each other.
 * @param {{ isNightly: boolean, env: NodeJS.ProcessEnv }} run
 * @returns {Record<'SEED' | 'PROPERTY_SEED' | 'PROPERTY_RUNS' | 'MESSAGE_KILLS', string>}
 */
export function chance({ isNightly, env }) {
  const { SEED, PROPERTY_SEED: seed, PROPERTY_RUNS: runs, MESSAGE_KILLS: kills } = env
  return {
    SEED: SEED || drawn(),
    PROPERTY_SEED: seed || (isNightly ? drawn() : String(PROPERTY_SEED)),
    PROPERTY_RUNS: runs || String(isNightly ? NIGHTLY_RUNS : PROPERTY_RUNS),
    MESSAGE_KILLS: kills || String(isNightly ? NIGHTLY_KILLS : MESSAGE_KILLS),
  }
}

function drawn() {
  return String(Math.floor(Math.random() * 1_000_000))
}
