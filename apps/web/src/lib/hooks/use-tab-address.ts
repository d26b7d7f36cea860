import { useAddress } from './use-address'

/** The tab that `?tab=` names, the first of them where it names none. Choosing one makes no step in the history. */
export function useTabAddress<Tab extends string>(tabs: readonly [Tab, ...Tab[]]): [Tab, (tab: Tab) => void] {
  const [address, change] = useAddress()
  const tab = tabs.find((name) => name === address.get('tab')) ?? tabs[0]
  const select = (next: Tab) =>
    change(() => new URLSearchParams(next === tabs[0] ? {} : { tab: next }), {
      replace: true,
      preventScrollReset: true,
    })
  return [tab, select]
}
