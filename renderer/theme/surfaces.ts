import type { Components, Theme } from '@mui/material/styles'
import { colour, ROUND } from './controls.ts'

const SMALL = '@media (max-width: 599.95px)'
/** A table needs about this much for its columns. */
const NARROW = '@media (max-width: 799.95px)'
const TITLE_FONT = '"Newsreader", Georgia, serif'
const DIALOG_ROUND = '1.25rem'
/** What a dialog leaves of the window, on each side. */
const ROOM = 'calc(100dvh - 3rem)'
const SHEET = 'calc(100dvh - 2rem)'

/** rem; at most. A document has 90 % of the window (SHL-76). */
const DIALOG_WIDTHS = { small: 27.5, medium: 35, large: 67.5 } as const

/** A dialog that fills the screen. */
const WHOLE = { width: '100vw', maxWidth: '100vw', height: '100dvh', maxHeight: '100dvh' }

/** What lies above or beside the page: dialogs, menus, notices, tables. */
export const SURFACES: Components<Theme> = {
  // Dark surfaces have colours of their own and need no veil.
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: { borderRadius: '1rem' },
      outlined: { borderColor: colour('surface-line') },
    },
  },
  // What is in it may stand out: focus rings, menus.
  MuiCard: { styleOverrides: { root: { overflow: 'visible', borderRadius: '1.125rem' } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(0 0 0 / 0.5)' } } },
  },
  MuiDialog: {
    styleOverrides: {
      root: {
        // In the product's own look: nothing is inherited from a page that a project has styled.
        '&[data-theme]': {
          font: 'var(--ww-font-body1)',
          letterSpacing: 'normal',
          textTransform: 'none',
          color: colour('text-primary'),
        },
        ...Object.fromEntries(
          Object.entries(DIALOG_WIDTHS).map(([size, width]) => [
            `&[data-size="${size}"] .MuiDialog-paper`,
            { maxWidth: `min(${width}rem, calc(100vw - 3rem))` },
          ]),
        ),
        '&[data-size="viewer"] .MuiDialog-paper': { width: '90vw', maxWidth: '90vw', height: ROOM },
        '&[data-size="viewer"] .MuiDialogContent-root': { padding: 0, overflow: 'hidden' },
        '&[data-size="preview"] .MuiDialogContent-root': { display: 'grid', padding: 0, overflow: 'hidden' },
        '&[data-size="full"] .MuiDialog-paper': WHOLE,
        '&[data-size="preview"] .MuiDialog-paper': WHOLE,
        [SMALL]: {
          '& .MuiDialog-container': { alignItems: 'flex-end' },
          '&[data-size] .MuiDialog-paper': { maxWidth: '100vw' },
          '&[data-size="viewer"] .MuiDialog-paper': { width: '100vw', height: SHEET },
          '&[data-size="viewer"] .MuiDialogContent-root': { display: 'grid', justifyContent: 'center', padding: 0 },
        },
      },
      paper: {
        width: '100%',
        margin: 0,
        maxHeight: ROOM,
        overflow: 'hidden',
        outline: 'none',
        borderRadius: DIALOG_ROUND,
        boxShadow: '0 24px 80px rgb(0 0 0 / 0.28)',
        // No stronger than what a project says of all papers.
        ':where([data-size="full"]) &': { borderRadius: 0, backgroundColor: colour('background-default') },
        ':where([data-size="preview"]) &': { borderRadius: 0 },
        '& > header': {
          display: 'flex',
          flex: 'none',
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          gap: '1rem',
          padding: '1.375rem 1.75rem 0.875rem',
          '& p': {
            margin: '0.375rem 0 0',
            maxWidth: '65ch',
            fontSize: '0.9375rem',
            lineHeight: 1.5,
            color: colour('text-secondary'),
          },
        },
        [SMALL]: {
          maxHeight: SHEET,
          borderRadius: `${DIALOG_ROUND} ${DIALOG_ROUND} 0 0`,
          '& > header': { padding: '1rem 1rem 0.625rem 1.25rem' },
        },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        // In line with the cross.
        padding: '0.5rem 0 0',
        fontFamily: TITLE_FONT,
        fontSize: '1.5rem',
        fontWeight: 500,
        lineHeight: 1.2,
        letterSpacing: '-0.01em',
        hyphens: 'auto',
        overflowWrap: 'anywhere',
        [SMALL]: { paddingTop: '0.5625rem', fontSize: '1.3125rem' },
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        position: 'relative',
        minHeight: 0,
        padding: '0.375rem 1.75rem 1.75rem',
        overscrollBehavior: 'contain',
        [SMALL]: { padding: '0.25rem 1.25rem 1.5rem' },
      },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: '0.75rem',
        padding: '1rem 1.75rem calc(1rem + env(safe-area-inset-bottom))',
        borderTop: `1px solid ${colour('surface-line')}`,
        [SMALL]: {
          padding: '0.75rem 1.25rem calc(0.75rem + env(safe-area-inset-bottom))',
          '& > *': { flex: '1 1 auto' },
        },
      },
    },
  },
  // Menus are in one, too.
  MuiPopover: {
    styleOverrides: {
      paper: {
        border: `1px solid ${colour('surface-line')}`,
        borderRadius: `calc(${ROUND} + 0.25rem)`,
        boxShadow: '0 16px 48px rgb(0 0 0 / 0.2)',
      },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: '2.75rem', gap: '0.75rem' } } },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        width: '100%',
        minHeight: '2.75rem',
        borderRadius: ROUND,
        textAlign: 'start',
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: colour('surface-selected') },
      },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: ({ ownerState, theme }) => {
        const tone = (theme.vars ?? theme).palette[ownerState.severity ?? 'info'].main
        return {
          padding: '0.25rem 1rem',
          borderRadius: ROUND,
          fontSize: '0.9rem',
          lineHeight: 1.45,
          color: tone,
          backgroundColor: `color-mix(in srgb, ${tone} 9%, ${colour('background-paper')})`,
        }
      },
      icon: { color: 'inherit', opacity: 1, fontSize: '1.25rem', marginRight: '0.625rem' },
      message: { minWidth: 0, flex: 1, '& > strong': { display: 'block', fontSize: '0.95rem' } },
      action: { padding: 0, marginRight: '-0.75rem', marginTop: -1 },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: '3rem', boxShadow: `inset 0 -1px ${colour('surface-line')}` },
      list: { [SMALL]: { justifyContent: 'space-between' } },
    },
  },
  MuiTab: {
    defaultProps: { disableFocusRipple: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: '3rem',
        padding: '0 0.875rem',
        fontSize: '1rem',
        [SMALL]: { padding: '0 3px', fontSize: '0.875rem' },
        color: colour('text-secondary'),
        '&.Mui-focusVisible': {
          outline: `2px solid ${colour('focus')}`,
          outlineOffset: '-0.25rem',
          borderRadius: ROUND,
        },
      },
    },
  },
  MuiTable: {
    styleOverrides: {
      root: {
        // No room for the columns: each row becomes a block, and the head stays for those who hear it.
        [NARROW]: {
          '&, & .MuiTableBody-root, & .MuiTableCell-body': { display: 'block' },
          '& .MuiTableHead-root': {
            position: 'absolute',
            width: 1,
            height: 1,
            overflow: 'hidden',
            clipPath: 'inset(50%)',
          },
          '& .MuiTableBody-root .MuiTableRow-root': {
            display: 'grid',
            gap: '0.375rem',
            padding: '1.125rem',
            borderTop: `1px solid ${colour('surface-line')}`,
            '&:first-of-type': { borderTop: 0 },
          },
          '& .MuiTableCell-body': { width: 'auto', padding: 0, border: 0 },
          // Amounts stand below each other no more, but beside their names.
          '& .MuiTableCell-body.MuiTableCell-alignRight': { textAlign: 'start' },
          '& .MuiTableCell-body[data-label]': {
            display: 'grid',
            gridTemplateColumns: '7.5rem minmax(0, 1fr)',
            gap: '0.75rem',
            '&::before': { content: 'attr(data-label)', color: colour('text-secondary') },
            // A column that this row has nothing for.
            '&:has(> div:empty)': { display: 'none' },
          },
          '& th.MuiTableCell-body': { fontSize: '1rem' },
        },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '0.875rem 1.25rem',
        borderColor: colour('surface-line'),
        fontSize: '0.9375rem',
        lineHeight: 1.4,
        overflowWrap: 'anywhere',
        '& small': { display: 'block', fontSize: '0.875rem', fontWeight: 400, color: colour('text-secondary') },
        '& time': { whiteSpace: 'nowrap' },
      },
      head: {
        paddingBlock: '0.75rem',
        fontSize: '0.8125rem',
        fontWeight: 600,
        lineHeight: 1.4,
        color: colour('text-secondary'),
        backgroundColor: colour('surface-sunken'),
        overflowWrap: 'normal',
      },
      body: { '&:is(th)': { fontWeight: 600 } },
    },
  },
  MuiTableRow: { styleOverrides: { root: { '&:last-child > .MuiTableCell-body': { border: 0 } } } },
  MuiPagination: { styleOverrides: { root: { marginTop: '1.25rem' }, ul: { justifyContent: 'center' } } },
  MuiPaginationItem: {
    styleOverrides: {
      root: { minWidth: '2.75rem', height: '2.75rem', borderRadius: '1.375rem', fontSize: '0.9375rem' },
    },
  },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { height: '1.625rem', fontSize: '0.8125rem', fontWeight: 600, '& > svg': { marginInlineStart: '0.5rem' } },
      label: { paddingInline: '0.625rem', 'svg + &': { paddingInlineStart: '0.375rem' } },
      colorDefault: { color: colour('text-secondary'), backgroundColor: colour('surface-sunken') },
      // Not on the tint of what is selected: there the colour marks parts, and is too weak for words.
      colorPrimary: { color: colour('primary-main'), backgroundColor: colour('surface-sunken') },
      colorSuccess: { color: colour('success-main'), backgroundColor: colour('surface-sunken') },
      colorError: { color: colour('error-main'), backgroundColor: colour('surface-sunken') },
    },
  },
  MuiSkeleton: { styleOverrides: { root: { backgroundColor: colour('surface-sunken') } } },
  MuiLinearProgress: {
    styleOverrides: {
      root: {
        height: '0.375rem',
        borderRadius: 3,
        backgroundColor: colour('surface-sunken'),
        '&[data-thin]': { height: '0.25rem' },
      },
      bar: { borderRadius: 3 },
    },
  },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0 },
    styleOverrides: { root: { background: 'none', '&::before': { display: 'none' } } },
  },
  MuiAccordionSummary: {
    styleOverrides: {
      root: {
        width: 'fit-content',
        minHeight: '2.75rem',
        padding: 0,
        gap: '0.375rem',
        font: 'inherit',
        fontSize: '0.9375rem',
        fontWeight: 600,
        color: colour('primary-main'),
        '&.Mui-focusVisible': { background: 'none' },
      },
      content: { margin: 0 },
      expandIconWrapper: { color: 'inherit' },
    },
  },
  MuiAccordionDetails: { styleOverrides: { root: { padding: '2px 0 0.875rem' } } },
}
