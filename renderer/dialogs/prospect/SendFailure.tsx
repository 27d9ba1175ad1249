import Alert from '@mui/material/Alert'

/** Why nothing was sent; read out when it appears, above the form that is still there. */
export function SendFailure({ text }: { text: string }) {
  return <Alert severity="error">{text}</Alert>
}
