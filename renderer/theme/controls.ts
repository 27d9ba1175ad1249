import type { Components, Theme } from '@mui/material/styles'

/** A colour of the theme; it repaints with the scheme, without rendering. */
export const colour = (name: string) => `var(--ww-palette-${name})`
/** As round as the project wants its controls. */
export const ROUND = 'var(--ww-shape-borderRadius)'
/** 44 px, what a finger needs (WCAG 2.5.5); like all lengths in `rem`, more on large screens that people stand before. */
const TOUCH = '2.75rem'
/** ms */
const QUICK = '120ms'

const FOCUS_RING = { outline: `2px solid ${colour('focus')}`, outlineOffset: 2 }
const IS_DISABLED = '&.Mui-disabled, &[aria-disabled="true"]'

/** What answers to a touch: buttons, fields, switches. */
export const CONTROLS: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: {
      // In a kiosk the wave would still run when the page behind the touch is there.
      disableRipple: typeof document === 'object' && document.documentElement.dataset['shell'] === 'kiosk',
    },
    styleOverrides: { root: { touchAction: 'manipulation' } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, disableFocusRipple: true },
    styleOverrides: {
      root: {
        minHeight: TOUCH,
        padding: '0.5rem 1.25rem',
        border: '1px solid transparent',
        borderRadius: ROUND,
        lineHeight: 1.3,
        textAlign: 'center',
        [IS_DISABLED]: { color: colour('action-disabled') },
        '&[aria-disabled="true"]': { cursor: 'default' },
        variants: [
          { props: { variant: 'text' }, style: { paddingInline: '0.75rem' } },
          {
            props: { variant: 'outlined' },
            style: { borderColor: 'color-mix(in srgb, currentColor 50%, transparent)' },
          },
          { props: { variant: 'outlined', color: 'inherit' }, style: { borderColor: colour('surface-lineStrong') } },
          {
            props: { variant: 'contained' },
            style: { '&[aria-disabled="true"]': { backgroundColor: colour('action-disabledBackground') } },
          },
          { props: { size: 'large' }, style: { minHeight: '3rem', padding: '0.625rem 1.5rem' } },
        ],
      },
      startIcon: { marginInline: '0 0.5rem' },
      endIcon: { marginInline: '0.5rem 0' },
    },
  },
  MuiIconButton: {
    defaultProps: { color: 'inherit', disableFocusRipple: true },
    styleOverrides: {
      root: {
        flex: 'none',
        minWidth: TOUCH,
        minHeight: TOUCH,
        '&[aria-disabled="true"]': { color: colour('action-disabled'), cursor: 'default', background: 'none' },
      },
      edgeEnd: { marginInlineEnd: '-0.625rem' },
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: {
        fontSize: '0.875rem',
        fontWeight: 600,
        color: 'inherit',
        '&.Mui-focused, &.Mui-error': { color: 'inherit' },
      },
    },
  },
  MuiFormControl: {
    styleOverrides: { root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.375rem' } },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: '3.25rem',
        paddingRight: 0,
        borderRadius: ROUND,
        backgroundColor: colour('background-paper'),
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colour('text-secondary') },
        '&.Mui-focused': FOCUS_RING,
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1 },
        '&.MuiInputBase-multiline': { padding: 0 },
      },
      notchedOutline: { borderColor: colour('surface-lineStrong') },
      input: {
        alignSelf: 'stretch',
        height: 'auto',
        padding: '0 1rem',
        borderRadius: 'inherit',
        outline: 'none',
        '&::placeholder': { color: colour('text-secondary'), opacity: 1 },
        // The browser's own yellow would cover the field of a stored login.
        '&:-webkit-autofill': {
          borderRadius: 'inherit',
          boxShadow: `inset 0 0 0 100px ${colour('surface-selected')}`,
          WebkitTextFillColor: colour('text-primary'),
        },
      },
      multiline: {
        '& textarea': {
          padding: '0.75rem 1rem',
          lineHeight: 1.5,
          resize: 'vertical',
          fieldSizing: 'content',
          minHeight: '3lh',
          maxHeight: '4lh',
        },
      },
    },
  },
  MuiNativeSelect: {
    styleOverrides: { select: { minHeight: '3.125rem', boxSizing: 'border-box' }, icon: { right: '0.75rem' } },
  },
  MuiFormHelperText: {
    styleOverrides: { root: { margin: 0, fontSize: '0.8125rem', lineHeight: 1.45 } },
  },
  MuiSwitch: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { flex: 'none', width: '3rem', height: '1.75rem', padding: 0, overflow: 'visible' },
      switchBase: {
        padding: '0.25rem',
        // A finger needs more than what is seen.
        '& > input': { inset: '-0.5rem auto auto -100%', width: '300%', height: TOUCH },
        '&.Mui-checked': { transform: 'translateX(1.25rem)' },
        '&.Mui-checked + .MuiSwitch-track': {
          opacity: 1,
          borderColor: colour('primary-main'),
          backgroundColor: colour('primary-main'),
        },
        '&.Mui-checked .MuiSwitch-thumb': {
          backgroundColor: colour('primary-contrastText'),
          '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
        },
        '&.Mui-focusVisible + .MuiSwitch-track': { ...FOCUS_RING, outlineOffset: 3 },
      },
      thumb: {
        width: '1.25rem',
        height: '1.25rem',
        boxShadow: 'none',
        backgroundColor: colour('text-secondary'),
        // High contrast takes backgrounds away, and with them the thumb.
        '@media (forced-colors: active)': { forcedColorAdjust: 'none', backgroundColor: 'ButtonText' },
      },
      track: {
        boxSizing: 'border-box',
        opacity: 1,
        border: `1px solid ${colour('surface-lineStrong')}`,
        borderRadius: 999,
        backgroundColor: colour('surface-sunken'),
      },
    },
  },
  MuiCheckbox: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { minWidth: TOUCH, minHeight: TOUCH, '&.Mui-focusVisible': { ...FOCUS_RING, outlineOffset: '-0.375rem' } },
    },
  },
  MuiRadio: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: { minWidth: TOUCH, minHeight: TOUCH, '&.Mui-focusVisible': { ...FOCUS_RING, outlineOffset: '-0.375rem' } },
    },
  },
  MuiToggleButtonGroup: {
    styleOverrides: {
      root: {
        display: 'flex',
        padding: 3,
        borderRadius: `calc(${ROUND} + 2px)`,
        backgroundColor: colour('surface-sunken'),
      },
      // Pills in a trough, not boxes that share a line.
      grouped: { margin: 0, border: 0, borderRadius: `calc(${ROUND} - 1px)` },
      firstButton: { borderRadius: `calc(${ROUND} - 1px)` },
      middleButton: { margin: 0, borderRadius: `calc(${ROUND} - 1px)` },
      lastButton: { margin: 0, borderRadius: `calc(${ROUND} - 1px)` },
    },
  },
  MuiToggleButton: {
    defaultProps: { disableFocusRipple: true },
    styleOverrides: {
      root: {
        flex: '1 0 auto',
        minHeight: '2.75rem',
        padding: '0 0.5rem',
        fontSize: '0.875rem',
        fontWeight: 500,
        lineHeight: 1.3,
        whiteSpace: 'nowrap',
        color: colour('text-secondary'),
        transition: `background-color ${QUICK}, color ${QUICK}`,
        '@media (min-width: 600px)': { paddingInline: '0.75rem' },
        '&:hover': { color: colour('text-primary'), background: 'none' },
        '&.Mui-selected, &.Mui-selected:hover': {
          color: colour('text-primary'),
          fontWeight: 600,
          backgroundColor: colour('background-paper'),
          boxShadow: '0 1px 3px rgb(0 0 0 / 0.14)',
        },
      },
    },
  },
}
