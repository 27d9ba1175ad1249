import type { ReactNode } from 'react'

interface IconProps {
  /** px; 24 by default. */
  readonly size?: number
}

/** Line icons on a 24 px grid in the colour of the text; hidden from screen readers, so label the control. */
function Icon({ size = 24, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevronLeft: 'M14.5 5.5L8 12l6.5 6.5',
  chevronRight: 'M9.5 5.5L16 12l-6.5 6.5',
  chevronDown: 'M5.5 9.5L12 16l6.5-6.5',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  arrowRight: 'M4 12h15M13 6l6 6-6 6',
  logout: 'M14 4h4a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-4M4 12h11M11 8l4 4-4 4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  eyeOff:
    'M4 4l16 16M9.9 5.8A9.6 9.6 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-3 3.7M6.3 7.6A16.300 16.300 0 0 0 2.500 12S6 18.500 12 18.500c1.500 0 2.900-.4 4.100-1M9.900 9.900a3 3 0 0 0 4.200 4.200',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20a7.500 7.500 0 0 1 15 0',
  home: 'M4 11l8-7 8 7v8a1 1 0 0 1-1 1h-4v-6H9v6H5a1 1 0 0 1-1-1z',
  alert:
    'M12 8v5M12 16.500v.01M10.300 3.900L2.400 17.600A2 2 0 0 0 4.100 20.600h15.800a2 2 0 0 0 1.700-3L13.700 3.900a2 2 0 0 0-3.400 0z',
  lock: 'M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3',
  undo: 'M8 5L4 9l4 4M4 9h10a5.500 5.500 0 0 1 0 11h-4',
  redo: 'M16 5l4 4-4 4M20 9H10a5.500 5.500 0 0 0 0 11h4',
  more: 'M5 12a.6.6 0 1 0 1.200 0a.6.6 0 1 0-1.200 0M11.400 12a.6.6 0 1 0 1.200 0a.6.6 0 1 0-1.200 0M17.800 12a.6.6 0 1 0 1.200 0a.6.6 0 1 0-1.200 0',
  menu: 'M4 7h16M4 12h16M4 17h16',
  info: 'M12 11v5.500M12 7.500v.01M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
  heart:
    'M12 20s-7.500-4.600-7.500-10A4.300 4.300 0 0 1 12 7.300 4.300 4.300 0 0 1 19.500 10c0 5.400-7.500 10-7.500 10z',
  share: 'M12 15V4M8 7.500L12 3.500l4 4M6 11H5v9h14v-9h-1',
  mail: 'M4 6h16v12H4zM4 7l8 6 8-6',
  phone: 'M6 4h3l1.500 4-2 1.500a11 11 0 0 0 6 6l1.500-2 4 1.500v3a2 2 0 0 1-2 2A16 16 0 0 1 4 6a2 2 0 0 1 2-2z',
  layers: 'M12 4l8.500 4.500L12 13 3.500 8.500zM4.500 12.500L12 16.500l7.500-4M4.500 16L12 20l7.500-4',
  sparkle: 'M12 4l1.800 5.200L19 11l-5.200 1.800L12 18l-1.800-5.200L5 11l5.200-1.800z',
  swatches: 'M5 4h6v12.500a3 3 0 0 1-6 0zM11 8.500l4-3.500 4 4.500-8 8M8 20h11v-6h-4M8 16.500v.01',
  list: 'M9 6h11M9 12h11M9 18h11M4.500 6v.01M4.500 12v.01M4.500 18v.01',
  save: 'M5 4h11l3 3v13H5zM8 4v5h7V4M8 20v-6h8v6',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z',
  zoomIn: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500L20 20M10.500 7.500v6M7.500 10.500h6',
  zoomOut: 'M10.500 17a6.500 6.500 0 1 0 0-13 6.500 6.500 0 0 0 0 13zM15.500 15.500L20 20M7.500 10.500h6',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  download: 'M12 4v11M7.500 11L12 15.500l4.500-4.500M5 20h14',
  link: 'M10 14l4-4M8.500 11L6 13.500a3.200 3.200 0 0 0 4.500 4.500L13 15.500M15.500 13L18 10.500A3.200 3.200 0 0 0 13.500 6L11 8.500',
  settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M16 4.500v5M8 14.500v5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  document: 'M7 3.5h7l4 4v13H7zM13.500 3.500v4.500H18M10 12.500h5M10 16h5',
  switchUnit: 'M7 4L3 8l4 4M3 8h14M17 12l4 4-4 4M21 16H7',
} as const

export type IconName = keyof typeof PATHS

/** Any icon by its name. */
export function NamedIcon({ name, size }: IconProps & { name: IconName }) {
  return (
    <Icon {...(size === undefined ? {} : { size })}>
      <path d={PATHS[name]} />
    </Icon>
  )
}

/** The cross that closes something. */
export function CloseIcon(props: IconProps) {
  return <NamedIcon name="close" {...props} />
}
