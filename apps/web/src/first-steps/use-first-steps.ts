import { readFirstSteps, type FirstStepName } from '@balcao/contract/first-steps'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textsNow } from '../i18n/language'
import { call } from '../lib/http/api'
import { storage } from '../lib/caches/storage'
import { useMay } from '../shared/role/role-scope'
import { notify } from '../ui/notices/notify'
import { firstStepTexts } from './texts'

const stepsKey = ['first-steps'] as const

export interface FirstSteps {
  steps: readonly { name: FirstStepName; done: boolean }[]
  /** How many of them are done. */
  done: number
}

/**
 * What a new company has still to do, by what is really there; null for who has nothing to do with it, once all is
 * done, and while it is not known. Read again whenever one comes back to it.
 */
export function useFirstSteps({ isHidden = false } = {}): FirstSteps | null {
  const may = useMay('firstSteps.read')
  const { data } = useQuery({
    queryKey: stepsKey,
    queryFn: async ({ signal }) => (await call(readFirstSteps, { signal })).steps,
    enabled: may && !isHidden,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  })
  if (!may || isHidden || !data) return null
  const done = data.filter((step) => step.done).length
  return done === data.length ? null : { steps: data, done }
}

const keyOf = (cnpj: string) => `balcao.first-steps.hidden.${cnpj}`

/** Whether this browser hides them for this company, and the way to. */
export function useHidden(cnpj: string): [boolean, () => void] {
  const [isHidden, setHidden] = useState(() => storage.get(keyOf(cnpj)) !== null)
  const hide = () => {
    storage.set(keyOf(cnpj), 'yes')
    setHidden(true)
    notify.success(textsNow(firstStepTexts)('hidden'))
  }
  return [isHidden, hide]
}
