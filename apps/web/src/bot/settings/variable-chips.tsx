import type { RefObject } from 'react'
import { useTexts } from '../../i18n/language'
import { VariableChips as Chips } from '../../shared/customer/message/variable-chips'
import { botTexts } from '../texts'
import type { VariableName } from './variables'

interface VariableChipsProps {
  names: readonly VariableName[]
  value: string
  max: number
  area: RefObject<HTMLTextAreaElement | null>
  onChange: (text: string) => void
}

/** What the bot fills in, to press. */
export function VariableChips(props: VariableChipsProps) {
  const t = useTexts(botTexts)
  const words = {
    variables: t('variables'),
    titleOf: (name: VariableName) => t(`var_${name}`),
    insert: (name: string) => t('insert', { name }),
  }
  return <Chips {...props} words={words} />
}
