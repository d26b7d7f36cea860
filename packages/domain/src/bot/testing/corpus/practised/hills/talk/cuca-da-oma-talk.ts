import type { CorpusMessage } from '../../../corpus'

/** cuca-da-oma: what is said ahead, corrected and asked. */
export const cucaDaOmaTalk: readonly CorpusMessage[] = [
  {
    text: '1 cuca de uva inteira, entrega no Garcia, rua amazonas 1515, vou pagar com vale alimentação',
    expect: [
      '1 c-uva [Inteira]',
      'entrega',
      'bairro Garcia',
      'endereço rua amazonas 1515',
      'pagamento voucher',
    ],
  },
  {
    text: 'busco na loja às 15:30, é Helga',
    cart: ['1 floresta-negra [Inteira]'],
    at: 'fulfilment',
    expect: ['1 floresta-negra [Inteira]', 'retirada', 'hora 15:30', 'nome Helga'],
  },
  {
    text: 'itoupava norte, rua dois de setembro 2100 bloco b',
    cart: ['2 pretzel'],
    at: 'neighbourhood',
    expect: ['2 pretzel', 'bairro Itoupava Norte', 'endereço rua dois de setembro 2100 bloco b'],
  },
  {
    text: 'dinheiro, tenho uma nota de 50',
    cart: ['2 pao-centeio'],
    at: 'payment',
    expect: ['2 pao-centeio', 'pagamento cash', 'troco 50'],
  },
  {
    text: '2 pão de milho pra entregar em Pomerode',
    expect: ['2 pao-milho', 'entrega', 'fora Pomerode'],
  },
  {
    text: 'quero só meia cuca de banana, não inteira',
    cart: ['1 c-banana [Inteira]', '1 suco-uva'],
    expect: ['1 c-banana [Meia]', '1 suco-uva'],
  },
  {
    text: 'troca o cappuccino por um café passado grande',
    cart: ['1 c-uva [Fatia]', '1 cappuccino [Grande]'],
    expect: ['1 c-uva [Fatia]', '1 cafe [Grande]'],
  },
  {
    text: 'pensando bem tira o pretzel',
    cart: ['1 pretzel', '1 bockwurst'],
    expect: ['1 bockwurst'],
  },
  { text: 'quanto sai a floresta negra inteira?', expect: ['pergunta preço floresta-negra'] },
  { text: 'a cuca de banana tem ovo?', expect: ['pergunta alérgeno c-banana ovo'] },
  { text: 'oq tem no sanduiche de bockwurst', expect: ['pergunta ingredientes bockwurst'] },
  { text: 'que horas a loja fecha hoje?', expect: ['pergunta horário'] },
  {
    text: 'demora mt pra chegar aqui?',
    cart: ['3 pastel-forno'],
    expect: ['3 pastel-forno', 'pergunta tempo'],
  },
  { text: 'aceitam vr?', expect: ['pergunta pagamento'] },
  { text: 'oiii bom dia 🌷', expect: ['oi'] },
  {
    text: 'é só isso por hj, danke!',
    cart: ['1 c-maca [Meia]'],
    expect: ['1 c-maca [Meia]', 'fim'],
  },
]
