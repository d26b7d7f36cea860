/** Menus as shops and automations really write them, in every shape that the spec describes. */

/** The spec's own shape (CATAL-11, 12, 15). */
export const canonical = {
  cardapio: {
    categorias: [
      {
        id: 'lanches',
        nome: 'Lanches',
        ativo: true,
        tipos_preco: ['padrao'],
        produtos: [
          {
            id: 'x-bacon',
            nome: 'X-Bacon',
            descricao: 'Pão, carne e bacon',
            preco: 19.99,
            precos: { padrao: 19.99 },
            disponivel: true,
            ativo: true,
            ingredientes: ['pão', 'bacon'],
            alergenos: ['glúten'],
            tempo_preparo: 15,
            duracao: null,
            modalidade: null,
            categoria: 'Lanches',
          },
        ],
      },
      {
        id: 'pizzas',
        nome: 'Pizzas',
        ativo: false,
        tipos_preco: ['Broto', 'Grande'],
        produtos: [
          {
            id: 'calabresa',
            nome: 'Calabresa',
            descricao: '',
            precos: { Broto: 29.9, Grande: 49.9 },
            disponivel: false,
            ativo: true,
            ingredientes: [],
            alergenos: [],
            tempo_preparo: null,
            duracao: null,
            modalidade: null,
            categoria: 'Pizzas',
          },
        ],
      },
    ],
  },
  servicos: {
    categorias: [
      {
        id: 'cortes',
        nome: 'Cortes',
        ativo: true,
        tipos_preco: ['padrao'],
        modalidade: 'tempo',
        produtos: [
          {
            id: 'corte-masculino',
            nome: 'Corte masculino',
            descricao: '',
            preco: 45,
            precos: { padrao: 45 },
            disponivel: true,
            ativo: true,
            ingredientes: [],
            alergenos: [],
            tempo_preparo: null,
            duracao: 30,
            modalidade: null,
            categoria: 'Cortes',
          },
        ],
      },
    ],
  },
}

/** An old structure without sections: the list of categories alone (CATAL-23). */
export const oldList = [
  {
    id: 7,
    nome: 'Lanches',
    ativo: 1,
    cor: '#f00',
    produtos: [
      { id: 31, nome: 'X-Salada', preco: 18, disponivel: 1 },
      { id: 32, nome: 'X-Egg', preco: 20.5, disponivel: 0, peso: { gramas: 300 } },
    ],
  },
  { id: 8, nome: 'Porções', ativo: 0, cor: '#0f0', produtos: [] },
]

/** An old structure in `categorias`, with what the document says beside it. */
const oldWrapped = {
  restaurante: 'Cantina da Nona',
  categorias: [
    { nome: 'Massas', produtos: [{ nome: 'Nhoque', precos: { Meia: '22,00', Inteira: '38,50' } }] },
  ],
}

/** The same in English. */
const oldEnglish = {
  categories: [
    {
      name: 'Burgers',
      active: true,
      items: [{ name: 'Classic', description: 'Beef', price: 25, available: true }],
    },
  ],
}

/** A source menu: categories hold itens with ativo (CATAL-18). */
export const source = {
  categorias: [
    {
      nome: 'Lanches',
      ativo: true,
      itens: [
        { nome: 'X-Burger', descricao: 'Pão e carne', preco: 'R$ 12,50', ativo: true },
        { nome: 'X-Tudo', descricao: 'De tudo', preco: 'R$ 22,00', ativo: false },
      ],
    },
    {
      nome: 'Bebidas',
      ativo: true,
      itens: [
        { nome: 'Coca-Cola lata', descricao: '', preco: 'R$ 6,00', ativo: true },
        { nome: 'Heineken long neck', descricao: '', preco: 'R$ 11,00', ativo: true },
        { nome: 'Suco de guaraná', descricao: '', preco: 'R$ 8,00', ativo: true },
        { nome: 'Água com gás', descricao: '', preco: 'R$ 4,00', ativo: true },
        { nome: 'Vinho da casa', descricao: '', preco: 'R$ 18,00', ativo: true },
      ],
    },
  ],
}

/** Categories and products by name, groups in groups (CATAL-19, CATAL-20). */
export const byName = {
  Lanches: { 'X-Burger': 12.5, 'X-Bacon': 15 },
  Pizzas: {
    Tradicionais: [
      { nome: 'Calabresa', precos: { Broto: 30, Grande: 50 } },
      { nome: 'Mussarela', precos: { Broto: 28, Grande: 46 } },
    ],
    Especiais: [{ nome: 'Camarão', precos: { Broto: 45, Grande: 80 } }],
  },
  bebidas: {
    refrigerantes: [{ nome: 'Guaraná', preco: 6 }],
    cervejas: [{ nome: 'Pilsen', preco: 9 }],
    águas: [{ nome: 'Sem gás', preco: 3 }],
    vinhos: [{ nome: 'Tinto', preco: 60 }],
    destilados: [{ nome: 'Cachaça', preco: 7 }],
  },
}

/** Categories with sub categories, as records. */
export const subCategories = {
  cardapio: [
    {
      nome: 'Pizzas',
      ativo: 'true',
      tipos_preco: ['Média', 'Grande'],
      itens: [{ nome: 'Da casa', preco: '40.00' }],
      subcategorias: [
        { nome: 'Doces', ativo: 'true', itens: [{ nome: 'Chocolate', preco: '35.00' }] },
        { nome: 'Salgadas', ativo: 'false', itens: [] },
      ],
    },
    { nome: 'Esfihas', ativo: 'true', grupos: { Abertas: [{ nome: 'Carne', preco: '5.50' }] } },
  ],
  servicos: { categorias: [] },
}

/** Options, picture, pause and code beside the specified fields. */
export const withOptions = {
  cardapio: {
    categorias: [
      {
        nome: 'Pizzas',
        produtos: [
          {
            nome: 'Meia a meia',
            preco: 50,
            imagem: 'img_1',
            pausado_ate: '2026-05-01T03:00:00Z',
            codigo: 12,
            opcoes: [
              {
                id: 'sabores',
                nome: 'Sabores',
                min: 1,
                max: 2,
                cobranca: 'maior',
                opcoes: [{ id: 'calabresa', nome: 'Calabresa', preco: 49.9, ativo: true }],
              },
            ],
          },
        ],
      },
    ],
  },
}

/** All of them, by name. Each is written back exactly as it was. */
export const shapes: Record<string, unknown> = {
  canonical,
  oldList,
  oldWrapped,
  oldEnglish,
  source,
  byName,
  subCategories,
  withOptions,
}
