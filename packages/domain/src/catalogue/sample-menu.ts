import type { CatalogueContents } from './changes/diff'
import { STANDARD_PRICE, type ItemContent, type OptionGroup } from './model'
import { newItem } from './changes/new-items'
import { POSITION_GAP } from './changes/positions'

/** What a sample item says beside its name and prices. */
type Details = Partial<
  Pick<ItemContent, 'ingredientes' | 'alergenos' | 'tempo_preparo' | 'duracao' | 'opcoes'>
>
type SampleItem = [id: string, nome: string, descricao: string, prices: number[], details?: Details]

interface SampleCategory {
  id: string
  nome: string
  tipos?: string[]
  service?: true
  items: SampleItem[]
}

/**
 * The demonstration menu of a snack bar: Lanches, Bebidas, Sobremesas (CATAL-85), Pizzas by size with two flavours
 * at the dearer one's price, and a category of services. Each call answers new objects.
 */
export function sampleMenu(): CatalogueContents {
  const categories = sampleCategories().map(({ id, nome, tipos, service }, place) => ({
    id,
    section: service ? ('servicos' as const) : ('cardapio' as const),
    nome,
    ativo: true,
    tipos_preco: tipos ?? [STANDARD_PRICE],
    modalidade: service ? ('tempo' as const) : null,
    position: POSITION_GAP * (place + 1),
    extras: {},
  }))
  const items = sampleCategories().flatMap((category) =>
    category.items.map((item, place) => sampleItem(category, item, POSITION_GAP * (place + 1))),
  )
  return { categories, items: items.sort((one, other) => one.position - other.position) }
}

function sampleItem(
  { id: category_id, tipos = [STANDARD_PRICE] }: SampleCategory,
  [id, nome, descricao, prices, details]: SampleItem,
  position: number,
): ItemContent & { id: string } {
  const centavos = Object.fromEntries(tipos.map((tipo, place) => [tipo, prices[place] ?? 0]))
  const item = newItem({ category_id, nome, types: tipos, position })
  return { id, ...item, descricao, centavos, ...details }
}

function sampleCategories(): SampleCategory[] {
  return [
    {
      id: 'lanches',
      nome: 'Lanches',
      items: [
        [
          'x-burguer',
          'X-Burguer',
          'Pão, hambúrguer de 120 g, queijo prato e maionese da casa',
          [1890],
          { alergenos: ['glúten', 'leite', 'ovo'], tempo_preparo: 15, opcoes: [extras()] },
        ],
        [
          'x-bacon',
          'X-Bacon',
          'Pão, hambúrguer de 120 g, queijo, bacon, alface e tomate',
          [2490],
          { alergenos: ['glúten', 'leite', 'ovo'], tempo_preparo: 15, opcoes: [extras()] },
        ],
        [
          'x-tudo',
          'X-Tudo',
          'Dois hambúrgueres, queijo, presunto, ovo, bacon, milho e batata palha',
          [3190],
          { alergenos: ['glúten', 'leite', 'ovo'], tempo_preparo: 20, opcoes: [extras()] },
        ],
        [
          'misto-quente',
          'Misto quente',
          'Pão de forma na chapa, queijo e presunto',
          [1200],
          { alergenos: ['glúten', 'leite'], tempo_preparo: 8 },
        ],
        [
          'coxinha',
          'Coxinha de frango',
          'Frita na hora',
          [850],
          { alergenos: ['glúten'], tempo_preparo: 10 },
        ],
        [
          'pao-de-queijo',
          'Pão de queijo (6 un.)',
          'Polvilho azedo e queijo meia cura',
          [1400],
          { alergenos: ['leite', 'ovo'], tempo_preparo: 12 },
        ],
      ],
    },
    {
      id: 'pizzas',
      nome: 'Pizzas',
      tipos: ['Broto', 'Grande'],
      items: [
        [
          'pizza-dois-sabores',
          'Pizza até 2 sabores',
          'Massa de fermentação lenta; vale o sabor mais caro',
          [3490, 5490],
          { alergenos: ['glúten', 'leite'], tempo_preparo: 30, opcoes: [flavours(), crusts()] },
        ],
        [
          'pizza-doce',
          'Pizza de chocolate com morango',
          'Chocolate ao leite e morangos frescos',
          [3690, 5790],
          { alergenos: ['glúten', 'leite'], tempo_preparo: 25 },
        ],
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      items: [
        ['refrigerante-lata', 'Refrigerante lata', '350 ml', [650], { opcoes: [sodas()] }],
        ['guarana-2l', 'Guaraná 2 L', 'Gelado', [1300]],
        ['suco-laranja', 'Suco de laranja', 'Natural, 500 ml', [1100], { tempo_preparo: 5 }],
        ['acai-copo', 'Vitamina de açaí', 'Açaí, banana e leite, 400 ml', [1500], { alergenos: ['leite'] }],
        ['agua', 'Água mineral', 'Sem gás, 500 ml', [400]],
      ],
    },
    {
      id: 'sobremesas',
      nome: 'Sobremesas',
      items: [
        ['pudim', 'Pudim de leite', 'Fatia com calda de caramelo', [1200], { alergenos: ['leite', 'ovo'] }],
        ['brigadeiro', 'Brigadeiro (4 un.)', 'Chocolate meio amargo', [1000], { alergenos: ['leite'] }],
        [
          'petit-gateau',
          'Petit gâteau',
          'Com sorvete de creme',
          [2290],
          { alergenos: ['glúten', 'leite', 'ovo'], tempo_preparo: 12 },
        ],
      ],
    },
    {
      id: 'reservas',
      nome: 'Reservas',
      service: true,
      items: [
        [
          'mesa-aniversario',
          'Mesa de aniversário',
          'Mesa decorada para até 10 pessoas',
          [8000],
          { duracao: 120 },
        ],
        ['degustacao', 'Degustação de pizzas', 'Rodada com o pizzaiolo, por pessoa', [6900], { duracao: 90 }],
      ],
    },
  ]
}

function group(
  id: string,
  nome: string,
  rule: Omit<OptionGroup, 'id' | 'nome' | 'opcoes'>,
  prices: Record<string, number>,
): OptionGroup {
  const opcoes = Object.entries(prices).map(([nome, centavos], place) => ({
    id: `${id}-${place + 1}`,
    nome,
    centavos,
    ativo: true,
  }))
  return { id, nome, ...rule, opcoes }
}

function extras(): OptionGroup {
  return group(
    'adicionais',
    'Adicionais',
    { min: 0, max: 4, cobranca: 'soma' },
    {
      Bacon: 400,
      Ovo: 250,
      'Queijo extra': 350,
      'Cebola caramelizada': 300,
    },
  )
}

function flavours(): OptionGroup {
  return group(
    'sabores',
    'Sabores',
    { min: 1, max: 2, cobranca: 'maior' },
    {
      Mussarela: 0,
      Calabresa: 0,
      Marguerita: 300,
      'Frango com requeijão': 400,
      Portuguesa: 600,
      'Quatro queijos': 900,
    },
  )
}

function crusts(): OptionGroup {
  return group(
    'borda',
    'Borda',
    { min: 0, max: 1, cobranca: 'soma' },
    {
      Requeijão: 800,
      Cheddar: 800,
      Chocolate: 900,
    },
  )
}

function sodas(): OptionGroup {
  return group(
    'sabor',
    'Sabor',
    { min: 1, max: 1, cobranca: 'soma' },
    {
      Cola: 0,
      Guaraná: 0,
      Laranja: 0,
      Limão: 0,
    },
  )
}
