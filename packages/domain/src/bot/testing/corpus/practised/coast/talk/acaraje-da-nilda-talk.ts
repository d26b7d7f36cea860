import type { CorpusMessage } from '../../../corpus'

/** acaraje-da-nilda: what is said ahead, corrected and asked. */
export const acarajeDaNildaTalk: readonly CorpusMessage[] = [
  {
    text: 'entrega no pontal, rua castro alves 77: 2 acarajé com pouca pimenta. Pago no pix',
    expect: [
      '2 acaraje + pimenta:pouca',
      'entrega',
      'bairro Pontal',
      'endereço rua castro alves 77',
      'pagamento pix',
    ],
  },
  {
    text: '1 cento de mini acarajé pra buscar às 17h, nome Cleide',
    expect: ['1 mini-acaraje [Cento]', 'retirada', 'hora 17:00', 'nome Cleide'],
  },
  {
    text: 'Malhado, rua da esperança 12',
    cart: ['2 bolinho-estudante'],
    at: 'neighbourhood',
    expect: ['2 bolinho-estudante', 'bairro Malhado', 'endereço rua da esperança 12'],
  },
  {
    text: 'dinheiro vivo, troco pra 50 por favor',
    cart: ['3 cocada-branca'],
    at: 'payment',
    expect: ['3 cocada-branca', 'pagamento cash', 'troco 50'],
  },
  {
    text: '4 cocada preta pra entregar em Itabuna',
    expect: ['4 cocada-preta', 'entrega', 'fora Itabuna'],
  },
  {
    text: 'pode botar com muita pimenta mesmo',
    cart: ['1 acaraje + pimenta:pouca'],
    expect: ['1 acaraje + pimenta:muita'],
  },
  {
    text: 'alias o vatapa é grande viu',
    cart: ['1 vatapa [Pequeno]', '1 agua'],
    expect: ['1 vatapa [Grande]', '1 agua'],
  },
  {
    text: 'tire as cocadas pretas, só quero o acarajé',
    cart: ['1 acaraje + pimenta:sem', '2 cocada-preta'],
    expect: ['1 acaraje + pimenta:sem'],
  },
  {
    text: 'o suco é de umbu em vez de cacau',
    cart: ['1 suco [500 ml] + fruta:cacau'],
    expect: ['1 suco [500 ml] + fruta:umbu'],
  },
  {
    text: 'coloca camarão extra no abará',
    cart: ['1 acaraje + pimenta:sem', '1 abara + pimenta:sem'],
    expect: ['1 acaraje + pimenta:sem', '1 abara + pimenta:sem + adicionais:camarao'],
  },
  { text: 'o acarajé tem amendoim? sou alérgica', expect: ['pergunta alérgeno acaraje amendoim'] },
  { text: 'quais sucos vocês têm?', expect: ['pergunta sabores suco'] },
  { text: 'quanto tá o cento do mini abará', expect: ['pergunta preço mini-abara'] },
  {
    text: 'me dê 2 cocada branca, e até que horas a senhora fica aí?',
    expect: ['2 cocada-branca', 'pergunta horário'],
  },
  { text: 'em qual praça a senhora fica?', expect: ['pergunta loja'] },
  {
    text: 'pronto minha linda, é só isso',
    cart: ['2 abara + pimenta:sem'],
    expect: ['2 abara + pimenta:sem', 'fim'],
  },
]
