import { styled, type Theme } from '@mui/material/styles'
import { Link } from 'react-router-dom'

const row = ({ theme }: { theme: Theme }) =>
  ({
    font: 'inherit',
    fontWeight: 600,
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    minHeight: 44,
    padding: theme.spacing(0, 1.5),
    margin: theme.spacing(0, -1),
    border: 0,
    borderRadius: 10,
    textAlign: 'start',
    color: 'inherit',
    textDecoration: 'none',
    background: 'none',
    cursor: 'pointer',
    '&:hover': { backgroundColor: theme.vars.palette.surface.sunken },
  }) as const

/** A line of the menu that does something. */
export const Row = styled('button')(row)
/** A line of the menu that leads somewhere. */
export const RowLink = styled(Link)(row)
