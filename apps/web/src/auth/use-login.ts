import { useReducer } from 'react'
import { notify } from '../ui/notify'
import { firstLoginState, loginReducer } from './login-state'
import { lookupCompany } from './lookup-company'
import { useMessageText, type Message } from './message'
import { isWholePin } from './pin-field'
import { pinProblem, signIn, signInEmployee, signInProblem } from './sign-in'

/** The sign-in form with its calls. What concerns a field stays beside it; a failed call is a toast. */
export function useLogin({ cnpj, onSignedIn }: { cnpj: string; onSignedIn: () => void }) {
  const [state, dispatch] = useReducer(loginReducer, { ...firstLoginState, cnpj })
  const messageText = useMessageText()

  const fail = (problem: Message, aboutCall: boolean) => {
    if (aboutCall) notify.error(messageText(problem))
    dispatch({ type: 'failed', problem: aboutCall ? null : problem })
  }

  const submitCnpj = async () => {
    if (state.busy) return
    dispatch({ type: 'started' })
    const result = await lookupCompany(state.cnpj)
    if ('company' in result) dispatch({ type: 'found', company: result.company })
    else fail(result.problem, result.about === 'call')
  }

  const submitPassword = async () => {
    if (state.busy) return
    if (state.password === '') {
      dispatch({ type: 'failed', problem: { key: 'passwordMissing' } })
      return
    }
    dispatch({ type: 'started' })
    try {
      await signIn(state.cnpj, state.password)
      onSignedIn()
    } catch (error) {
      const { problem, about } = signInProblem(error)
      fail(problem, about === 'call')
    }
  }

  const submitPin = async () => {
    if (state.busy) return
    if (!isWholePin(state.pin)) {
      dispatch({ type: 'failed', problem: { key: 'pinTooShort' } })
      return
    }
    dispatch({ type: 'started' })
    try {
      await signInEmployee(state.cnpj, state.pin)
      onSignedIn()
    } catch (error) {
      const { problem, about } = pinProblem(error)
      fail(problem, about === 'call')
    }
  }

  return { state, dispatch, submitCnpj, submitPassword, submitPin }
}
