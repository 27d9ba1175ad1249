export {
  ConfirmationField,
  isConfirmed,
  NewPasswordField,
} from './new-password.ts'
export { PasswordPage } from './PasswordPage.tsx'
