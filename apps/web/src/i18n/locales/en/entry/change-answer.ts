import type { SameKeys } from '../../../format-text'
import type { changeAnswer as pt } from '../../pt/entry/change-answer'

export const changeAnswer: SameKeys<typeof pt> = {
  ownTitle: 'Was it you who changed the e-mail?',
  ownText: 'Confirm, and codes to recover the password go to the new e-mail from now on.',
  ownConfirm: 'It was me, go ahead',
  foreignTitle: 'Was it not you?',
  foreignText:
    'Confirm to undo the change. Every session ends, and the current password is void: you make another with a code that comes to the company’s e-mail.',
  foreignConfirm: 'It was not me, undo it',
  doneOwn: 'Done: the new e-mail gets the codes now.',
  doneMailbox: 'The former e-mail stands again. Nobody is signed in any more. Make a new password now.',
  donePix: 'The former PIX key stands again. Nobody is signed in any more. Make a new password now.',
  spent: 'This link was already used or has expired. If something looks wrong, contact support.',
  failed: 'It could not be confirmed. Check your connection and try again.',
  newPassword: 'Make a new password',
  signIn: 'Go to sign-in',
}
