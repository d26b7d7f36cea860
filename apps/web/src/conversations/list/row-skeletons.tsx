import { Skeleton } from '../../ui/waiting/skeleton'

/** Holds the place of the rows while they are being loaded. */
export function RowSkeletons({ label }: { label: string }) {
  return (
    <div role="status" className="min-h-0 flex-1 overflow-hidden">
      <span className="sr-only">{label}</span>
      {Array.from({ length: 9 }, (_, index) => (
        <div key={index} className="flex h-26 gap-3 border-b border-line px-3 py-2.5 sm:px-4">
          <Skeleton className="size-12 rounded-full" />
          <div className="grid flex-1 content-center gap-2">
            <Skeleton className="h-5 w-2/5" />
            <Skeleton className="h-4 w-4/5" />
            <Skeleton className="h-4 w-1/3" />
          </div>
        </div>
      ))}
    </div>
  )
}
