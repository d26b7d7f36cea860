import type { ShopLook } from '@balcao/contract/company'
import type { CSSProperties } from 'react'
import { firstData } from './first-data'
import { bandStyle } from './shop-band'

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
  const { company } = (firstData() ?? {}) as { company?: { id: string; nome: string } & ShopLook }
  if (company) {
    face = {
      name: company.nome,
      companyId: company.id,
      style: company.cor === null ? undefined : bandStyle(company.cor),
    }
    return
  }
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
