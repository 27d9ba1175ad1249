/** What the theme is made of, in a part of its own: it runs before the theme, in another task (`app/main.ts`). */
export { createColorScheme, createTheme } from '@mui/material/styles'
