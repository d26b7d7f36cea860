import type { CorpusMessage } from '../../../corpus'

/** pamonha-do-cerrado: what is said ahead, corrected and asked. */
export const pamonhaDoCerradoTalk: readonly CorpusMessage[] = [
  {
    text: '6 pamonha doce, entregar no Maracanã, rua 8 qd 12 lt 5, pix',
    expect: ['6 pam-doce', 'entrega', 'bairro Maracanã', 'endereço rua 8 qd 12 lt 5', 'pagamento pix'],
  },
  {
    text: 'vou mandar buscar, pode pôr no nome de Divino',
    cart: ['3 galinhada'],
    at: 'fulfilment',
    expect: ['3 galinhada', 'retirada', 'nome Divino'],
  },
  {
    text: 'av brasil sul 3400',
    cart: ['1 bolo-milho'],
    at: 'address',
    expect: ['1 bolo-milho', 'endereço av brasil sul 3400'],
  },
  {
    text: 'pago em dinheiro trocadinho, não precisa de troco não',
    cart: ['2 pam-doce'],
    at: 'payment',
    expect: ['2 pam-doce', 'pagamento cash', 'sem troco'],
  },
  {
    text: '2 galinhada pra entregar em Goiânia',
    expect: ['2 galinhada', 'entrega', 'fora Goiânia'],
  },
  {
    text: 'a pamonha de sal pode ser frita em vez de cozida',
    cart: ['2 pam-sal + preparo:cozida'],
    expect: ['2 pam-sal + preparo:frita'],
  },
  {
    text: 'tira uma pamonha doce',
    cart: ['4 pam-doce', '1 curau [Grande]'],
    expect: ['3 pam-doce', '1 curau [Grande]'],
  },
  {
    text: 'o curau é pequeno tá',
    cart: ['1 curau [Grande]', '1 agua'],
    expect: ['1 curau [Pequeno]', '1 agua'],
  },
  { text: 'a pamonha de sal leva o que dentro?', expect: ['pergunta ingredientes pam-sal'] },
  { text: 'qto é a pamonha à moda?', expect: ['pergunta preço pam-moda'] },
  { text: 'o curau tem leite? meu filho é alérgico', expect: ['pergunta alérgeno curau leite'] },
  { text: 'hj vcs abrem até q horas', expect: ['pergunta horário'] },
  { text: 'tem chica doida hoje?', expect: ['pergunta tem chica-doida'] },
  { text: 'comprando 20 pamonhas faz desconto?', expect: ['pergunta desconto'] },
  { text: 'boa tarde minha fia', expect: ['oi'] },
  {
    text: 'não quero mais nada não, só isso',
    cart: ['4 pam-doce'],
    expect: ['4 pam-doce', 'fim'],
  },
]
