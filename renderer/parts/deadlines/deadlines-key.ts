/** Of what is read of a unit's deadlines. */
export const DEADLINES_KEY = 'deadlines'
