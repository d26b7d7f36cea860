import { expect, type Page } from '@playwright/test'

/**
 * The phone that a screen is measured on, in pixels, besides the window as it is: one of 360 px is laid out as it, with
 * more room.
 */
const narrowest = 320

/**
 * On it nothing is to scroll sideways, neither the page nor a layer above it, and whatever is read or pressed
 * stands whole in the window and in the boxes around it. What is meant to scroll sideways says so by
 * `data-scrolls-sideways`; text that ends in an ellipsis or in a clamped line may be longer than its box.
 */
export async function expectToFitAPhone(page: Page, screen: string) {
  const before = page.viewportSize()!
  for (const width of new Set([before.width, narrowest])) {
    await page.setViewportSize({ ...before, width })
    await expect
      .poll(() => page.evaluate(whatDoesNotFit), { message: `${screen} at ${width} px` })
      .toEqual([])
  }
  await page.setViewportSize(before)
}

/** Runs in the page. Answers what stands out of the window, is cut by a box, or runs over the edge of one. */
function whatDoesNotFit(): string[] {
  const slack = 1
  const sideways = '[data-scrolls-sideways]'
  const root = document.documentElement
  const layers = [root, ...document.querySelectorAll('[role=dialog], [role=dialog] > div, main')]
  const found = layers
    .filter((layer) => layer.scrollWidth > layer.clientWidth && !layer.matches(sideways))
    .map((layer) => `scrolls: ${layer.outerHTML.slice(0, 120)}`)

  const ownText = (element: Element) =>
    [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !(element instanceof HTMLElement && getComputedStyle(element).clipPath === 'inset(50%)')
  const mayBeCut = (style: CSSStyleDeclaration) =>
    style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none'
  const placed = ({ position }: CSSStyleDeclaration) => position === 'absolute' || position === 'fixed'
  const scrolls = (style: CSSStyleDeclaration) => ['auto', 'scroll'].includes(style.overflowX)

  /** What a box does to what is in it: read once, since much is in the same boxes. */
  const read = (box: Element) => {
    const style = getComputedStyle(box)
    return {
      edges: box.getBoundingClientRect(),
      isSideways: box.matches(sideways),
      isCutting: style.overflowX !== 'visible',
      mayBeCut: mayBeCut(style),
      isPlaced: placed(style),
      isFixed: style.position === 'fixed',
      hasEdges: parseFloat(style.borderRightWidth) > 0 && parseFloat(style.borderLeftWidth) > 0,
    }
  }
  const boxes = new Map<Element, ReturnType<typeof read>>()
  const boxOf = (element: Element) => {
    const known = boxes.get(element) ?? read(element)
    boxes.set(element, known)
    return known
  }

  for (const element of document.body.querySelectorAll('*')) {
    const texts = ownText(element)
    const isControl = element.matches('a, button, input, select, textarea, img, svg, canvas, video')
    if ((texts.length === 0 && !isControl) || !isShown(element)) continue
    if (element.closest('svg')?.parentElement?.closest('button, a') || element.matches('svg *')) continue
    let { left, right } = element.getBoundingClientRect()
    if (right - left <= slack) continue
    // What is written may stand out of its own element.
    const own = getComputedStyle(element)
    for (const text of mayBeCut(own) || scrolls(own) || isControl ? [] : texts) {
      const range = document.createRange()
      range.selectNodeContents(text)
      const box = range.getBoundingClientRect()
      left = Math.min(left, box.left)
      right = Math.max(right, box.right)
    }
    const say = (what: string) =>
      found.push(`${what} (${left.toFixed()} to ${right.toFixed()}): ${element.outerHTML.slice(0, 160)}`)
    let isExcused = false
    let isPlaced = placed(own)
    for (let parent = element.parentElement; parent; parent = parent.parentElement) {
      const box = boxOf(parent)
      const { edges } = box
      // Hidden for the eye, e.g. what only a robot fills in.
      isExcused ||= edges.width <= slack && box.isCutting
      if (box.isSideways) {
        left = Math.max(left, edges.left)
        right = Math.min(right, edges.right)
      }
      const isBeyond = left < edges.left - slack || right > edges.right + slack
      if (isBeyond && parent !== document.body) {
        isExcused ||= box.mayBeCut
        if (isExcused) break
        if (box.isCutting) {
          say(`cut by <${parent.localName} class="${parent.className.slice(0, 60)}">`)
          break
        }
        if (!isPlaced && box.hasEdges) {
          say('runs over the edge of its box')
          break
        }
      }
      isPlaced ||= box.isPlaced
      if (box.isFixed) break
    }
    if (!isExcused && (left < -slack || right > root.clientWidth + slack)) say('out of the window')
  }
  return found
}

/** Everything that is pressed takes a finger of 44 px (WCAG 2.5.5). */
export async function expectToTakeAFinger(page: Page, screen: string) {
  const small = await page.evaluate(() => {
    // A small control may take touches around itself with an ::after that stands out on all sides.
    const takesAFinger = (element: Element) => {
      const after = getComputedStyle(element, '::after')
      const beyond = after.position === 'absolute' ? Math.max(0, -parseFloat(after.top) - 1) : 0
      const { width, height } = element.getBoundingClientRect()
      return Math.min(width, height) + 2 * beyond >= 43.5
    }
    return [...document.querySelectorAll('a[href], button, input:not([hidden]), select')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().width > 1)
      .filter((element) => !element.matches('dd a') && !takesAFinger(element))
      .map((element) => element.outerHTML.slice(0, 160))
  })
  expect(small, screen).toEqual([])
}
