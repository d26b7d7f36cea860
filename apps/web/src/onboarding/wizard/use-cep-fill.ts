import { normalizeCep } from '@balcao/domain/company'
import { useEffect, useRef, useState } from 'react'
import { logFailure } from '../../lib/log'
import { findAddressOf, type FoundAddress } from './onboarding-calls'

export type AddressField = keyof FoundAddress
const none: ReadonlySet<AddressField> = new Set()
const cepDigits = 8

export interface CepFill {
  state: 'idle' | 'looking' | 'found' | 'unknown' | 'failed'
  /** Fields that the postal code filled; nobody edits them until they are unlocked (ONB-26). */
  locked: ReadonlySet<AddressField>
  /** The postal code became this text; at 9 characters its address is looked up (ONB-25). */
  typed(cep: string): void
  unlock(): void
}

/** Looks up the address of a whole postal code; what it says fills and locks, and a failure unlocks everything. */
export function useCepFill(firstCep: string, fill: (address: Partial<FoundAddress>) => void): CepFill {
  const [state, setState] = useState<CepFill['state']>('idle')
  const [locked, setLocked] = useState(none)
  const looked = useRef(normalizeCep(firstCep))
  const asking = useRef<AbortController | null>(null)
  useEffect(() => () => asking.current?.abort(), [])

  const settle = (next: CepFill['state'], fields = none) => {
    setState(next)
    setLocked(fields)
  }

  const lookUp = async (cep: string) => {
    const controller = new AbortController()
    asking.current = controller
    settle('looking')
    try {
      const found = await findAddressOf(cep, controller.signal)
      if (controller.signal.aborted) return
      if (!found) return settle('unknown')
      // A town with one postal code names no street: what it does not say stays open.
      const told = Object.entries(found).filter(([, text]) => text.trim() !== '')
      fill(Object.fromEntries(told))
      settle('found', new Set(told.map(([field]) => field as AddressField)))
    } catch (error) {
      if (controller.signal.aborted) return
      logFailure('a postal code could not be looked up', error)
      looked.current = ''
      settle('failed')
    }
  }

  return {
    state,
    locked,
    typed(cep) {
      const digits = normalizeCep(cep)
      if (digits === looked.current) return
      looked.current = digits
      asking.current?.abort()
      if (digits.length === cepDigits) void lookUp(digits)
      else settle('idle')
    },
    unlock: () => setLocked(none),
  }
}
