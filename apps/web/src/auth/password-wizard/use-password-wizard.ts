import type { createPassword, generateCode, verifyCode } from '@balcao/contract/auth'
import { routes } from '@balcao/contract/routes'
import { normalizeCnpj } from '@balcao/domain/company'
import { useReducer } from 'react'
import { useAttempts } from '../../lib/hooks/use-attempts'
import { callLoosely } from '../../lib/http/send'
import { hasCode, isRefusal } from '../../lib/http/api-error'
import { notify } from '../../ui/notices/notify'
import { lookupCompany } from '../lookup-company'
import { useMessageText, type Message } from '../message'
import { wizardWords, type WizardKind } from './wizard-kind'
import {
  codeProblem,
  firstWizardState,
  passwordProblem,
  wizardReducer,
  type WizardEvent,
  type WizardField,
} from './wizard-state'

/** The wizard with its calls. A refused field says so beside it; a failed call is a toast, and nothing typed is lost. */
export function usePasswordWizard(kind: WizardKind, cnpjTyped: string) {
  const [state, dispatch] = useReducer(wizardReducer, firstWizardState(cnpjTyped))
  const attempts = useAttempts()
  const messageText = useMessageText()
  const words = wizardWords[kind]
  const cnpj = normalizeCnpj(state.cnpj)

  const failBeside = (field: WizardField, message: Message) =>
    dispatch({ type: 'failed', problem: { field, message } })
  const failAsToast = (message: Message) => {
    notify.error(messageText(message))
    dispatch({ type: 'failed', problem: null })
  }

  const begin = () => {
    dispatch({ type: 'started' })
    return attempts.begin()
  }

  const find = async () => {
    const attempt = begin()
    const result = await lookupCompany(state.cnpj)
    if (attempt.aborted) return
    if ('company' in result) {
      notify.success(messageText({ key: 'cnpjFound' }))
      dispatch({ type: 'found', company: result.company })
    } else if (result.about === 'cnpj') {
      failBeside('cnpj', result.problem)
    } else {
      // Only sign-in has a sentence of its own for an answer it cannot read.
      failAsToast(result.problem.error ? result.problem : { key: 'cnpjCheckFailed' })
    }
  }

  const sendCode = async () => {
    const attempt = begin()
    try {
      await callLoosely<typeof generateCode>(routes.generateCode, { body: { cnpj } })
      if (attempt.aborted) return
      notify.success(messageText({ key: 'codeSent' }))
      dispatch({ type: 'codeSent' })
    } catch (error) {
      if (attempt.aborted) return
      failAsToast({ key: 'codeNotSent', ...(hasCode(error, 'TOO_MANY_REQUESTS') ? { error } : {}) })
    }
  }

  const checkCode = async () => {
    const problem = codeProblem(state.code)
    if (problem) return failBeside('code', problem)
    if (state.code === state.acceptedCode) return dispatch({ type: 'codeAccepted' })
    const attempt = begin()
    try {
      await callLoosely<typeof verifyCode>(routes.verifyCode, { body: { cnpj, code: state.code } })
      if (attempt.aborted) return
      notify.success(messageText({ key: words.codeAccepted }))
      dispatch({ type: 'codeAccepted' })
    } catch (error) {
      if (attempt.aborted) return
      if (isRefusal(error)) failBeside('code', { key: 'codeWrong', error })
      else failAsToast({ key: 'codeCheckFailed' })
    }
  }

  const savePassword = async () => {
    const problem = passwordProblem(state.password, state.confirmation)
    if (problem) return failBeside(problem.field, problem.message)
    const attempt = begin()
    try {
      await callLoosely<typeof createPassword>(routes.createPassword, {
        body: { cnpj, password: state.password },
      })
      if (attempt.aborted) return
      notify.success(messageText({ key: words.saved }))
      dispatch({ type: 'saved' })
    } catch (error) {
      if (attempt.aborted) return
      const message: Message = { key: words.notSaved, ...(isRefusal(error) ? { error } : {}) }
      if (hasCode(error, 'WEAK_PASSWORD', 'COMMON_PASSWORD')) failBeside('password', message)
      else failAsToast(message)
    }
  }

  const submits = {
    cnpj: find,
    email: sendCode,
    code: checkCode,
    password: savePassword,
    finished: undefined,
  }
  const submit = () => {
    if (!state.busy) void submits[state.step]?.()
  }
  const resend = () => {
    if (!state.busy) void sendCode()
  }
  const act = (event: WizardEvent) => {
    if (event.type !== 'typed') attempts.abandon()
    dispatch(event)
  }
  return { state, dispatch: act, submit, resend, words }
}
