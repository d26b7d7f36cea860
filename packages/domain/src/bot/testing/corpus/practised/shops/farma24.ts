import type { CorpusShop } from '../../corpus'
import { group, menuOf, option, product } from '../../build-menu'

const flavour = group(
  'sabor',
  'Sabor',
  [1, 1],
  [
    option('limao', 'Limão'),
    option('laranja', 'Laranja'),
    option('guarana', 'Guaraná'),
    option('abacaxi', 'Abacaxi'),
  ],
)

const condom = group(
  'tipo',
  'Tipo',
  [0, 1],
  [
    option('tradicional', 'Tradicional'),
    option('sensitive', 'Sensitive', 300),
    option('retardante', 'Retardante', 300),
  ],
)

const brush = group('cerdas', 'Cerdas', [1, 1], [option('macia', 'Macia'), option('media', 'Média')])

/** Medicines without a prescription, hygiene and baby, and what the night sells: ice, snacks and drinks by the pack. */
export const farma24: CorpusShop = {
  id: 'farma24',
  trade: 'farmácia e conveniência 24 horas',
  nome: 'Farma24 Paulista',
  city: 'São Paulo',
  menu: menuOf([
    {
      id: 'comprimidos',
      nome: 'Comprimidos',
      types: ['Cartela', 'Caixa'],
      products: [
        product('dipirona-500', 'Dipirona 500 mg', [600, 1600]),
        product('dipirona-1g', 'Dipirona 1 g', [900, 2200]),
        product('paracetamol', 'Paracetamol 750 mg', [700, 1800]),
        product('dorflex', 'Dorflex', [850, 2600]),
        product('neosaldina', 'Neosaldina', [900, 3200]),
        product('engov', 'Engov', [700, 2400]),
      ],
    },
    {
      id: 'remedios',
      nome: 'Remédios sem receita',
      products: [
        product('dipirona-gotas', 'Dipirona gotas', 900),
        product('eno', 'Sal de fruta Eno', 450, { opcoes: [flavour] }),
        product('loratadina', 'Loratadina 10 mg', 1800),
        product('vitamina-c', 'Vitamina C efervescente', 1900),
        product('soro-fisio', 'Soro fisiológico 500 ml', 1200),
        product('soro-reidratante', 'Soro reidratante', 1500),
        product('descongestionante', 'Neosoro', 1100),
        product('pastilha', 'Pastilha para garganta', 1400),
        product('curativo', 'Band-Aid 40 unidades', 1300),
        product('termometro', 'Termômetro digital', 2900),
        product('teste-gravidez', 'Teste de gravidez', 1500),
      ],
    },
    {
      id: 'higiene',
      nome: 'Higiene',
      products: [
        product('preservativo', 'Preservativo com 3', 900, { opcoes: [condom] }),
        product('absorvente', 'Absorvente com abas', 1100),
        product('absorvente-noturno', 'Absorvente noturno', 1500),
        product('escova', 'Escova de dente', 1200, { opcoes: [brush] }),
        product('creme-dental', 'Creme dental 90 g', 700),
        product('shampoo', 'Shampoo 350 ml', 1900),
        product('condicionador', 'Condicionador 350 ml', 2100),
        product('desodorante', 'Desodorante aerossol', 1800),
        product('papel', 'Papel higiênico com 4', 900),
        product('protetor', 'Protetor solar FPS 50', 4900),
      ],
    },
    {
      id: 'fraldas',
      nome: 'Fraldas',
      types: ['P', 'M', 'G', 'XG'],
      products: [
        product('fralda-pampers', 'Fralda Pampers', [4900, 4900, 5200, 5400]),
        product('fralda-huggies', 'Fralda Huggies', [4700, 4700, 4900, 5100]),
      ],
    },
    {
      id: 'bebe',
      nome: 'Bebê',
      products: [
        product('lenco', 'Lenço umedecido', 1400),
        product('pomada', 'Pomada para assadura', 2600),
        product('leite-ninho', 'Leite Ninho 380 g', 2200),
        product('mamadeira', 'Mamadeira 240 ml', 3200),
      ],
    },
    {
      id: 'geladas',
      nome: 'Bebidas por unidade e fardo',
      types: ['Unidade', 'Fardo com 12'],
      products: [
        product('brahma', 'Brahma lata', [500, 5400]),
        product('heineken', 'Heineken lata', [700, 7900]),
        product('coca-lata', 'Coca-Cola lata', [600, 6600]),
        product('coca-zero-lata', 'Coca-Cola Zero lata', [600, 6600]),
        product('agua', 'Água mineral 500 ml', [300, 2800]),
        product('agua-gas', 'Água com gás 500 ml', [350, 3200]),
      ],
    },
    {
      id: 'conveniencia',
      nome: 'Conveniência',
      products: [
        product('coca-2l', 'Coca-Cola 2L', 1400),
        product('redbull', 'Red Bull', 1200),
        product('monster', 'Monster', 1300),
        product('gatorade', 'Gatorade', 800),
        product('gelo', 'Gelo 5 kg', 1500),
        product('carvao', 'Carvão 3 kg', 2200),
        product('ruffles', 'Ruffles', 1300),
        product('doritos', 'Doritos', 1400),
        product('miojo', 'Miojo', 400),
        product('barra-chocolate', 'Barra de chocolate', 900),
        product('sorvete-pote', 'Pote de sorvete', 3200),
        product('pilha-aa', 'Pilha AA com 4', 1900),
        product('pilha-aaa', 'Pilha AAA com 4', 1900),
        product('isqueiro', 'Isqueiro', 700),
        product('carregador', 'Carregador USB-C', 4900),
      ],
    },
  ]),
  feeGroups: [
    { centavos: 700, bairros: ['Bela Vista', 'Consolação', 'Liberdade'] },
    { centavos: 1000, bairros: ['Pinheiros', 'Perdizes', 'Vila Madalena'] },
    { centavos: 1500, bairros: ['Mooca', 'Tatuapé', 'Santana'] },
  ],
}
