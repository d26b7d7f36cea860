import type { Item, ItemContent, OptionGroup } from '@balcao/domain/catalogue'
import { readWhole } from '@balcao/domain/text'

/** The details as they are typed. Lists are separated by commas; minutes are digits, empty when not said. */
export interface ItemDraft {
  imagem: string | null
  opcoes: readonly OptionGroup[]
  codigo: string
  gratis: boolean
  tempo_preparo: string
  ingredientes: string
  alergenos: string
}

type DetailContent = Pick<ItemContent, keyof ItemDraft>

const mostMinutes = 527_040

export function draftOf(item: Item): ItemDraft {
  return {
    imagem: item.imagem,
    opcoes: item.opcoes,
    codigo: item.codigo ?? '',
    gratis: item.gratis ?? false,
    tempo_preparo: item.tempo_preparo === null ? '' : String(item.tempo_preparo),
    ingredientes: item.ingredientes.join(', '),
    alergenos: item.alergenos.join(', '),
  }
}

/** What a row says after the draft; blanks around texts go. */
export function contentOfDraft(draft: ItemDraft): DetailContent {
  return {
    imagem: draft.imagem,
    opcoes: draft.opcoes.map((group) => ({
      ...group,
      nome: group.nome.trim(),
      opcoes: group.opcoes.map((option) => ({ ...option, nome: option.nome.trim() })),
    })),
    codigo: draft.codigo.trim() || null,
    gratis: draft.gratis || undefined,
    tempo_preparo: minutesOf(draft.tempo_preparo),
    ingredientes: listOf(draft.ingredientes, 100),
    alergenos: listOf(draft.alergenos, 50),
  }
}

function minutesOf(typed: string): number | null {
  const minutes = readWhole(typed)
  return minutes === null ? null : Math.min(minutes, mostMinutes)
}

function listOf(text: string, most: number): string[] {
  return text
    .split(/[,;\n]/)
    .map((part) => part.trim().slice(0, 120))
    .filter(Boolean)
    .slice(0, most)
}
