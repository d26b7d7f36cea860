import { updateCustomer, type CompanyRecord } from '@balcao/contract/company'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { localCache } from '../../lib/caches/local-cache'
import { call } from '../../lib/http/api'
import { logFailure } from '../../lib/log'
import { companyCacheName, companyKey } from './company-query'
import { useCompanyRecord } from './use-company-record'

/**
 * A switch of the company's record that is saved as it is pressed: shown everywhere at once, pressed until the server has
 * answered whatever is read meanwhile, and put back by a failure. Presses are saved one after the other.
 */
export function useCompanySwitch(name: 'imprime_auto' | 'BOT_ON') {
  const client = useQueryClient()
  const { cnpj, record, error, reload } = useCompanyRecord()
  const [pressed, setPressed] = useState<boolean | null>(null)
  const show = async (on: boolean) => {
    const key = companyKey(cnpj)
    localCache.remove(cnpj, companyCacheName)
    const stopped = client.cancelQueries({ queryKey: key })
    client.setQueryData<CompanyRecord>(key, (known) => (known ? { ...known, [name]: on } : known))
    await stopped
  }
  const save = useMutation({
    scope: { id: `company ${name}` },
    mutationFn: (on: boolean) => call(updateCustomer, { body: { cnpj, [name]: on } }),
    onMutate: (on) => void show(on),
    // What was asked for before the save may have been answered since.
    onSuccess: (_saved, on) => show(on),
    onError(failure, on) {
      logFailure(`${name} was not saved`, failure)
      void show(!on)
    },
    onSettled: (_saved, _failure, on) => setPressed((now) => (now === on ? null : now)),
  })
  return {
    /** Undefined until the record is known. */
    on: record && (pressed ?? record[name]),
    press(on: boolean) {
      setPressed(on)
      save.mutate(on)
    },
    isSaving: save.isPending,
    hasFailed: save.isError,
    /** Why the record could not be read, and what reads it again. */
    error,
    reload,
  }
}
