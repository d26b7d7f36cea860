import { useSearchParams } from 'react-router'
import { readAddress, writeAddress, type ManagerAddress } from './address'

/** What the page shows, kept in its address, so that a link and a reload lead back to it. */
export function useManagerAddress(): [ManagerAddress, (change: Partial<ManagerAddress>) => void] {
  const [params, setParams] = useSearchParams()
  const address = readAddress(params)
  const show = (change: Partial<ManagerAddress>) =>
    setParams((now) => writeAddress({ ...readAddress(now), ...change }), {
      replace: true,
      preventScrollReset: true,
    })
  return [address, show]
}
