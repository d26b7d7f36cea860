import type { Bench, Company } from './product'

const itemsEach = 20

/** Gives a company a menu of so many products, twenty a category. */
export async function giveMenu(bench: Bench, company: Company, products: number): Promise<void> {
  const cardapio = {
    categorias: Array.from({ length: products / itemsEach }, (_, c) => ({
      nome: `Categoria ${c + 1}`,
      produtos: Array.from({ length: itemsEach }, (_, n) => ({
        nome: `Produto ${c + 1}.${n + 1}`,
        descricao: 'Pão, hambúrguer de 120 g, queijo prato, bacon, alface, tomate e maionese da casa',
        preco: 10 + n,
        disponivel: true,
      })),
    })),
  }
  const response = await fetch(`${bench.url}/webhook/update-customer`, {
    method: 'POST',
    headers: { authorization: `Bearer ${company.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      cnpj: company.cnpj,
      cardapio_json: { cardapio, servicos: { categorias: [] } },
    }),
  })
  if (!response.ok) throw new Error(`menu refused: ${response.status} ${await response.text()}`)
}
