import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Plus, Printer, RefreshCw } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { Button } from '../../ui/button'
import { IconButton } from '../../ui/icon-button'
import { KeysButton } from '../../ui/keys-button'
import { ordersTexts } from '../texts'

interface ScreenTitleProps {
  /** Left out for who may not place orders. */
  onNew?: (() => void) | undefined
  onPrinting: () => void
  onKeys: () => void
}

/** The heading with refresh (ORD-02), printing, keys and the new order. */
export function ScreenTitle({ onNew, onPrinting, onKeys }: ScreenTitleProps) {
  const t = useTexts(ordersTexts)
  const client = useQueryClient()
  const fetching = useIsFetching({ queryKey: ['orders'] }) > 0
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-3">
      <h1 className="mr-auto text-2xl sm:text-3xl">{t('title')}</h1>
      <IconButton
        label={t('refresh')}
        title={t('refresh')}
        aria-busy={fetching}
        icon={<RefreshCw size={22} aria-hidden="true" className={fetching ? 'animate-spin' : ''} />}
        onClick={() => void client.invalidateQueries({ queryKey: ['orders'] })}
      />
      <IconButton
        label={t('printing')}
        title={t('printing')}
        icon={<Printer size={22} aria-hidden="true" />}
        onClick={onPrinting}
      />
      <KeysButton label={t('shortcuts')} onPress={onKeys} />
      {onNew && (
        <Button
          className="w-full sm:ml-2 sm:w-auto"
          icon={<Plus size={20} aria-hidden="true" />}
          onClick={onNew}
        >
          {t('newOrder')}
        </Button>
      )}
    </div>
  )
}
