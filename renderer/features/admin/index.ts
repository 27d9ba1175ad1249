export { AdminPage } from './AdminPage.tsx'
export { SearchDialog } from './search/SearchDialog.tsx'
