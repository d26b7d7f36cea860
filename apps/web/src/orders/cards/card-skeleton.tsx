import { Skeleton } from '../../ui/waiting/skeleton'

/** Holds the place of a card, about as high as a usual one. */
export function CardSkeleton() {
  return (
    <div className="grid gap-4 overflow-hidden rounded-lg border border-line bg-surface pb-4 shadow-card">
      <Skeleton className="h-14 rounded-none" />
      <div className="grid gap-3 px-4">
        <Skeleton className="h-7 w-2/3" />
        <Skeleton className="h-6 w-1/2" />
        <Skeleton className="mt-1 h-6 w-5/6" />
        <Skeleton className="h-6 w-3/5" />
        <Skeleton className="mt-6 h-9 w-1/3 justify-self-end" />
        <Skeleton className="h-13" />
        <Skeleton className="mt-1 h-9 w-1/2" />
      </div>
    </div>
  )
}
