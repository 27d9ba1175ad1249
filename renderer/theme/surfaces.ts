import type { Components, Theme } from '@mui/material/styles'
import { colour, ROUND } from './controls.ts'

const SMALL = '@media (max-width: 599.95px)'
/** A table needs about this much for its columns. */
const NARROW = '@media (max-width: 799.95px)'
const TITLE_FONT = '"Newsreader", Georgia, serif'
const DIALOG_ROUND = 20
/** What a dialog leaves of the window, on each side. */
const ROOM = 'calc(100dvh - 48px)'
const SHEET = 'calc(100dvh - 32px)'

/** px; at most. A document has 90 % of the window (SHL-76). */
const DIALOG_WIDTHS = { small: 440, medium: 560, large: 1080 } as const

/** What lies above or beside the page: dialogs, menus, notices, tables. */
export const SURFACES: Components<Theme> = {
  // Dark surfaces have colours of their own and need no veil.
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      rounded: { borderRadius: 16 },
      outlined: { borderColor: colour('surface-line') },
    },
  },
  // What is in it may stand out: focus rings, menus.
  MuiCard: { styleOverrides: { root: { overflow: 'visible', borderRadius: 18 } } },
  MuiBackdrop: {
    styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(0 0 0 / 0.5)' } } },
  },
  MuiDialog: {
    styleOverrides: {
      root: {
        ...Object.fromEntries(
          Object.entries(DIALOG_WIDTHS).map(([size, width]) => [
            `&[data-size="${size}"] .MuiDialog-paper`,
            { maxWidth: `min(${width}px, calc(100vw - 48px))` },
          ]),
        ),
        '&[data-size="viewer"] .MuiDialog-paper': { width: '90vw', maxWidth: '90vw', height: ROOM },
        '&[data-size="viewer"] .MuiDialogContent-root': { padding: 0, overflow: 'hidden' },
        '&[data-size="full"] .MuiDialog-paper': {
          width: '100vw',
          maxWidth: '100vw',
          height: '100dvh',
          maxHeight: '100dvh',
        },
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
        '& > header': {
          display: 'flex',
          flex: 'none',
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          gap: 16,
          padding: '22px 28px 14px',
          '& p': {
            margin: '6px 0 0',
            maxWidth: '65ch',
            fontSize: '0.9375rem',
            lineHeight: 1.5,
            color: colour('text-secondary'),
          },
        },
        [SMALL]: {
          maxHeight: SHEET,
          borderRadius: `${DIALOG_ROUND}px ${DIALOG_ROUND}px 0 0`,
          '& > header': { padding: '16px 16px 10px 20px' },
        },
      },
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        // In line with the cross.
        padding: '8px 0 0',
        fontFamily: TITLE_FONT,
        fontSize: '1.5rem',
        fontWeight: 500,
        lineHeight: 1.2,
        letterSpacing: '-0.01em',
        hyphens: 'auto',
        overflowWrap: 'anywhere',
        [SMALL]: { paddingTop: 9, fontSize: '1.3125rem' },
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        position: 'relative',
        minHeight: 0,
        padding: '6px 28px 28px',
        overscrollBehavior: 'contain',
        [SMALL]: { padding: '4px 20px 24px' },
      },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: {
        flexWrap: 'wrap',
        gap: 12,
        padding: '16px 28px calc(16px + env(safe-area-inset-bottom))',
        borderTop: `1px solid ${colour('surface-line')}`,
        [SMALL]: {
          padding: '12px 20px calc(12px + env(safe-area-inset-bottom))',
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
        borderRadius: `calc(${ROUND} + 4px)`,
        boxShadow: '0 16px 48px rgb(0 0 0 / 0.2)',
      },
    },
  },
  MuiMenuItem: { styleOverrides: { root: { minHeight: 44, gap: 12 } } },
  MuiListItemButton: {
    styleOverrides: {
      root: {
        width: '100%',
        minHeight: 44,
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
          padding: '4px 16px',
          borderRadius: ROUND,
          fontSize: '0.9rem',
          lineHeight: 1.45,
          color: tone,
          backgroundColor: `color-mix(in srgb, ${tone} 9%, ${colour('background-paper')})`,
        }
      },
      icon: { color: 'inherit', opacity: 1, fontSize: 20, marginRight: 10 },
      message: { minWidth: 0, flex: 1, '& > strong': { display: 'block', fontSize: '0.95rem' } },
      action: { padding: 0, marginRight: -12, marginTop: -1 },
    },
  },
  MuiTabs: {
    styleOverrides: {
      root: { minHeight: 48, boxShadow: `inset 0 -1px ${colour('surface-line')}` },
      list: { [SMALL]: { justifyContent: 'space-between' } },
    },
  },
  MuiTab: {
    defaultProps: { disableFocusRipple: true },
    styleOverrides: {
      root: {
        minWidth: 0,
        minHeight: 48,
        padding: '0 14px',
        fontSize: '1rem',
        [SMALL]: { padding: '0 3px', fontSize: '0.875rem' },
        color: colour('text-secondary'),
        '&.Mui-focusVisible': { outline: `2px solid ${colour('focus')}`, outlineOffset: -4, borderRadius: ROUND },
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
            gap: 6,
            padding: 18,
            borderTop: `1px solid ${colour('surface-line')}`,
            '&:first-of-type': { borderTop: 0 },
          },
          '& .MuiTableCell-body': { width: 'auto', padding: 0, border: 0 },
          '& .MuiTableCell-body[data-label]': {
            display: 'grid',
            gridTemplateColumns: '7.5rem minmax(0, 1fr)',
            gap: 12,
            '&::before': { content: 'attr(data-label)', color: colour('text-secondary') },
          },
          '& th.MuiTableCell-body': { fontSize: '1rem' },
        },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: {
        padding: '14px 20px',
        borderColor: colour('surface-line'),
        fontSize: '0.9375rem',
        lineHeight: 1.4,
        overflowWrap: 'anywhere',
        '& small': { display: 'block', fontSize: '0.875rem', fontWeight: 400, color: colour('text-secondary') },
        '& time': { whiteSpace: 'nowrap' },
      },
      head: {
        paddingBlock: 12,
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
  MuiPagination: { styleOverrides: { root: { marginTop: 20 }, ul: { justifyContent: 'center' } } },
  MuiPaginationItem: {
    styleOverrides: { root: { minWidth: 44, height: 44, borderRadius: 22, fontSize: '0.9375rem' } },
  },
  MuiChip: {
    defaultProps: { size: 'small' },
    styleOverrides: {
      root: { height: 26, fontSize: '0.8125rem', fontWeight: 600 },
      label: { paddingInline: 10 },
      colorDefault: { color: colour('text-secondary'), backgroundColor: colour('surface-sunken') },
      colorPrimary: { color: colour('primary-main'), backgroundColor: colour('surface-selected') },
      colorSuccess: { color: colour('success-main'), backgroundColor: colour('surface-sunken') },
      colorError: { color: colour('error-main'), backgroundColor: colour('surface-sunken') },
    },
  },
  MuiSkeleton: { styleOverrides: { root: { backgroundColor: colour('surface-sunken') } } },
  MuiLinearProgress: {
    styleOverrides: {
      root: {
        height: 6,
        borderRadius: 3,
        backgroundColor: colour('surface-sunken'),
        '&[data-thin]': { height: 4 },
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
        minHeight: 44,
        padding: 0,
        gap: 6,
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
  MuiAccordionDetails: { styleOverrides: { root: { padding: '2px 0 14px' } } },
}
