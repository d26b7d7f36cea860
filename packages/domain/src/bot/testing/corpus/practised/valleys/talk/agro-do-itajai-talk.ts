import type { CorpusMessage } from '../../../corpus'

/** agro-do-itajai: what is said ahead, corrected and asked. */
export const agroDoItajaiTalk: readonly CorpusMessage[] = [
  { text: 'o milho de 20 tá quanto?', expect: ['pergunta preço milho'] },
  { text: 'tem muda de uva ainda?', expect: ['pergunta tem muda'] },
  { text: 'vcs ficam onde?', expect: ['pergunta loja'] },
  { text: 'até que horas atende hoje', expect: ['pergunta horário'] },
  { text: 'entregam na bela aliança?', expect: ['pergunta entrega Bela Aliança'] },
  { text: 'faz desconto à vista?', expect: ['pergunta desconto'] },
  { text: 'a ração é de engorda, me enganei', cart: ['1 postura [20 kg]'], expect: ['1 engorda [20 kg]'] },
  { text: 'em vez do ancinho uma enxada', cart: ['1 ancinho', '1 luva'], expect: ['1 enxada', '1 luva'] },
  {
    text: 'muda a mangueira pra 10 metros',
    cart: ['1 mangueira + metros:m20'],
    expect: ['1 mangueira + metros:m10'],
  },
  { text: 'dobra a terra preta', cart: ['2 terra'], expect: ['4 terra'] },
  { text: 'não quero mais o calcário', cart: ['3 esterco', '1 calcario'], expect: ['3 esterco'] },
  { text: 'acrescenta 2 vermífugos', cart: ['1 coelho [5 kg]'], expect: ['1 coelho [5 kg]', '2 vermifugo'] },
  { text: 'só isso, pode mandar', cart: ['1 regador'], expect: ['1 regador', 'fim'] },
  {
    text: 'passo aí pra pegar as 16h',
    cart: ['2 quirera [5 kg]'],
    at: 'fulfilment',
    expect: ['2 quirera [5 kg]', 'retirada', 'hora 16:00'],
  },
  { text: 'leva troco pra duzentos', cart: ['1 enxada'], at: 'change', expect: ['1 enxada', 'troco 200'] },
  { text: 'cadê meu pedido?', expect: ['pergunta pedido'] },
]
