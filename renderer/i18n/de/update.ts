/** Texts of the notice that a newer version of the portal is there. */
export const texts = {
  title: 'Eine neue Version ist da',
  body: 'Ihre Auswahl bleibt gespeichert.',
  reload: 'Seite neu laden',
} as const
