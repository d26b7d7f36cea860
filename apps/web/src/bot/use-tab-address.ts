import { useAddress } from '../lib/hooks/use-address'

/** The tabs, as the address has them. */
export const botTabs = ['textos', 'avisos', 'respostas', 'testar'] as const
export type BotTab = (typeof botTabs)[number]

/** The tab of the address; what is typed in the others stays. */
export function useTabAddress(): [BotTab, (tab: BotTab) => void] {
  const [address, setAddress] = useAddress()
  const tab = botTabs.find((name) => name === address.get('tab')) ?? 'textos'
  const select = (next: BotTab) =>
    setAddress(() => new URLSearchParams(next === 'textos' ? {} : { tab: next }), {
      replace: true,
      preventScrollReset: true,
    })
  return [tab, select]
}
