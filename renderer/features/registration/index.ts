export { RegistrationPage } from './RegistrationPage.tsx'
