/** What the browser tests know of the sample project, in German. */
export const UNIT_PATH = '/bp/demo/lindenhof/a-12'
/** The configurator of the sample flat that has a room of the floor plan. */
export const GARDEN = '/mp/demo/lindenhof/musterwohnung-garten/configurator'
export const BATHROOM_PATH = `${UNIT_PATH}/configurator/bathroom`

export const FLOOR = {
  id: 'bathroom-floor',
  title: 'Bodenfliesen Bad',
  /** Costs more than the standard. */
  option: 'Terrazzo grün',
} as const

/** An upgrade of the bathroom that costs something. */
export const SHOWER = { option: 'Komfortdusche' } as const

/** An option of the bathroom that breaks two rules of the standard: it needs power, and another flush plate. */
export const SHOWER_TOILET = { id: 'bathroom-toilet', title: 'WC', option: 'Dusch-WC' } as const
