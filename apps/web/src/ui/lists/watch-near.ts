const observers = new Map<number, IntersectionObserver>()
const watchers = new WeakMap<Element, (isNear: boolean) => void>()

/**
 * Tells whether an element is within so many pixels of what is seen, soon after this call and whenever it changes; the
 * answer ends it.
 */
export function watchNear(element: Element, within: number, tell: (isNear: boolean) => void): () => void {
  const observer = observers.get(within) ?? createObserver(`${within}px 0px`)
  observers.set(within, observer)
  watchers.set(element, tell)
  observer.observe(element)
  return () => {
    watchers.delete(element)
    observer.unobserve(element)
  }
}

function createObserver(margin: string): IntersectionObserver {
  // The second one is for what scrolls within the page; a browser that does not know it draws a little later.
  const margins: IntersectionObserverInit & { scrollMargin: string } = {
    rootMargin: margin,
    scrollMargin: margin,
  }
  return new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) watchers.get(target)?.(isIntersecting)
  }, margins)
}
