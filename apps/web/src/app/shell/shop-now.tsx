import { roleMay } from '@balcao/contract/role-may'
import type { Role } from '@balcao/contract/roles'
import { PackageX, QrCode, Wallet } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { textsReady, useTexts } from '../../i18n/language'
import { Button } from '../../ui/buttons/button'
import { lazyBehind } from './lazy-behind'
import { shellTexts } from './shell-texts'

// Read with the company's record, which comes later than the screen.
const ShopOpening = lazyBehind('ShopOpening')
const SoldOutDialog = lazy(async () => {
  const { SoldOutDialog } = await import('../../catalogue/sold-out/sold-out-dialog')
  await textsReady()
  return { default: SoldOutDialog }
})

interface ShopNowProps {
  role: Role
  places: Record<'side' | 'header', HTMLElement | null>
}

/**
 * What the shop can do for its customers at this moment, drawn into each of the places: whether it is open, and what
 * has run out, and the way to its register. Who cooks sees what has run out alone.
 */
export function ShopNow({ role, places }: ShopNowProps) {
  const t = useTexts(shellTexts)
  const navigate = useNavigate()
  const [soldOut, setSoldOut] = useState(false)
  if (!roleMay(role, 'catalogue.setSoldOut')) return null
  const cash = {
    id: 'cash',
    label: t('cash'),
    icon: <Wallet size={20} aria-hidden="true" />,
    onSelect: () => void navigate('/dashboard/orders/caixa'),
  }
  const pixDay = {
    id: 'pixDay',
    label: t('pixDay'),
    icon: <QrCode size={20} aria-hidden="true" />,
    onSelect: () => void navigate('/dashboard/orders/pix'),
  }
  const icon = <PackageX size={20} aria-hidden="true" />
  const onSelect = () => setSoldOut(true)
  const drawn = (place: keyof typeof places) =>
    roleMay(role, 'company.setOpening') ? (
      <Suspense fallback={null}>
        <ShopOpening
          place={place}
          more={[
            { id: 'soldOut', label: t('soldOut'), icon, onSelect },
            cash,
            ...(roleMay(role, 'pix.day') ? [pixDay] : []),
          ]}
        />
      </Suspense>
    ) : (
      <Button kind="secondary" icon={icon} onClick={onSelect}>
        {t('soldOut')}
      </Button>
    )
  return (
    <>
      {places.side && createPortal(drawn('side'), places.side, 'side')}
      {places.header && createPortal(drawn('header'), places.header, 'header')}
      <Suspense fallback={null}>{soldOut && <SoldOutDialog onClose={() => setSoldOut(false)} />}</Suspense>
    </>
  )
}
