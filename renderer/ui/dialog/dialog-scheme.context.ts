import { createContext } from 'react'

/** The theme whose colours dialogs have whatever the page's are (`data-theme`); undefined = the page's. */
export const DialogSchemeContext = createContext<string | undefined>(undefined)
