export { RegistrationPage } from './RegistrationPage.tsx'
export { UnitInvitationPage } from './UnitInvitationPage.tsx'
