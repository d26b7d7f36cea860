import { useRef, type RefObject } from 'react'
import { useTexts } from '../../i18n/language'
import { useFocusOnArrival } from '../../lib/hooks/use-focus-on-arrival'
import { useMessageText } from '../message'
import { authTexts } from '../texts'
import type { StepProps } from './step-props'

/** The words of a step and its one field, which has the focus when the step comes and when it is refused. */
export function useStepField({ problem }: StepProps['state']) {
  const field: RefObject<HTMLInputElement | null> = useRef(null)
  useFocusOnArrival(field, problem)
  return { t: useTexts(authTexts), messageText: useMessageText(), field }
}
