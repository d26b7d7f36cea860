import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const extras = group(
  'adicionais',
  'Adicionais',
  [0, 2],
  [
    option('queijo', 'Queijo extra', 300),
    option('catupiry', 'Catupiry', 350),
    option('cheddar', 'Cheddar', 350),
    option('ovo', 'Ovo', 200),
  ],
)

const mixed = group(
  'sabores',
  'Sabores do sortido',
  [1, 4],
  [
    option('coxinha', 'Coxinha'),
    option('bolinha', 'Bolinha de queijo'),
    option('kibe', 'Kibe'),
    option('risole', 'Risole de camarão', 1000),
    option('salsicha', 'Enroladinho de salsicha'),
  ],
)

const four = group(
  'pasteis',
  'Pastéis do combo',
  [4, 4],
  [
    option('carne', 'Carne'),
    option('queijo', 'Queijo'),
    option('frango', 'Frango'),
    option('pizza', 'Pizza'),
  ],
)

const savoury = { opcoes: [extras] }

/** Fried food by the piece, by the dozen and by the hundred. */
export const pastelDaMoca: CorpusShop = {
  id: 'pastel-da-moca',
  trade: 'pastelaria e salgaderia com salgados por cento',
  nome: 'Pastel da Moça',
  city: 'Recife',
  menu: menuOf([
    {
      id: 'pasteis',
      nome: 'Pastéis',
      types: ['Normal', 'Gigante'],
      products: [
        product('past-carne', 'Pastel de Carne', [900, 1700], {
          ...savoury,
          ingredientes: ['carne moída', 'azeitona', 'cebola', 'coentro'],
          alergenos: ['glúten'],
        }),
        product('past-queijo', 'Pastel de Queijo', [900, 1700], {
          ...savoury,
          alergenos: ['glúten', 'leite'],
        }),
        product('past-carne-queijo', 'Pastel de Carne com Queijo', [1100, 2000], savoury),
        product('past-frango', 'Pastel de Frango', [900, 1700], savoury),
        product('past-frango-catupiry', 'Pastel de Frango com Catupiry', [1100, 2000], savoury),
        product('past-pizza', 'Pastel de Pizza', [1000, 1800], {
          ...savoury,
          ingredientes: ['mussarela', 'presunto', 'tomate', 'orégano'],
          alergenos: ['glúten', 'leite'],
        }),
        product('past-camarao', 'Pastel de Camarão', [1400, 2600], {
          ...savoury,
          alergenos: ['glúten', 'crustáceos'],
        }),
        product('past-charque', 'Pastel de Charque', [1200, 2200], savoury),
        product('past-palmito', 'Pastel de Palmito', [1100, 2000], savoury),
        product('past-romeu', 'Pastel de Romeu e Julieta', [1000, 1800]),
        product('past-banana', 'Pastel de Banana com Canela', [1000, 1800]),
        product('past-chocolate', 'Pastel de Chocolate', [1000, 1800]),
      ],
    },
    {
      id: 'salgados',
      nome: 'Salgados',
      products: [
        product('coxinha', 'Coxinha', 700, {
          ingredientes: ['massa de batata', 'frango desfiado'],
          alergenos: ['glúten', 'leite'],
        }),
        product('coxinha-catupiry', 'Coxinha com Catupiry', 800),
        product('kibe', 'Kibe', 700),
        product('risole', 'Risole de Camarão', 850),
        product('empada', 'Empada de Frango', 800),
        product('enroladinho', 'Enroladinho de Salsicha', 650),
        product('bolinha', 'Bolinha de Queijo', 600),
        product('esfiha-carne', 'Esfiha de Carne', 700),
        product('esfiha-queijo', 'Esfiha de Queijo', 700),
      ],
    },
    {
      id: 'festa',
      nome: 'Salgados de festa',
      types: ['25 unidades', 'Meio cento', 'Cento'],
      products: [
        product('f-coxinha', 'Coxinha de festa', [2500, 4500, 8500]),
        product('f-bolinha', 'Bolinha de Queijo de festa', [2500, 4500, 8500]),
        product('f-kibe', 'Kibe de festa', [2500, 4500, 8500]),
        product('f-risole', 'Risole de Camarão de festa', [3200, 5900, 11000]),
        product('f-sortido', 'Salgados sortidos', [2600, 4800, 9000], {
          opcoes: [mixed],
          descricao: 'Até quatro sabores',
        }),
      ],
    },
    {
      id: 'combos',
      nome: 'Combos',
      products: [
        product('combo-familia', 'Combo Família', 4500, {
          opcoes: [four],
          descricao: 'Quatro pastéis e uma Coca-Cola 1L',
        }),
        product('combo-lanche', 'Combo Lanche', 1800, {
          descricao: 'Uma coxinha, um kibe e um caldo de cana de 300 ml',
        }),
      ],
    },
    {
      id: 'caldo',
      nome: 'Caldo de cana',
      types: ['300 ml', '500 ml', '1 litro'],
      products: [
        product('caldo', 'Caldo de Cana', [600, 900, 1600]),
        product('caldo-limao', 'Caldo de Cana com Limão', [700, 1000, 1800]),
      ],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-1l', 'Coca-Cola 1L', 1100),
        product('guarana-lata', 'Guaraná Antarctica lata', 550),
        product('cajuina', 'Cajuína São Geraldo', 600),
        product('suco-caja', 'Suco de Cajá', 800),
        product('suco-maracuja', 'Suco de Maracujá', 800),
        product('agua', 'Água mineral', 300),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Boa Vista', 'Santo Amaro'] },
    { centavos: 700, bairros: ['Madalena', 'Torre', 'Graças'] },
    { centavos: 1000, bairros: ['Boa Viagem', 'Pina', 'Casa Amarela'] },
  ],
}
