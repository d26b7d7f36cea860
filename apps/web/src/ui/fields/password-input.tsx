import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { commonTexts } from '../../i18n/common-texts'
import { useTexts } from '../../i18n/language'
import { IconButton } from '../buttons/icon-button'
import { TextInput, type TextInputProps } from './text-input'

/** A password that one can look at. Paste is allowed. */
export function PasswordInput(props: Omit<TextInputProps, 'type'>) {
  const [shown, setShown] = useState(false)
  const t = useTexts(commonTexts)
  return (
    <div className="relative">
      <TextInput
        {...props}
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        className="pr-13"
      />
      <IconButton
        label={shown ? t('hidePassword') : t('showPassword')}
        aria-pressed={shown}
        icon={shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
        onClick={() => setShown(!shown)}
        className="absolute top-0.5 right-0.5"
      />
    </div>
  )
}
