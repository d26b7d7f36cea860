import type { Section } from '@balcao/domain/catalogue'
import { createContext, use } from 'react'
import type { CatalogueStore } from './store/catalogue-store'

/** What stands above the list: one thing at a time. */
export type CataloguePanel =
  | { kind: 'newCategory'; section: Section }
  | { kind: 'editCategory' | 'deleteCategory'; id: string }
  | { kind: 'deleteItem' | 'moveItem' | 'details'; id: string }
  | { kind: 'newCombo'; categoryId: string }
  | { kind: 'prices'; categoryId: string | null }
  | { kind: 'csv' | 'history' | 'sample' | 'soldOut' }

interface CatalogueTools {
  store: CatalogueStore
  open: (panel: CataloguePanel) => void
  /** Says something to a screen reader only. */
  announce: (text: string) => void
  /** The item that was just made here: its name is being typed as soon as its row appears. */
  isFresh: (id: string) => boolean
  noteFresh: (id: string | null) => void
  /** IANA zone of the company's clock. */
  zone: string
  /** For the addresses of its pictures; empty before it is known. */
  companyId: string
}

export const CatalogueContext = createContext<CatalogueTools | null>(null)

/** The tools of the catalogue screen; they stay the same objects, so that rows need not render again. */
export function useCatalogue(): CatalogueTools {
  const tools = use(CatalogueContext)
  if (!tools) throw new Error('The catalogue’s pieces stand inside a CatalogueTab')
  return tools
}
