import { readDeviceCode } from '@balcao/domain/employees'
import { useReducer } from 'react'
import { useAttempts } from '../lib/hooks/use-attempts'
import { notify } from '../ui/notices/notify'
import { firstLoginState, loginReducer, type LoginEvent } from './login-state'
import { lookupCompany } from './lookup-company'
import { useMessageText, type Message } from './message'
import { isWholePin } from './pin-field'
import { signOut } from './session-store'
import { pinProblem, signIn, signInEmployee, signInProblem } from './sign-in'

/** The sign-in form with its calls. What concerns a field stays beside it; a failed call is a toast. */
export function useLogin({ cnpj, onSignedIn }: { cnpj: string; onSignedIn: () => void }) {
  const [state, dispatch] = useReducer(loginReducer, { ...firstLoginState, cnpj })
  const attempts = useAttempts()
  const messageText = useMessageText()

  const fail = (problem: Message, aboutCall: boolean) => {
    if (aboutCall) notify.error(messageText(problem))
    dispatch({ type: 'failed', problem: aboutCall ? null : problem })
  }

  const begin = () => {
    dispatch({ type: 'started' })
    return attempts.begin()
  }

  const submitCnpj = async () => {
    if (state.busy) return
    const attempt = begin()
    const result = await lookupCompany(state.cnpj)
    if (attempt.aborted) return
    if ('company' in result) dispatch({ type: 'found', company: result.company })
    else fail(result.problem, result.about === 'call')
  }

  /** Who left while the sign-in was under way is not signed in by its late answer. */
  const enter = async (
    signingIn: Promise<void>,
    read: (error: unknown) => { problem: Message; about: string },
  ) => {
    const attempt = begin()
    try {
      await signingIn
      if (attempt.aborted) await signOut()
      else onSignedIn()
    } catch (error) {
      if (attempt.aborted) return
      const { problem, about } = read(error)
      if (about === 'device') dispatch({ type: 'deviceCodeAsked', problem })
      else fail(problem, about === 'call')
    }
  }

  const submitPassword = async () => {
    if (state.busy) return
    if (state.password === '') dispatch({ type: 'failed', problem: { key: 'passwordMissing' } })
    else await enter(signIn(state.cnpj, state.password), signInProblem)
  }

  const submitPin = async () => {
    if (state.busy) return
    const { deviceCode } = state
    if (!isWholePin(state.pin)) dispatch({ type: 'failed', problem: { key: 'pinTooShort' } })
    else if (deviceCode !== null && readDeviceCode(deviceCode) === null)
      dispatch({ type: 'deviceCodeAsked', problem: { key: 'deviceCodeMissing' } })
    else await enter(signInEmployee(state.cnpj, state.pin, deviceCode), pinProblem)
  }

  const act = (event: LoginEvent) => {
    if (!event.type.endsWith('Typed')) attempts.abandon()
    dispatch(event)
  }
  return { state, dispatch: act, submitCnpj, submitPassword, submitPin }
}
