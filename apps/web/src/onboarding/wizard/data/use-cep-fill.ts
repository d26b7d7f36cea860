import { normalizeCep } from '@balcao/domain/company'
import { useEffect, useRef, useState } from 'react'
import { logFailure } from '../../../lib/log'
import { findAddressOf, type FoundAddress } from './onboarding-calls'

export type AddressField = keyof FoundAddress
const none: ReadonlySet<AddressField> = new Set()
const addressFields = ['street', 'neighborhood', 'city', 'state'] as const satisfies readonly AddressField[]
const cepDigits = 8

export interface CepFill {
  state: 'idle' | 'looking' | 'found' | 'unknown' | 'failed'
  /** Fields that the postal code filled; nobody edits them until they are unlocked (ONB-26). */
  locked: ReadonlySet<AddressField>
  /** The postal code became this text; at 9 characters its address is looked up (ONB-25). */
  typed(cep: string): void
  unlock(): void
}

/**
 * Looks up the address of a whole postal code; what it says fills and locks, and a failure unlocks everything. What it
 * does not say is emptied where an earlier postal code filled it, or it is of another town and nobody typed it here.
 */
export function useCepFill(
  values: FoundAddress & { zipCode: string },
  fill: (address: Partial<FoundAddress>) => void,
): CepFill {
  const [state, setState] = useState<CepFill['state']>('idle')
  const [locked, setLocked] = useState(none)
  const looked = useRef(normalizeCep(values.zipCode))
  const asking = useRef<AbortController | null>(null)
  /** What this address was when the step was opened, then what postal codes made of it: all else was typed. */
  const known = useRef<FoundAddress>(values)
  const filled = useRef(none)
  const latest = useRef(values)
  useEffect(() => {
    latest.current = values
  })
  useEffect(() => () => asking.current?.abort(), [])

  const become = (next: CepFill['state'], fields = none) => {
    setState(next)
    setLocked(fields)
  }

  /** A town with one postal code names no street: what it does not say stays open, and is not of the address before. */
  const staleOf = (found: FoundAddress, now: FoundAddress) => {
    const isElsewhere = found.city.trim() !== '' && found.city.trim() !== now.city.trim()
    return addressFields.filter(
      (field) =>
        found[field].trim() === '' &&
        now[field] === known.current[field] &&
        (filled.current.has(field) || isElsewhere),
    )
  }

  const lookUp = async (cep: string) => {
    const controller = new AbortController()
    asking.current = controller
    become('looking')
    try {
      const found = await findAddressOf(cep, controller.signal)
      if (controller.signal.aborted) return
      if (!found) return become('unknown')
      const told = addressFields.filter((field) => found[field].trim() !== '')
      const stale = staleOf(found, latest.current)
      const next = Object.fromEntries([
        ...told.map((field) => [field, found[field]]),
        ...stale.map((field) => [field, '']),
      ]) as Partial<FoundAddress>
      known.current = { ...latest.current, ...next }
      filled.current = new Set(told)
      fill(next)
      become('found', new Set(told))
    } catch (error) {
      if (controller.signal.aborted) return
      logFailure('a postal code could not be looked up', error)
      looked.current = ''
      become('failed')
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
      else become('idle')
    },
    unlock: () => setLocked(none),
  }
}
