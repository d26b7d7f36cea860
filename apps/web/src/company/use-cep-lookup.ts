import { findAddress } from '@balcao/contract/company'
import { normalizeCep } from '@balcao/domain/company'
import { useEffect, useRef, useState } from 'react'
import { call } from '../lib/http/api'
import { logFailure } from '../lib/log'
import type { CompanyValues } from './company-values'
import {
  cepFields,
  fillFromCep,
  foundValues,
  type CepField,
  type CepFill,
  type FoundAddress,
} from './fill-from-cep'

/** How the search for the address of a postal code stands. */
type CepState =
  | { status: 'idle' | 'looking' | 'unknown' | 'failed' }
  | { status: 'found'; found: FoundAddress; fill: CepFill }

export interface CepLookup {
  state: CepState
  /** Fields that the postal code filled and nobody may edit until they are unlocked. */
  locked: ReadonlySet<CepField>
  /** The postal code became this text; with 8 digits its address is looked up. */
  cepTyped: (cep: string) => void
  /** The person wrote in an address field. */
  fieldTyped: (field: CepField) => void
  unlock: () => void
  /** Takes the postal code's address also where the person typed another one. */
  useFound: () => void
}

const cepDigits = 8
const none: ReadonlySet<CepField> = new Set()

interface CepLookupOptions {
  values: CompanyValues
  fill: (values: Partial<FoundAddress>) => void
}

/** Looks up the address of a typed postal code, fills and locks what nobody typed, and never gets in the way. */
export function useCepLookup({ values, fill }: CepLookupOptions): CepLookup {
  const [state, setState] = useState<CepState>({ status: 'idle' })
  const [locked, setLocked] = useState(none)
  const typed = useRef(new Set<CepField>())
  const filled = useRef(none)
  const looked = useRef(normalizeCep(values.cep_empresa))
  const asking = useRef<AbortController | null>(null)
  const latest = useRef({ values })
  useEffect(() => {
    latest.current = { values }
  })
  useEffect(() => () => asking.current?.abort(), [])

  const lookUp = async (cep: string) => {
    const controller = new AbortController()
    asking.current = controller
    setState({ status: 'looking' })
    try {
      const answer = await call(findAddress, { params: { cep }, signal: controller.signal })
      if (controller.signal.aborted) return
      if ('erro' in answer) return giveUp('unknown')
      const found = addressOf(answer)
      const before = filled.current
      const decided = fillFromCep(latest.current.values, found, typed.current, before)
      filled.current = new Set(decided.filled)
      setState({
        status: 'found',
        found,
        // What an earlier postal code had filled is nobody's loss.
        fill: { ...decided, replaced: decided.replaced.filter((field) => !before.has(field)) },
      })
      setLocked(new Set(decided.filled))
      // What is not told is empty in what was found.
      fill(foundValues(found, [...decided.filled, ...decided.cleared]))
    } catch (error) {
      if (controller.signal.aborted) return
      logFailure('a postal code could not be looked up', error)
      giveUp('failed')
    }
  }

  const giveUp = (status: 'unknown' | 'failed') => {
    setState({ status })
    setLocked(none)
  }

  return {
    state,
    locked,
    cepTyped(cep) {
      const digits = normalizeCep(cep)
      if (digits === looked.current) return
      looked.current = digits
      asking.current?.abort()
      if (digits.length === cepDigits) return void lookUp(digits)
      setState({ status: 'idle' })
      setLocked(none)
    },
    fieldTyped(field) {
      typed.current.add(field)
    },
    unlock: () => setLocked(none),
    useFound() {
      if (state.status !== 'found') return
      const told = cepFields.filter((field) => state.found[field] !== '')
      for (const field of told) typed.current.delete(field)
      filled.current = new Set(told)
      fill(foundValues(state.found, told))
      setLocked(new Set(told))
      setState({ ...state, fill: { filled: told, cleared: [], replaced: [], kept: [] } })
    },
  }
}

const addressOf = (answer: {
  logradouro: string
  bairro: string
  localidade: string
  uf: string
}): FoundAddress => ({
  endereco_localizacao: answer.logradouro,
  bairro_endereco: answer.bairro,
  cidade_empresa: answer.localidade,
  estado_empresa: answer.uf,
})
