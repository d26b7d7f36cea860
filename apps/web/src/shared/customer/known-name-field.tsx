import { listCustomers } from '@balcao/contract/customers'
import { formatPhone } from '@balcao/domain/company'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useRested } from '../../lib/hooks/use-rested'
import { call } from '../../lib/http/api'
import { useMay } from '../role/role-scope'
import { ComboBox } from '../../ui/choices/combo-box'

interface KnownNameFieldProps {
  label: string
  error: string | undefined
  className?: string
  name: string
  /** Known customers are proposed; not where the customer is settled. */
  asks: boolean
  value: string
  onValueChange: (name: string) => void
  /** One of them was chosen; the phone as it is typed, '(11) 99999-9999'. */
  onChoose: (customer: { name: string; phone: string }) => void
}

const mostShown = 6
const restMs = 200

/** A customer's name; known customers are found by it, and one of them brings their phone. */
export function KnownNameField({ asks, value, onValueChange, onChoose, ...field }: KnownNameFieldProps) {
  const [isTyped, setTyped] = useState(false)
  const mayAsk = useMay('customers.list')
  const named = useNamedCustomers(value, asks && mayAsk && isTyped)
  const withPhone = named.filter(({ phone }) => phone !== null).slice(0, mostShown)
  return (
    <ComboBox
      {...field}
      maxLength={120}
      value={value}
      onValueChange={(typed) => {
        setTyped(true)
        onValueChange(typed)
      }}
      options={withPhone.map(({ key, name, phone }) => ({
        id: key,
        content: (
          <>
            <span className="min-w-0 flex-1 font-semibold break-words">{name}</span>
            <span className="whitespace-nowrap text-ink-soft tabular-nums">{formatPhone(phone ?? '')}</span>
          </>
        ),
      }))}
      onChoose={(key) => {
        const chosen = withPhone.find((customer) => customer.key === key)
        if (!chosen) return
        setTyped(false)
        onChoose({ name: chosen.name ?? value, phone: formatPhone(chosen.phone ?? '') })
      }}
    />
  )
}

/** Customers whose name holds what is typed, the last to be in touch first; asked from the second letter on. */
function useNamedCustomers(name: string, asks: boolean) {
  const search = useRested(name.trim(), restMs)
  const { data } = useQuery({
    queryKey: ['customers', 'named', search],
    queryFn: ({ signal }) => call(listCustomers, { query: { search }, signal }),
    enabled: asks && search.length > 1,
    placeholderData: keepPreviousData,
    staleTime: 15_000,
  })
  return asks && search.length > 1 ? (data?.customers ?? []) : []
}
