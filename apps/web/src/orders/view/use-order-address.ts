import { useCallback, useMemo } from 'react'
import { useAddress } from '../../lib/hooks/use-address'
import { readFilters, writeFilters, type OrderFilters } from '../data/order-filters'

/** What is open above the list. */
type OpenPanel = { kind: 'details' | 'edit'; id: string } | { kind: 'new' } | null

const names = { details: 'order', edit: 'edit', new: 'new' } as const

/** Filters and the open panel live in the address: a reload and a shared link show the same. */
export function useOrderAddress() {
  const [address, setAddress] = useAddress()
  const filters = useMemo(() => readFilters(address), [address])
  const panel = useMemo(() => readPanel(address), [address])
  const changeFilters = useCallback(
    (change: Partial<OrderFilters>) =>
      setAddress((now) => writeFilters(now, { ...readFilters(now), ...change }), { replace: true }),
    [setAddress],
  )
  const openPanel = useCallback(
    (next: OpenPanel) => setAddress((now) => writePanel(now, next), { replace: next === null }),
    [setAddress],
  )
  return { filters, changeFilters, panel, openPanel }
}

function readPanel(address: URLSearchParams): OpenPanel {
  const edit = address.get(names.edit)
  const details = address.get(names.details)
  if (edit) return { kind: 'edit', id: edit }
  if (details) return { kind: 'details', id: details }
  return address.has(names.new) ? { kind: 'new' } : null
}

function writePanel(address: URLSearchParams, panel: OpenPanel): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const name of Object.values(names)) next.delete(name)
  if (panel) next.set(names[panel.kind], panel.kind === 'new' ? '1' : panel.id)
  return next
}
