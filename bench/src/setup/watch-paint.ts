declare global {
  interface Window {
    paintedAt(text: string): Promise<number>
  }
}

/** Runs in the page: tells when a text of an element has been painted, one frame after it stood in the document. */
export function watchPaint(selector: string): void {
  window.paintedAt = (text) =>
    new Promise((resolve) => {
      const isThere = () =>
        [...document.querySelectorAll(selector)].some((element) => element.textContent?.includes(text))
      const afterPaint = () => requestAnimationFrame(() => setTimeout(() => resolve(Date.now())))
      const observer = new MutationObserver(() => {
        if (!isThere()) return
        observer.disconnect()
        afterPaint()
      })
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
      if (isThere()) {
        observer.disconnect()
        afterPaint()
      }
    })
}
