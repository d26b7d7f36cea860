import type { CorpusMessage } from '../../corpus'

/** More of what customers of the confeitaria in Salvador write. */
export const confeitariaMessages: readonly CorpusMessage[] = [
  { text: 'oxente menina me vê 20 cacetinho e 6 pão delícia', expect: ['20 pao-frances', '6 pao-delicia'] },
  {
    text: 'bolo de aipim inteiro e 2 fatia de torta de limão',
    expect: ['1 bolo-aipim [Inteiro]', '2 torta-limao [Fatia]'],
  },
  {
    text: 'um cento de docinho metade brigadeiro metade beijinho',
    expect: ['1 cento-docinhos + sabores:brigadeiro + sabores:beijinho'],
  },
  {
    text: '3 café com leite pequeno sem açúcar e um grande',
    expect: ['3 cafe-leite [Pequeno] (sem açúcar)', '1 cafe-leite [Grande]'],
  },
  { text: 'coxinha 4 e kibe 2 e coca lata 2', expect: ['4 coxinha', '2 kibe', '2 coca-lata'] },
  {
    text: 'suco de umbu de 500 e um de mangaba de 300',
    expect: ['1 suco [500 ml] + sabor:umbu', '1 suco [300 ml] + sabor:mangaba'],
  },
  {
    text: 'sonho de creme 3, de goiabada 1',
    expect: ['3 sonho + recheio:creme', '1 sonho + recheio:goiabada'],
  },
  {
    text: 'misto quente com ovo e requeijão, bem tostado',
    expect: ['1 misto + adicionais:ovo + adicionais:requeijao (bem tostado)'],
  },
  { text: 'cuscuz com ovo e queijo coalho por cima', expect: ['1 cuscuz + adicionais:queijo-coalho'] },
  {
    text: 'duas empadas de camarão, uma de frango e um folhado',
    expect: ['2 empada-camarao', '1 empada-frango', '1 folhado'],
  },
  {
    text: 'tem bolo de ninho? quanto é a fatia?',
    expect: ['pergunta tem bolo-ninho', 'pergunta preço bolo-ninho'],
  },
  {
    text: 'bota mais dois quindim',
    cart: ['1 quindim', '1 cafe [Médio]'],
    expect: ['3 quindim', '1 cafe [Médio]'],
  },
  { text: 'o café é grande', cart: ['1 cafe [Pequeno]', '1 misto'], expect: ['1 cafe [Grande]', '1 misto'] },
  { text: 'agua mineral 2, uma com gás', expect: ['1 agua', '1 agua-gas'] },
  { text: 'pudim de leite 1 cocada 2 e brigadeiro 10', expect: ['1 pudim', '2 cocada', '10 brigadeiro'] },
  {
    text: 'pego aí na loja daqui a pouco, pago no dinheiro e levo trocado',
    cart: ['1 baguete'],
    expect: ['1 baguete', 'retirada', 'pagamento cash', 'sem troco'],
  },
]
