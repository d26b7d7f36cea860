import type { CorpusMessage } from '../../../corpus'

/** porcoes-do-cais: what is said ahead, corrected and asked. */
export const porcoesDoCaisTalk: readonly CorpusMessage[] = [
  {
    text: 'uma batata frita inteira, entrega no Santos Dumont, avenida brasil 900, cartão de débito',
    expect: [
      '1 batata [Inteira]',
      'entrega',
      'bairro Santos Dumont',
      'endereço avenida brasil 900',
      'pagamento debit_card',
    ],
  },
  {
    text: 'pode entregar, é no centro',
    cart: ['1 surubim [Meia] + molho:alho'],
    at: 'fulfilment',
    expect: ['1 surubim [Meia] + molho:alho', 'entrega', 'bairro Centro'],
  },
  {
    text: 'rua bahia 52 em frente a padaria',
    cart: ['1 mandioca [Inteira]'],
    at: 'address',
    expect: ['1 mandioca [Inteira]', 'endereço rua bahia 52 em frente a padaria'],
  },
  {
    text: 'dinheiro, troco pra 200',
    cart: ['1 moqueca + guarnicao:arroz', '4 skol'],
    at: 'payment',
    expect: ['1 moqueca + guarnicao:arroz', '4 skol', 'pagamento cash', 'troco 200'],
  },
  {
    text: 'o molho muda pra maionese de alho',
    cart: ['1 lambari [Meia] + molho:tartaro'],
    expect: ['1 lambari [Meia] + molho:alho'],
  },
  {
    text: 'não é meia não, é inteira o torresmo',
    cart: ['1 torresmo [Meia] + molho:pimenta', '2 skol'],
    expect: ['1 torresmo [Inteira] + molho:pimenta', '2 skol'],
  },
  {
    text: 'tira uma skol',
    cart: ['1 batata [Meia]', '3 skol'],
    expect: ['1 batata [Meia]', '2 skol'],
  },
  {
    text: 'cancela tudo e vamos começar de novo',
    cart: ['1 batata [Meia]', '3 skol'],
    expect: ['1 batata [Meia]', '3 skol', 'esvaziar'],
  },
  { text: 'quanto tá a porção de surubim?', expect: ['pergunta preço surubim'] },
  { text: 'a moqueca leva o que?', expect: ['pergunta ingredientes moqueca'] },
  { text: 'isca de surubim tem glúten? sou celíaca', expect: ['pergunta alérgeno surubim glúten'] },
  { text: 'aí fica onde?', expect: ['pergunta loja'] },
  { text: 'tem lambari hoje?', expect: ['pergunta tem lambari'] },
  { text: 'vc é robô? quero falar com atendente', expect: ['pessoa'] },
  { text: 'muito obrigado, estava tudo uma delícia 👏', expect: ['oi'] },
  {
    text: 'nada mais não, brigado',
    cart: ['1 tilapia [Inteira] + molho:tartaro'],
    expect: ['1 tilapia [Inteira] + molho:tartaro', 'fim'],
  },
]
