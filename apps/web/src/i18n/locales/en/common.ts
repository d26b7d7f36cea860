import type { SameKeys } from '../../format-text'
import type { common as pt } from '../pt/common'

export const common: SameKeys<typeof pt> = {
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'Confirm',
  back: 'Back',
  loading: 'Loading...',
  retry: 'Try again',
  brokenTitle: 'This screen stopped working',
  brokenText: 'What was saved is still saved. Reload the page to go on.',
  reload: 'Reload',
  managerOnly: 'Only the owner or a manager can change this.',
  ownerOnly: 'Only the owner of the company can change this.',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  stepOf: 'Step {step} of {total}: {name}',
  stepDone: '{name}: done',
  language: 'Language',
  languagePt: 'Português',
  languageEn: 'English',
  languageEs: 'Español',
  languageFailed: 'The language could not be changed. Check your connection and try again.',
  theme: 'Appearance',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeAuto: 'Automatic',
}
