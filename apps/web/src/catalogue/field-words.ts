import type { Modality } from '@balcao/domain/modality'
import type { CategoryContent, HalvesRule, Item, ItemContent, OptionGroup } from '@balcao/domain/catalogue'
import { formatBrl } from '@balcao/domain/money'
import type { Translate } from '../i18n/language'
import type { CatalogueText, catalogueTexts } from './texts'

type Words = Translate<typeof catalogueTexts.pt>
type FieldName = Exclude<keyof ItemContent | keyof CategoryContent, 'extras'>

const labels: Record<FieldName, CatalogueText> = {
  nome: 'name',
  descricao: 'description',
  category_id: 'category',
  centavos: 'price',
  disponivel: 'available',
  ativo: 'active',
  ingredientes: 'ingredients',
  alergenos: 'allergens',
  tempo_preparo: 'preparation',
  duracao: 'duration',
  modalidade: 'modality',
  position: 'order',
  opcoes: 'options',
  imagem: 'image',
  pausado_ate: 'pauseField',
  codigo: 'code',
  gratis: 'free',
  section: 'section',
  tipos_preco: 'priceTypes',
  meio_a_meio: 'halves',
}

/** The name of a field of a row, as conflicts and the history write it ('nome', 'centavos.Grande'). */
export function fieldName(t: Words, field: string): string {
  const type = field.startsWith('centavos.') ? field.slice('centavos.'.length) : null
  if (type !== null) return type === 'padrao' ? t('price') : t('priceOfType', { type })
  const key = Object.hasOwn(labels, field) ? labels[field as FieldName] : 'otherField'
  return t(key as 'name')
}

/** What a field says, in words. `categories` names what a category id stands for. */
export function fieldValue(
  t: Words,
  field: string,
  value: unknown,
  categories: ReadonlyMap<string, string>,
): string {
  if (value === null || value === undefined || value === '') return t('emptyValue')
  if (field.startsWith('centavos.') && typeof value === 'number') return formatBrl(value)
  if (field === 'category_id' && typeof value === 'string') return categories.get(value) ?? value
  if (field === 'opcoes')
    return (value as Item['opcoes']).map(({ nome }: OptionGroup) => nome).join(', ') || t('emptyValue')
  if (field === 'meio_a_meio') {
    const { maximo, cobranca } = value as HalvesRule
    return t('halvesValue', { count: maximo, charge: t(`halvesCharge_${cobranca}`) })
  }
  if (field === 'imagem') return t('image')
  if (field === 'duracao' || field === 'tempo_preparo') return t('minutes', { count: Number(value) })
  if (field === 'modalidade') return t(`modality_${value as Modality}`)
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (Array.isArray(value)) return value.join(', ') || t('emptyValue')
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number)
}
