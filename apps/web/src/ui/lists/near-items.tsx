import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { watchNear } from './watch-near'

interface NearItemsProps<T> {
  items: readonly T[]
  /** Draws an item. */
  children: (item: T) => ReactNode
  /** What a search in the page finds of an item that is not drawn. */
  textOf: (item: T) => string
  /** About how high so many items are together, in pixels, until they were drawn once. */
  heightOf: (items: readonly T[]) => number
  /** So many items are drawn from the start. */
  first?: number
  /** How items lie beside each other. */
  className?: string
}

const each = 8
/** Pixels beyond what is seen: more than a thumb scrolls before the next frame. */
const within = 1200

/**
 * The items of a list (`role="list"` is its parent's), of which those are drawn that are near what is seen: thousands cost
 * no more than dozens. The others keep their place; a browser that can finds their words and draws what it finds.
 */
export function NearItems<T>({ items, first = 0, ...more }: NearItemsProps<T>) {
  const pieces = Array.from({ length: Math.ceil(items.length / each) }, (_, n) =>
    items.slice(n * each, (n + 1) * each),
  )
  return pieces.map((piece, n) => <Piece key={n} items={piece} startsDrawn={n * each < first} {...more} />)
}

type PieceProps<T> = Pick<NearItemsProps<T>, 'items' | 'children' | 'textOf' | 'heightOf' | 'className'> & {
  startsDrawn: boolean
}

function Piece<T>({ items, startsDrawn, children, textOf, heightOf, className }: PieceProps<T>) {
  const place = useRef<HTMLDivElement>(null)
  const [isDrawn, setDrawn] = useState(startsDrawn)
  const [height, setHeight] = useState<number | null>(null)

  useLayoutEffect(() => {
    const here = place.current!
    if (!isDrawn && 'onbeforematch' in here) here.setAttribute('hidden', 'until-found')
    const draw = () => setDrawn(true)
    const leave = watchNear(here, within, (isNear) => {
      if (isNear) return draw()
      // Who is in it would be thrown out.
      if (!isDrawn || here.contains(document.activeElement)) return
      setHeight(here.offsetHeight)
      setDrawn(false)
    })
    here.addEventListener('beforematch', draw)
    return () => {
      leave()
      here.removeEventListener('beforematch', draw)
    }
  }, [isDrawn])

  // Two elements: of one that is hidden and shown again browsers believe that all of it has moved.
  if (isDrawn)
    return (
      <div key="drawn" ref={place} className={className}>
        {items.map(children)}
      </div>
    )
  return (
    <div key="place" ref={place} style={{ height: height ?? heightOf(items) }} className="overflow-hidden">
      {items.map(textOf).join(' · ')}
    </div>
  )
}
