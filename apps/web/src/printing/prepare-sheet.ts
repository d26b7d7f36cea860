import type { Sheet } from './print-waiting'

const loadMs = 5000

/**
 * Lays a receipt out in a frame of its own, as wide and as high as its paper, and gives the way to print it. The
 * frame's `print()` returning is all a browser tells: some never fire `afterprint`, so nobody waits for it.
 * Throws when the receipt cannot be drawn.
 */
export async function prepareSheet(svg: string, title: string): Promise<Sheet> {
  const { width, height } = sizeOf(svg)
  const frame = document.createElement('iframe')
  frame.title = title
  frame.tabIndex = -1
  frame.setAttribute('aria-hidden', 'true')
  // Off the screen instead of hidden: what is not laid out is not printed.
  frame.style.cssText = `position:fixed;left:-10000px;top:0;width:${width}mm;height:${height}mm;border:0`
  document.body.append(frame)
  try {
    const view = frame.contentWindow as (Window & typeof globalThis) | null
    if (!view) throw new Error('The frame has no window')
    const style = new view.CSSStyleSheet()
    style.replaceSync(
      `@page{size:${width}mm ${height}mm;margin:0}html,body{margin:0;padding:0}img{display:block;width:${width}mm}`,
    )
    view.document.title = title
    view.document.adoptedStyleSheets = [style]
    const image = view.document.createElement('img')
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
    view.document.body.append(image)
    await drawn(image)
    return { send: () => view.print(), dispose: () => removeLater(frame) }
  } catch (error) {
    frame.remove()
    throw error
  }
}

/** Millimetres of a receipt: its SVG names them. One more in height, so that rounding never makes a second page. */
function sizeOf(svg: string): { width: number; height: number } {
  const [, width, height] = /<svg[^>]*? width="([\d.]+)mm" height="([\d.]+)mm"/.exec(svg) ?? []
  if (!width || !height) throw new Error('The receipt does not say how large it is')
  return { width: Number(width), height: Math.ceil(Number(height)) + 1 }
}

async function drawn(image: HTMLImageElement) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The receipt took too long to draw')), loadMs)
  })
  try {
    await Promise.race([image.decode(), late])
  } finally {
    clearTimeout(timer)
  }
}

/** The print dialog of some browsers reads the frame after `print()` has returned. */
function removeLater(frame: HTMLIFrameElement) {
  setTimeout(() => frame.remove(), 60_000)
}
