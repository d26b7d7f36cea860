import { useAddress } from '../lib/hooks/use-address'
import { readAddress, writeAddress, type ManagerAddress } from './address'

/** What the page shows, kept in its address, so that a link and a reload lead back to it. */
export function useManagerAddress(): [ManagerAddress, (change: Partial<ManagerAddress>) => void] {
  const [params, setParams] = useAddress()
  const address = readAddress(params)
  const show = (change: Partial<ManagerAddress>) =>
    setParams((now) => writeAddress({ ...readAddress(now), ...change }), {
      replace: true,
      preventScrollReset: true,
    })
  return [address, show]
}
