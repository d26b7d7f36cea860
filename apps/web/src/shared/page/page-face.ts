import type { CSSProperties } from 'react'

interface PageFace {
  /** Whose page it is. */
  name: string | null
  companyId: string | null
  /** Tokens of the band in the owner's colour. */
  style: CSSProperties | undefined
}

let face: PageFace = { name: null, companyId: null, style: undefined }

/** Keeps what the server wrote on a public page, before React takes the page's place. */
export function keepPageFace(): void {
  const band = document.querySelector<HTMLElement>('#face')
  if (!band) return
  const token = (name: string) => band.style.getPropertyValue(name)
  const tokens = { '--tile': token('--tile'), '--on-tile': token('--on-tile') } as CSSProperties
  face = {
    name: band.querySelector('h1')?.textContent ?? null,
    companyId: band.dataset.company ?? null,
    style: token('--tile') ? tokens : undefined,
  }
}

/** Whose page it is, as far as is known before its data have come. */
export const pageFace = (): PageFace => face
