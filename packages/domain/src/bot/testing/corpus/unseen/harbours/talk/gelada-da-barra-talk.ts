import type { CorpusMessage } from '../../../corpus'

/** gelada-da-barra: what is said ahead, corrected and asked. */
export const geladaDaBarraTalk: readonly CorpusMessage[] = [
  {
    text: '1 fardo de brahma lata e 1 carvão, entrega em Coqueiral de Itaparica, rua itaiabaia 55, dinheiro troco pra 100',
    expect: [
      '1 brahma-lata [Fardo]',
      '1 carvao',
      'entrega',
      'bairro Coqueiral de Itaparica',
      'endereço rua itaiabaia 55',
      'pagamento cash',
      'troco 100',
    ],
  },
  {
    text: 'itaparica, av saturnino rangel mauro 700',
    cart: ['2 galao'],
    at: 'neighbourhood',
    expect: ['2 galao', 'bairro Itaparica', 'endereço av saturnino rangel mauro 700'],
  },
  {
    text: 'pode entregar, praia da costa, rua castelo branco 1200 apto 903, pix',
    cart: ['1 gin', '4 energetico'],
    at: 'fulfilment',
    expect: [
      '1 gin',
      '4 energetico',
      'entrega',
      'bairro Praia da Costa',
      'endereço rua castelo branco 1200 apto 903',
      'pagamento pix',
    ],
  },
  {
    text: 'um botijão de gás pra entregar em Cariacica',
    expect: ['1 gas', 'entrega', 'fora Cariacica'],
  },
  {
    text: 'tenho o dinheiro trocado certinho',
    cart: ['1 gelo-5', '1 skol-lata [Fardo]'],
    at: 'change',
    expect: ['1 gelo-5', '1 skol-lata [Fardo]', 'sem troco'],
  },
  {
    text: 'em vez de fardo quero só 6 latas da amstel',
    cart: ['1 amstel-lata [Fardo]', '1 carvao'],
    expect: ['6 amstel-lata [Unidade]', '1 carvao'],
  },
  {
    text: 'o vinho é seco, não suave',
    cart: ['2 vinho-suave'],
    expect: ['2 vinho-seco'],
  },
  {
    text: 'tira dois red bull e põe 3 gelo de coco',
    cart: ['1 vodka', '6 energetico'],
    expect: ['1 vodka', '4 energetico', '3 gelo-coco'],
  },
  {
    text: 'a original vai ser sem casco',
    cart: ['6 original [Unidade] + casco:troca', '1 gelo-5'],
    expect: ['6 original [Unidade] + casco:sem', '1 gelo-5'],
  },
  {
    text: 'troca a coca normal por zero',
    cart: ['1 coca-2l', '1 cachaca'],
    expect: ['1 coca-zero-2l', '1 cachaca'],
  },
  { text: 'quanto tá o fardo da heineken zero?', expect: ['pergunta preço heineken-zero'] },
  { text: 'tem gelo de coco aí?', expect: ['pergunta tem gelo-coco'] },
  {
    text: 'vcs entregam na Glória? e até que horas ficam abertos?',
    expect: ['pergunta horário', 'pergunta entrega Glória'],
  },
  { text: 'dá pra pagar no pix ou é só cartão?', expect: ['pergunta pagamento'] },
  { text: 'manda a chave pix q eu já faço', expect: ['pergunta pix'] },
  {
    text: 'põe mais um gelo de 5kg e pode fechar',
    cart: ['1 whisky', '1 gelo-5'],
    expect: ['1 whisky', '2 gelo-5', 'fim'],
  },
]
