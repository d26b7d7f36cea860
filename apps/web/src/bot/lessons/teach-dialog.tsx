import type { BotMiss, BotSynonym } from '@balcao/contract/bot'
import { MAX_SYNONYM } from '@balcao/domain/bot'
import { searchItems, type Item } from '@balcao/domain/catalogue'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { Callout } from '../../ui/notices/callout'
import { Dialog } from '../../ui/dialogs/dialog'
import { LoadFailure } from '../../ui/notices/load-failure'
import { Spinner } from '../../ui/waiting/spinner'
import { TextField } from '../../ui/fields/text-field'
import { useBotWorld } from '../bot.queries'
import { botTexts } from '../texts'
import { useLessons } from './use-lessons'
import { wantedWords } from './wanted-words'

const MOST_SHOWN = 30

/** Which product some words mean: a press on the product teaches it. */
export function TeachDialog({ miss, onClose }: { miss: BotMiss; onClose: () => void }) {
  const t = useTexts(botTexts)
  const world = useBotWorld()
  const { teach } = useLessons()
  const [words, setWords] = useState(() => wantedWords(miss))
  const [query, setQuery] = useState('')
  const [busy, setBusy] = useState(false)
  const [taken, setTaken] = useState<{ by: BotSynonym; item: Item } | null>(null)
  const menu = world.data?.world.menu
  const found = menu
    ? searchItems({ version: 0, categories: [...menu.categories], items: [...menu.items] }, query)
    : []

  const press = async (item: Item, former?: BotSynonym) => {
    setBusy(true)
    const came = await teach({ words, item_id: item.id }, former)
    setBusy(false)
    setTaken(came.kind === 'taken' ? { by: came.by, item } : null)
    if (came.kind === 'done') onClose()
  }

  return (
    <Dialog
      onClose={onClose}
      title={t('teachTitle')}
      description={t('teachIntro', { text: miss.text })}
      leave={t('keepAsIs')}
    >
      <div className="grid grid-cols-1 gap-4">
        <TextField
          label={t('teachWords')}
          hint={t('teachWordsHint')}
          maxLength={MAX_SYNONYM}
          autoCapitalize="none"
          value={words}
          onValueChange={(value) => {
            setWords(value)
            setTaken(null)
          }}
        />
        {taken && (
          <div role="alert">
            <Callout kind="warning">
              <p>{t('teachTaken', { words: taken.by.words, product: taken.by.product ?? '?' })}</p>
              <Button
                kind="secondary"
                busy={busy}
                className="mt-2"
                onClick={() => void press(taken.item, taken.by)}
              >
                {t('teachReplace', { product: taken.item.nome })}
              </Button>
            </Callout>
          </div>
        )}
        <TextField label={t('teachSearch')} type="search" value={query} onValueChange={setQuery} />
        {world.error && !menu && (
          <LoadFailure title={t('productsFailed')} retry={t('retry')} reading={world} />
        )}
        {!menu && !world.error && <Spinner size={24} />}
        {menu && found.length === 0 && <p className="text-ink-soft">{t('teachNothing')}</p>}
        {found.length > 0 && (
          <ul aria-label={t('teachProducts')} className="grid max-h-72 gap-1 overflow-y-auto">
            {found.slice(0, MOST_SHOWN).map((item) => (
              <li key={item.id}>
                <Button
                  kind="secondary"
                  wide
                  disabled={busy || words.trim() === ''}
                  className="justify-start py-2 text-left wrap-anywhere"
                  onClick={() => void press(item)}
                >
                  {item.nome}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}
