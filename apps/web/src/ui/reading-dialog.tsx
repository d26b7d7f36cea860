import { Dialog } from './dialog'
import { LoadFailure } from './load-failure'
import { Skeleton } from './skeleton'

interface ReadingDialogProps {
  title: string
  words: { failed: string; retry: string }
  reading: Parameters<typeof LoadFailure>[0]['reading']
  onClose: () => void
}

/** A dialog whose content is still being read, or could not be. */
export function ReadingDialog({ title, words, reading, onClose }: ReadingDialogProps) {
  return (
    <Dialog onClose={onClose} title={title}>
      {reading.error ? (
        <LoadFailure title={words.failed} retry={words.retry} reading={reading} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Dialog>
  )
}
