import type { PlainAuthText } from '../texts'

export type WizardKind = 'recovery' | 'firstAccess'

type Spoken =
  | 'title'
  | 'intro'
  | 'sendCode'
  | 'codeAccepted'
  | 'password'
  | 'confirmation'
  | 'save'
  | 'saved'
  | 'notSaved'
  | 'leave'

/** Where the two uses of the wizard speak differently; all else is the same (decision 0026, A36). */
export const wizardWords: Record<WizardKind, Record<Spoken, PlainAuthText>> = {
  recovery: {
    title: 'recoveryTitle',
    intro: 'recoveryIntro',
    sendCode: 'recoverySendCode',
    codeAccepted: 'recoveryCodeAccepted',
    password: 'newPassword',
    confirmation: 'confirmNewPassword',
    save: 'recoverySave',
    saved: 'recoverySaved',
    notSaved: 'recoveryNotSaved',
    leave: 'backToLogin',
  },
  firstAccess: {
    title: 'setupTitle',
    intro: 'setupIntro',
    sendCode: 'setupSendCode',
    codeAccepted: 'setupCodeAccepted',
    password: 'setupNewPassword',
    confirmation: 'setupConfirmPassword',
    save: 'setupSave',
    saved: 'setupSaved',
    notSaved: 'setupNotSaved',
    leave: 'haveAccount',
  },
}
