import { previewReceipt } from '@balcao/contract/printing'
import { copyKinds, paperWidths, type CopyKind, type PaperWidth } from '@balcao/domain/printing'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTexts } from '../../i18n/language'
import { call } from '../../lib/http/api'
import { Callout } from '../../ui/notices/callout'
import { Segmented } from '../../ui/choices/segmented'
import { Skeleton } from '../../ui/waiting/skeleton'
import { ordersTexts } from '../texts'

interface ReceiptPreviewProps {
  orderId: string
  /** Of the order: a changed order has another receipt. */
  version: number
  copy: CopyKind
  onCopy: (copy: CopyKind) => void
}

/** The receipt as it would come out, per copy and paper. Shown as an image: nothing in it can act on the page. */
export function ReceiptPreview({ orderId, version, copy, onCopy }: ReceiptPreviewProps) {
  const t = useTexts(ordersTexts)
  const [paper, setPaper] = useState<PaperWidth>('80')
  const receipt = useQuery({
    queryKey: ['orders', 'receipt', orderId, version, copy, paper],
    queryFn: ({ signal }) => call(previewReceipt, { params: { orderId }, query: { copy, paper }, signal }),
  })
  return (
    <div className="grid gap-3 rounded-lg border border-line bg-canvas p-4">
      <div className="flex flex-wrap gap-3">
        <Segmented
          label={t('preview')}
          options={copyKinds.map((id) => ({ id, content: t(`copy_${id}`) }))}
          selected={copy}
          onSelect={onCopy}
        />
        <Segmented
          label={t('paper')}
          options={paperWidths.map((id) => ({ id, content: `${id} mm` }))}
          selected={paper}
          onSelect={setPaper}
        />
      </div>
      {receipt.isError && <Callout kind="danger">{t('previewFailed')}</Callout>}
      {receipt.isPending && <Skeleton className="mx-auto h-96 w-full max-w-80" />}
      {receipt.data && (
        <img
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(receipt.data.svg)}`}
          alt={receipt.data.text}
          className={`mx-auto w-full bg-[#fff] shadow-card ${paper === '80' ? 'max-w-80' : 'max-w-58'}`}
        />
      )}
    </div>
  )
}
