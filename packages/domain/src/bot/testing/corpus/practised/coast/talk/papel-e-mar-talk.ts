import type { CorpusMessage } from '../../../corpus'

/** papel-e-mar: what is said ahead, corrected and asked. */
export const papelEMarTalk: readonly CorpusMessage[] = [
  {
    text: '2 papel a4, entrega na rua hercílio luz 500 sala 3, centro, pago no pix',
    expect: ['2 a4', 'entrega', 'bairro Centro', 'endereço rua hercílio luz 500 sala 3', 'pagamento pix'],
  },
  {
    text: 'vou retirar aí na loja umas 16h, meu nome é Sandro',
    cart: ['1 agenda'],
    at: 'fulfilment',
    expect: ['1 agenda', 'retirada', 'hora 16:00', 'nome Sandro'],
  },
  {
    text: 'traz uma agenda 2027 pra mim aqui em Balneário Camboriú',
    expect: ['1 agenda', 'entrega', 'fora Balneário Camboriú'],
  },
  {
    text: 'débito',
    cart: ['1 estojo', '1 guache'],
    at: 'payment',
    expect: ['1 estojo', '1 guache', 'pagamento debit_card'],
  },
  {
    text: 'a caneta é preta, não azul',
    cart: ['4 caneta [Unidade] + cor:azul', '1 a4'],
    expect: ['4 caneta [Unidade] + cor:preta', '1 a4'],
  },
  {
    text: 'embrulha a caneca pra presente por favor',
    cart: ['1 caneca', '1 cartao'],
    expect: ['1 caneca + embrulho:presente', '1 cartao'],
  },
  {
    text: 'pode tirar o guache que já tem em casa',
    cart: ['1 guache', '1 canetinha'],
    expect: ['1 canetinha'],
  },
  {
    text: 'o lápis de cor é o de 24',
    cart: ['1 lapis-cor-12', '1 tesoura'],
    expect: ['1 lapis-cor-24', '1 tesoura'],
  },
  {
    text: 'muda o caderno pra capa floral',
    cart: ['1 cad-10 + capa:lisa'],
    expect: ['1 cad-10 + capa:floral'],
  },
  { text: 'qual o preço da impressão?', expect: ['pergunta preço impressao'] },
  { text: 'tem agenda 2027 ainda?', expect: ['pergunta tem agenda'] },
  { text: 'quais as cores de cartolina?', expect: ['pergunta sabores cartolina'] },
  { text: 'vocês abrem sábado à tarde?', expect: ['pergunta horário'] },
  { text: 'levando a lista escolar inteira tem desconto?', expect: ['pergunta desconto'] },
  {
    text: 'é isso, pode finalizar',
    cart: ['1 garrafa + embrulho:presente'],
    expect: ['1 garrafa + embrulho:presente', 'fim'],
  },
  { text: 'quero conversar com uma atendente, não com a máquina', expect: ['pessoa'] },
]
