import type { PublicAgenda } from '@balcao/contract/booking'
import { readShortAddress } from '@balcao/domain/company'
import { useState } from 'react'

/**
 * Whom the customer wants: an agenda's id or a name (`?profissional=bia`), `asked` by the page's address. Null is whoever
 * is free; `isPicked`: they chose on this page. `meet` gets the agenda that was read last: only then is a name somebody.
 */
export function usePerson(asked: string | null) {
  const [wanted, setWanted] = useState(asked)
  const [isPicked, setPicked] = useState(false)
  const [known, meet] = useState<PublicAgenda | null>(null)
  const isId = wanted !== null && /^[0-9a-f]{8}-/i.test(wanted)
  const named = known?.people.find(({ name }) => wanted !== null && isCalled(name, wanted))
  const choose = (agenda: string | null) => {
    setWanted(agenda)
    setPicked(true)
    keepInAddress(agenda)
  }
  return { person: isId ? wanted : (named?.agenda_id ?? null), isPicked, choose, known, meet }
}

/** By the whole name or its first word. */
function isCalled(name: string, wanted: string): boolean {
  const called = readShortAddress(wanted)
  return called !== '' && [name, name.split(' ')[0]!].some((one) => readShortAddress(one) === called)
}

/** A reload, and who is sent the link, find the same. */
function keepInAddress(agenda: string | null): void {
  const address = new URL(location.href)
  address.searchParams.delete('agenda')
  if (agenda === null) address.searchParams.delete('profissional')
  else address.searchParams.set('profissional', agenda)
  history.replaceState(history.state, '', address)
}
