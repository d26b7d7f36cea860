export { isCommonPassword } from './is-common-password'
export {
  checkPassword,
  isAcceptablePassword,
  passwordRules,
  SPECIAL_CHARACTERS,
  type PasswordRule,
} from './password-rules'
