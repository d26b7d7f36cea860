import type { CorpusShop } from '../../../corpus'
import { group, menuOf, option, product } from '../../../build-menu'

const sides = group(
  'acompanhamentos',
  'Dois acompanhamentos',
  [2, 2],
  [
    option('baiao', 'Baião'),
    option('arroz', 'Arroz branco'),
    option('macaxeira', 'Macaxeira cozida'),
    option('vinagrete', 'Vinagrete'),
    option('farofa', 'Farofa'),
    option('feijao-verde', 'Feijão verde', 300),
  ],
)

const fruit = group(
  'sabor',
  'Sabor',
  [1, 1],
  [
    option('manga', 'Manga'),
    option('umbu', 'Umbu'),
    option('goiaba', 'Goiaba'),
    option('acerola', 'Acerola'),
  ],
)

const butter = group(
  'adicionais',
  'Adicionais',
  [0, 2],
  [option('manteiga', 'Manteiga de garrafa', 300), option('queijo', 'Queijo coalho', 600)],
)

const roast = { opcoes: [sides, butter] }

/** Roast goat and sun-dried beef for one, two or four with two sides, stews, snacks and fruit juices. */
export const bodeDoVelhoChico: CorpusShop = {
  id: 'bode-do-velho-chico',
  trade: 'bode assado e comida do sertão',
  nome: 'Bode do Velho Chico',
  city: 'Petrolina',
  menu: menuOf([
    {
      id: 'assados',
      nome: 'Assados',
      types: ['1 pessoa', '2 pessoas', '4 pessoas'],
      products: [
        product('bode', 'Bode Assado', [3200, 5900, 10900], roast),
        product('carneiro', 'Carneiro Assado', [3400, 6200, 11500], roast),
        product('carne-sol', 'Carne de Sol', [3600, 6500, 11900], roast),
        product('tilapia', 'Tilápia Frita', [3000, 5500, 9900], { ...roast, alergenos: ['peixe'] }),
      ],
    },
    {
      id: 'panela',
      nome: 'Da panela',
      types: ['Pequena', 'Grande'],
      products: [
        product('buchada', 'Buchada de Bode', [2600, 4600]),
        product('sarapatel', 'Sarapatel', [2200, 3900]),
        product('galinha', 'Galinha de Capoeira', [3500, 6500], {
          ingredientes: ['galinha caipira', 'pirão', 'coentro', 'cebola'],
        }),
      ],
    },
    {
      id: 'petiscos',
      nome: 'Petiscos',
      types: ['Meia', 'Inteira'],
      products: [
        product('macaxeira-frita', 'Macaxeira Frita', [1400, 2400]),
        product('linguica-bode', 'Linguiça de Bode', [2200, 3900]),
        product('coalho', 'Queijo Coalho na Brasa', [1800, 3200], { alergenos: ['leite'] }),
      ],
    },
    {
      id: 'avulsos',
      nome: 'Avulsos',
      products: [
        product('cuscuz', 'Cuscuz com Manteiga', 700),
        product('pirao', 'Pirão', 1000),
        product('pao', 'Pão com Alho', 800),
      ],
    },
    {
      id: 'sucos',
      nome: 'Sucos',
      types: ['Copo', 'Jarra'],
      products: [product('suco', 'Suco da Fruta', [800, 2000], { opcoes: [fruit] })],
    },
    {
      id: 'bebidas',
      nome: 'Bebidas',
      products: [
        product('coca-lata', 'Coca-Cola lata', 600),
        product('coca-1l', 'Coca-Cola 1L', 1000),
        product('cajuina', 'Cajuína 500 ml', 900),
        product('agua', 'Água mineral', 350),
        product('skol', 'Cerveja Skol 600 ml', 1100),
        product('heineken', 'Cerveja Heineken 600 ml', 1700),
      ],
    },
    {
      id: 'doces',
      nome: 'Doces',
      products: [
        product('cartola', 'Cartola', 1600, {
          ingredientes: ['banana', 'queijo manteiga', 'canela', 'açúcar'],
        }),
        product('doce-umbu', 'Doce de Umbu', 900),
        product('doce-leite', 'Doce de Leite com Queijo', 1100),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 500, bairros: ['Centro', 'Atrás da Banca'] },
    { centavos: 800, bairros: ['Areia Branca', 'Vila Mocó', 'Maria Auxiliadora'] },
    { centavos: 1200, bairros: ['Cohab Massangano', 'José e Maria'] },
  ],
}
