import { styled } from '@mui/material/styles'
import { FONT_TITLE } from '#renderer/theme/theme.ts'

const Mark = styled('span')({
  fontFamily: FONT_TITLE,
  fontWeight: 500,
  letterSpacing: '-0.02em',
  lineHeight: 1,
  color: 'inherit',
})

const SIZES = { small: '1.35rem', large: '2.5rem' } as const

/** The product's name as its logo, where neither project nor account has one. */
export function Wordmark({ size = 'small' }: { size?: keyof typeof SIZES }) {
  return <Mark style={{ fontSize: SIZES[size] }}>Wohnwahl</Mark>
}
