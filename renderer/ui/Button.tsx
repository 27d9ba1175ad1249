import MuiButton from '@mui/material/Button'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'

interface Look {
  /** contained: the one thing to do here; outlined: another way; text: beside the rest. */
  readonly variant?: 'contained' | 'outlined' | 'text'
  /** `inherit`: the colour of the text around it. */
  readonly color?: 'primary' | 'secondary' | 'error' | 'inherit'
  readonly size?: 'medium' | 'large'
  readonly startIcon?: ReactNode
  readonly endIcon?: ReactNode
}

type ButtonProps = Look & Omit<ComponentProps<'button'>, keyof Look>

/** A button with words: 44 px at least. */
export function Button(props: ButtonProps) {
  return <MuiButton {...props} />
}

type ButtonLinkProps = Look & Omit<ComponentProps<typeof Link>, keyof Look>

/** A link that looks like a button, to another page of the application. */
export function ButtonLink(props: ButtonLinkProps) {
  return <MuiButton component={Link} {...props} />
}
