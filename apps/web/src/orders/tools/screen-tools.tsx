import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { Printer, RefreshCw } from 'lucide-react'
import { useTexts } from '../../i18n/language'
import { IconButton } from '../../ui/buttons/icon-button'
import { KeysButton } from '../../ui/buttons/keys-button'
import { ordersTexts } from '../texts'

interface ScreenToolsProps {
  onPrinting: () => void
  onKeys: () => void
}

/** Refresh (ORD-02), printing and keys, each as a sign. */
export function ScreenTools({ onPrinting, onKeys }: ScreenToolsProps) {
  const t = useTexts(ordersTexts)
  const client = useQueryClient()
  const fetching = useIsFetching({ queryKey: ['orders'] }) > 0
  return (
    <>
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
    </>
  )
}
