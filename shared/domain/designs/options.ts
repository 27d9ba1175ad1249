/** What a choice offers, in the order of forms. */
export const TEXT_VARIANTS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'body1', 'body2', 'caption'] as const
export const TEXT_ALIGNS = ['left', 'center', 'right'] as const
export const MAP_ZOOMS = [8, 10, 12, 14, 16, 18, 20] as const
export const MAP_TYPES = ['roadmap', 'satellite'] as const
export const DOCUMENT_ROLES = ['plan', 'floor_plan', 'elektro_plan', 'kitchen_plan'] as const
export const BUTTON_VARIANTS = ['outlined', 'contained'] as const
export const BUTTON_COLOURS = ['primary', 'secondary', 'danger', 'info'] as const
export const BUTTON_ACTIONS = ['link', 'configurator', 'checkout'] as const
export const LINK_TARGETS = ['_self', '_blank'] as const
/** Material's shadows that an item may have (EDT-22). */
export const MOST_ELEVATION = 12
/** Steps of the theme's spacing between items (EDT-23, decision 39). */
export const MOST_SPACING = 10
