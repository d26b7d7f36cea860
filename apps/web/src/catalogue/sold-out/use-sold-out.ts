import { setSoldOut } from '@balcao/contract/catalogue'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText } from '../../i18n/error-text'
import { currentLanguage, textsNow } from '../../i18n/language'
import { call } from '../../lib/http/api'
import { logFailure } from '../../lib/log'
import { notify } from '../../ui/notices/notify'
import { notifyUndo } from '../../ui/notices/notify-undo'
import { catalogueOptions, catalogueStore } from '../store/catalogue-store'
import { useLiveCatalogue } from '../store/use-live-catalogue'
import { catalogueTexts } from '../texts'
import type { SoldOutEntry } from './sold-out-entries'

/** The catalogue as the server has it, and what says that something of it is out or back. `busy` is the key on its way. */
export function useSoldOut() {
  const client = useQueryClient()
  const store = catalogueStore(client)
  const [busy, setBusy] = useState<string | null>(null)
  const query = useQuery(catalogueOptions(client))
  useLiveCatalogue(store, () => void query.refetch())

  const say = async ({ key, target, name }: SoldOutEntry, soldOut: boolean): Promise<void> => {
    const t = textsNow(catalogueTexts)
    setBusy(key)
    try {
      await store.absorb(await call(setSoldOut, { body: { ...target, sold_out: soldOut } }))
      const entry = { key, target, name, soldOut }
      notifyUndo(t(soldOut ? 'saidOut' : 'saidBack', { name }), t('undo'), () => void say(entry, !soldOut))
    } catch (error) {
      logFailure('what is sold out could not be said', error)
      notify.error(errorText(error, currentLanguage(), t('soldOutFailed', { name })))
    }
    setBusy(null)
  }
  return { catalogue: query.data, failed: query.isError, readAgain: () => void query.refetch(), busy, say }
}
