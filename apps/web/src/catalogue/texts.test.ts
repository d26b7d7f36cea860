import { expect, test } from 'vitest'
import { ApiError } from '../lib/api-error'
import { catalogue as pt } from '../i18n/locales/pt/catalogue'
import { textsNow } from '../i18n/language'
import { CatalogueError } from '@balcao/domain/catalogue'
import { missingText, problemText } from './problem-text'
import { refusalText } from './store/tell-outcome'
import { catalogueTexts } from './texts'

test.each([
  ['CATAL-10', pt.emptyMenu, 'Nenhum produto encontrado no cardápio'],
  ['CATAL-68', pt.product_missing, 'Produto não encontrado'],
  ['CATAL-69', pt.category_missing, 'Categoria não encontrada'],
  ['CATAL-70', pt.service_missing, 'Serviço não encontrado'],
  ['CATAL-71', pt.noMenuAddProduct, 'Nenhum dado do menu para adicionar produto'],
  ['CATAL-72', pt.noMenuDeleteProduct, 'Nenhum dado do menu para excluir produto'],
  ['CATAL-73', pt.noMenuDeleteCategory, 'Nenhum dado do menu para excluir categoria'],
  ['CATAL-74', pt.noMenuAddCategory, 'Nenhum dado do menu para adicionar categoria'],
  ['CATAL-75', pt.invalidStructure, 'Estrutura de categorias inválida'],
  ['CATAL-76', pt.processFailed, 'Erro ao processar dados do cardápio'],
  ['CATAL-77', pt.loadFailed, 'Erro ao carregar cardápio: {message}'],
  ['CATAL-78', pt.loadServicesFailed, 'Erro ao carregar dados de serviços'],
  ['CATAL-79', pt.categorySaved, 'Categoria atualizada com sucesso!'],
  ['CATAL-80', pt.itemToggled, 'Status atualizado com sucesso!'],
  ['CATAL-81', pt.categoryToggled, 'Status da categoria atualizado com sucesso!'],
  ['CATAL-82', pt.productDeleted, 'Produto excluído com sucesso'],
  ['CATAL-83', pt.categoryDeleted, 'Categoria excluída com sucesso'],
  ['CATAL-84', pt.serviceDeleted, 'Serviço excluído com sucesso'],
])('%s reads %s', (_, text, expected) => {
  expect(text).toBe(expected)
})

test.each([
  ['CATAL-54 CATAL-58', 'name_required', 'nome', 'Nome da categoria é obrigatório'],
  ['CATAL-55 CATAL-59', 'price_type_unnamed', 'tipos_preco.1', 'Todos os tipos de preço devem ter um nome'],
  ['CATAL-56 CATAL-60', 'name_taken', 'nome', 'Já existe uma categoria com este nome'],
] as const)('%s %s of %s reads %s', (_, code, field, expected) => {
  expect(problemText(textsNow(catalogueTexts), { code, field })).toBe(expected)
})

test('CATAL-63 a service without an identifier is named, any other failure is not', () => {
  const t = textsNow(catalogueTexts)
  expect(missingText(t, new CatalogueError('service_id_invalid'))).toBe('Identificador do serviço inválido')
  expect(missingText(t, new Error('other'))).toBeNull()
})

test.each([
  ['COMP-37', 'edit', 'cardapio', 'Erro ao salvar dados'],
  ['CATAL-64', 'editCategory', 'cardapio', 'Erro ao salvar alterações da categoria'],
  ['CATAL-46 CATAL-64', 'toggleCategory', 'servicos', 'Erro ao salvar alterações da categoria'],
  ['CATAL-65', 'deleteItem', 'cardapio', 'Erro ao salvar exclusão no banco'],
  ['CATAL-65', 'deleteItem', 'servicos', 'Erro ao salvar exclusão no banco'],
  ['CATAL-66', 'edit', 'servicos', 'Erro ao salvar serviços: caiu'],
  ['CATAL-67', 'deleteCategory', 'cardapio', 'Erro ao deletar categoria: caiu'],
] as const)('%s a refused %s of %s reads %s', (_, purpose, section, expected) => {
  const error = new ApiError('caiu', { status: 500, code: 'INTERNAL', mensagem: 'caiu' })
  expect(refusalText({ about: { purpose, section, label: '' }, error })).toBe(expected)
})
