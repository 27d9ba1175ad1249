export {
  ConfirmationField,
  isConfirmed,
  type NewPasswordFault,
  NewPasswordField,
  newPasswordFaultOf,
} from './new-password.ts'
export { PasswordPage } from './PasswordPage.tsx'
