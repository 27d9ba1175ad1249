/** The theme's variables as a style sheet: `scripts/lib/theme-sheet-plugin.ts`. */
declare module 'virtual:theme.css'
