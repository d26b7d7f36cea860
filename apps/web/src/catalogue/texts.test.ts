import { expect, test } from 'vitest'
import { ApiError } from '../lib/http/api-error'
import { catalogue as pt } from '../i18n/locales/pt/shop/catalogue'
import { textsNow } from '../i18n/language'
import { problemText } from './problem-text'
import { refusalText } from './store/tell-outcome'
import { catalogueTexts } from './texts'

test.each([
  ['CATAL-10', pt.emptyMenu, 'Nenhum produto encontrado no cardápio'],
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
