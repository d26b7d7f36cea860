export { isCommonPassword } from './is-common-password'
export { checkPassword, isAcceptablePassword, passwordRules, type PasswordRule } from './password-rules'
