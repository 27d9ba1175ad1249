/** The themes a user can choose, and a project can style; `element` is the warm, natural one (SHL-30, decision 26). */
export const THEME_NAMES = ['light', 'dark', 'element'] as const
export type ThemeName = (typeof THEME_NAMES)[number]

const LIGHT = {
  mode: 'light',
  primary: { main: '#00456f', dark: '#003252', light: '#3a6f95', contrastText: '#ffffff' },
  secondary: { main: '#8a5a2b', dark: '#6d451f', light: '#b98a58', contrastText: '#ffffff' },
  error: { main: '#a8291f', dark: '#861f17', light: '#c9574e', contrastText: '#ffffff' },
  warning: { main: '#8a5a00', dark: '#6b4600', light: '#b98320', contrastText: '#ffffff' },
  info: { main: '#1d5f8a', dark: '#154a6d', light: '#4b86ad', contrastText: '#ffffff' },
  success: { main: '#2b6a45', dark: '#1f5034', light: '#568f6d', contrastText: '#ffffff' },
  background: { default: '#faf7f2', paper: '#ffffff' },
  text: { primary: '#1c2530', secondary: '#56606b', disabled: '#858c94' },
  divider: '#e6dfd4',
  surface: {
    sunken: '#f2ede4',
    selected: '#e6eef3',
    line: '#e6dfd4',
    lineStrong: '#8c867b',
    overlay: 'rgba(255, 255, 255, 0.94)',
    onOverlay: '#1c2530',
  },
  focus: '#00456f',
} as const

const DARK = {
  mode: 'dark',
  primary: { main: '#0195ef', dark: '#0086d8', light: '#5dbcf6', contrastText: '#04121d' },
  secondary: { main: '#d9a874', dark: '#b98552', light: '#e9c6a0', contrastText: '#1d1206' },
  error: { main: '#ff8a80', dark: '#e5675c', light: '#ffb3ac', contrastText: '#2b0805' },
  warning: { main: '#f0b95a', dark: '#cf9836', light: '#f6d194', contrastText: '#231702' },
  info: { main: '#6cbcf0', dark: '#459cd3', light: '#a1d5f6', contrastText: '#04121d' },
  success: { main: '#77c796', dark: '#52a873', light: '#a5dcba', contrastText: '#05180d' },
  background: { default: '#10151b', paper: '#19212a' },
  text: { primary: '#edf1f5', secondary: '#aab5c0', disabled: '#78838e' },
  divider: '#2c3742',
  surface: {
    sunken: '#0b0f14',
    selected: '#12334a',
    line: '#2c3742',
    lineStrong: '#77848f',
    overlay: 'rgba(16, 21, 27, 0.9)',
    onOverlay: '#edf1f5',
  },
  focus: '#5dbcf6',
} as const

const ELEMENT = {
  mode: 'light',
  primary: { main: '#34523f', dark: '#243c2d', light: '#5f7d6a', contrastText: '#ffffff' },
  secondary: { main: '#8c4f2f', dark: '#6e3c22', light: '#b57a5a', contrastText: '#ffffff' },
  error: { main: '#9c2f22', dark: '#7b2319', light: '#c05a4d', contrastText: '#ffffff' },
  warning: { main: '#7f5a08', dark: '#634504', light: '#ab8127', contrastText: '#ffffff' },
  info: { main: '#33617a', dark: '#264b5f', light: '#5d889f', contrastText: '#ffffff' },
  success: { main: '#3b6a37', dark: '#2b5028', light: '#648f60', contrastText: '#ffffff' },
  background: { default: '#f3f1ea', paper: '#fdfcf8' },
  text: { primary: '#232a24', secondary: '#59615a', disabled: '#878d87' },
  divider: '#dcd8cb',
  surface: {
    sunken: '#e9e6da',
    selected: '#e1e9df',
    line: '#dcd8cb',
    lineStrong: '#848276',
    overlay: 'rgba(253, 252, 248, 0.94)',
    onOverlay: '#232a24',
  },
  focus: '#34523f',
} as const

/**
 * The colours of every theme (SHL-30, decision 26), by their names in Material's palette; what a project brings of its
 * own lies over them. All texts on their surfaces reach WCAG AA (checked by a test).
 */
export const PALETTES = { light: LIGHT, dark: DARK, element: ELEMENT } as const satisfies Record<ThemeName, unknown>
