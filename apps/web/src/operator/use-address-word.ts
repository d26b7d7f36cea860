import { useAddress } from '../lib/hooks/use-address'

/** One word of the page’s address, so that a link leads to the same list; '' when it is not there. */
export function useAddressWord(name: string): [string, (value: string) => void] {
  const [params, setParams] = useAddress()
  const set = (value: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (value === '') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  return [params.get(name) ?? '', set]
}
