import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import styles from './Button.module.css'

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
export function Button({ variant, color, size, startIcon, endIcon, className, children, ...props }: ButtonProps) {
  return (
    <button type="button" className={classOf({ variant, color, size }, className)} {...props}>
      {startIcon}
      {children}
      {endIcon}
    </button>
  )
}

type ButtonLinkProps = Look & Omit<ComponentProps<typeof Link>, keyof Look>

/** A link that looks like a button, to another page of the application. */
export function ButtonLink({
  variant,
  color,
  size,
  startIcon,
  endIcon,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <Link className={classOf({ variant, color, size }, className)} {...props}>
      {startIcon}
      {children}
      {endIcon}
    </Link>
  )
}

function classOf(
  {
    variant = 'text',
    color = 'primary',
    size = 'medium',
  }: { [Key in 'variant' | 'color' | 'size']: Look[Key] | undefined },
  more: string | undefined,
): string {
  return [styles.button, styles[variant], styles[color], size === 'large' ? styles.large : '', more ?? '']
    .filter((name) => name !== '')
    .join(' ')
}
