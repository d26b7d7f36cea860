import type { CorpusMessage } from '../../corpus'

/** What is corrected, asked and said beside an order, by shop. */
export const talk: Readonly<Record<string, readonly CorpusMessage[]>> = {
  marmitaria: [
    {
      text: 'opa errei, é G e não M',
      cart: ['1 marmita [M] + proteina:bife'],
      expect: ['1 marmita [G] + proteina:bife'],
    },
    {
      text: 'na marmita tira a farofa e bota vinagrete',
      cart: ['1 marmita [P] + proteina:peixe + guarnicoes:farofa', '1 coca-lata'],
      expect: ['1 marmita [P] + proteina:peixe + guarnicoes:vinagrete', '1 coca-lata'],
    },
    { text: 'são só 2 feijoadas viu', cart: ['3 feijoada', '1 pudim'], expect: ['2 feijoada', '1 pudim'] },
    {
      text: 'moro no espinheiro, vocês chegam aqui?',
      expect: ['entrega', 'bairro Espinheiro', 'pergunta entrega Espinheiro'],
    },
    {
      text: 'Avenida Norte 1200, apto 401, Casa Amarela',
      cart: ['1 baiao'],
      at: 'address',
      expect: ['1 baiao', 'endereço Avenida Norte 1200, apto 401', 'bairro Casa Amarela'],
    },
    {
      text: 'dinheiro, troco pra cem',
      cart: ['1 baiao'],
      at: 'payment',
      expect: ['1 baiao', 'pagamento cash', 'troco 100'],
    },
    { text: 'é pra 12:30 pode ser?', cart: ['1 feijoada'], expect: ['1 feijoada', 'hora 12:30'] },
  ],
  hamburgueria: [
    {
      text: 'o x bacon é sem alface e o x salada é sem tomate',
      cart: ['1 x-bacon', '1 x-salada'],
      expect: ['1 x-bacon (sem alface)', '1 x-salada (sem tomate)'],
    },
    {
      text: 'adiciona um ovo no x tudo',
      cart: ['1 x-tudo', '1 x-egg'],
      expect: ['1 x-tudo + adicionais:ovo', '1 x-egg'],
    },
    {
      text: 'deixa quieto a batata',
      cart: ['1 classic + ponto:mal', '1 batata [Grande]'],
      expect: ['1 classic + ponto:mal'],
    },
    {
      text: 'mais um igual',
      cart: ['1 x-coracao + adicionais:ovo'],
      expect: ['2 x-coracao + adicionais:ovo'],
    },
    {
      text: 'quanto tempo leva pra chegar aqui na azenha?',
      cart: ['1 x-egg'],
      expect: ['1 x-egg', 'pergunta tempo'],
    },
    {
      text: 'quero retirar aí no balcão',
      cart: ['1 x-egg'],
      at: 'fulfilment',
      expect: ['1 x-egg', 'retirada'],
    },
    { text: 'no pix', cart: ['1 x-egg'], at: 'payment', expect: ['1 x-egg', 'pagamento pix'] },
    {
      text: 'o milk shake de morango é de 500',
      cart: ['1 shake-morango [300 ml]', '1 brownie'],
      expect: ['1 shake-morango [500 ml]', '1 brownie'],
    },
    {
      text: 'troca o guaraná por coca zero no combo',
      cart: ['1 combo-smash + bebida:guarana'],
      expect: ['1 combo-smash + bebida:coca-zero'],
    },
  ],
  acai: [
    {
      text: 'sem granola por favor',
      cart: ['1 acai [500 ml] + acompanhamentos:granola + acompanhamentos:banana'],
      expect: ['1 acai [500 ml] + acompanhamentos:banana'],
    },
    {
      text: 'faz de 700 o açaí',
      cart: ['1 acai [500 ml]', '1 crepe + recheio:queijo'],
      expect: ['1 acai [700 ml]', '1 crepe + recheio:queijo'],
    },
    {
      text: 'um dos açaís é com nutella',
      cart: ['2 acai [300 ml]'],
      expect: ['1 acai [300 ml]', '1 acai [300 ml] + adicionais:nutella'],
    },
    { text: 'o açaí zero tem açúcar?', expect: ['pergunta ingredientes acai-zero'] },
  ],
  lanchonete: [
    {
      text: 'mudei de ideia, em vez de suco de laranja quero de acerola',
      cart: ['1 suco [300 ml] + sabor:laranja + preparo:agua'],
      expect: ['1 suco [300 ml] + sabor:acerola + preparo:agua'],
    },
    { text: 'tira 5 pão', cart: ['10 pao-frances', '1 cafe'], expect: ['5 pao-frances', '1 cafe'] },
    { text: 'só isso, obrigado', cart: ['2 kibe'], expect: ['2 kibe', 'fim'] },
    {
      text: 'a tapioca é com ovo também',
      cart: ['1 tapioca + recheio:queijo'],
      expect: ['1 tapioca + recheio:queijo + recheio:ovo'],
    },
    { text: 'esquece tudo, vou começar de novo', cart: ['2 kibe'], expect: ['2 kibe', 'esvaziar'] },
  ],
  churrascaria: [
    { text: 'dobra os espetos de carne', cart: ['3 e-carne', '1 agua'], expect: ['6 e-carne', '1 agua'] },
    {
      text: 'a jantinha sem vinagrete',
      cart: ['1 jantinha + espeto:carne', '2 e-frango'],
      expect: ['1 jantinha + espeto:carne (sem vinagrete)', '2 e-frango'],
    },
    { text: 'vocês abrem que horas no domingo?', expect: ['pergunta horário'] },
    { text: 'e a picanha pra dois quanto sai?', expect: ['pergunta preço picanha'] },
    {
      text: 'cancela o torresmo e o caldo',
      cart: ['1 torresmo [Meia]', '1 caldo-verde [300 ml]', '1 e-carne'],
      expect: ['1 e-carne'],
    },
  ],
  adega: [
    {
      text: 'a skol é lata e não litrão',
      cart: ['6 skol-litrao [Unidade]'],
      expect: ['6 skol-lata [Unidade]'],
    },
    {
      text: 'bota mais um saco de gelo',
      cart: ['1 gelo [5 kg]', '1 pitu [Garrafa]'],
      expect: ['2 gelo [5 kg]', '1 pitu [Garrafa]'],
    },
    {
      text: 'quanto fica a entrega pra afogados',
      cart: ['1 gas + casco:troca'],
      expect: ['1 gas + casco:troca', 'pergunta entrega Afogados'],
    },
    {
      text: 'não precisa de troco, tá certinho',
      cart: ['1 gas + casco:troca'],
      at: 'change',
      expect: ['1 gas + casco:troca', 'sem troco'],
    },
  ],
  'pizza-recife': [
    {
      text: 'tira a borda e aumenta pra família',
      cart: ['1 pizza [Grande] + sabores:calabresa + bordas:cheddar'],
      expect: ['1 pizza [Família] + sabores:calabresa'],
    },
    {
      text: 'metade vai ser de charque',
      cart: ['1 pizza [Grande] + sabores:calabresa'],
      expect: ['1 pizza [Grande] + sabores:calabresa + sabores:charque'],
    },
    {
      text: 'a pizza de atum sem cebola',
      cart: ['1 pizza [Média] + sabores:atum', '1 pizza [Média] + sabores:bacon'],
      expect: ['1 pizza [Média] + sabores:atum (sem cebola)', '1 pizza [Média] + sabores:bacon'],
    },
    { text: 'qual o tamanho da grande? quantas fatias?', expect: ['pergunta preço pizza', 'pessoa'] },
  ],
  esfiharia: [
    {
      text: 'as de queijo são fechadas',
      cart: ['5 esf-carne [Aberta]', '5 esf-queijo [Aberta]'],
      expect: ['5 esf-carne [Aberta]', '5 esf-queijo [Fechada]'],
    },
    {
      text: 'muda 3 de carne pra frango',
      cart: ['10 esf-carne [Aberta]'],
      expect: ['7 esf-carne [Aberta]', '3 esf-frango [Aberta]'],
    },
    {
      text: 'o kibe não, só as esfihas',
      cart: ['1 kibe', '6 esf-carne [Aberta]'],
      expect: ['6 esf-carne [Aberta]'],
    },
  ],
  baiao: [
    {
      text: 'o pf vem com salada?',
      cart: ['1 pf-bife [Pequeno] + base:baiao'],
      expect: ['1 pf-bife [Pequeno] + base:baiao', 'pessoa'],
    },
    {
      text: 'no lugar do baião bota arroz branco e feijão',
      cart: ['1 pf-bife [Pequeno] + base:baiao'],
      expect: ['1 pf-bife [Pequeno] + base:arroz-feijao'],
    },
    {
      text: 'o pf é grande',
      cart: ['1 pf-frango [Pequeno] + base:baiao', '1 coca-lata'],
      expect: ['1 pf-frango [Grande] + base:baiao', '1 coca-lata'],
    },
  ],
  padaria: [
    {
      text: 'o queijo é fatia grossa',
      cart: ['1 mussarela [200 g]', '1 presunto [200 g]'],
      expect: ['1 mussarela [200 g] + corte:grossa', '1 presunto [200 g]'],
    },
    {
      text: 'aumenta o presunto pra 500g',
      cart: ['1 presunto [200 g]', '1 leite'],
      expect: ['1 presunto [500 g]', '1 leite'],
    },
    { text: 'manda mais 3 coxinha', cart: ['2 coxinha', '1 leite'], expect: ['5 coxinha', '1 leite'] },
  ],
  'burger-carioca': [
    {
      text: 'nao quero mais a batata, quero onion',
      cart: ['1 fritas [G]', '1 veggie'],
      expect: ['1 onion [G]', '1 veggie'],
    },
    {
      text: 'faz os dois smash triplos',
      cart: ['2 smash-bacon [Duplo]'],
      expect: ['2 smash-bacon [Triplo]'],
    },
    {
      text: 'o maracanã é com pão brioche',
      cart: ['1 maracana + pao:australiano + ponto:ponto'],
      expect: ['1 maracana + pao:brioche + ponto:ponto'],
    },
  ],
  farma24: [
    { text: 'na verdade é pampers M', cart: ['2 fralda-pampers [G]'], expect: ['2 fralda-pampers [M]'] },
    {
      text: 'e um dorflex caixa também',
      cart: ['1 dipirona-gotas'],
      expect: ['1 dipirona-gotas', '1 dorflex [Caixa]'],
    },
    {
      text: 'a dipirona é de 1g',
      cart: ['1 dipirona-500 [Caixa]', '1 gelo'],
      expect: ['1 dipirona-1g [Caixa]', '1 gelo'],
    },
  ],
  sushi: [
    { text: 'tira um temaki', cart: ['3 temaki-hot', '1 shimeji'], expect: ['2 temaki-hot', '1 shimeji'] },
    {
      text: 'um temaki é sem cream cheese',
      cart: ['2 temaki-salmao + adicionais:cream-cheese'],
      expect: ['1 temaki-salmao + adicionais:cream-cheese', '1 temaki-salmao'],
    },
  ],
  confeitaria: [
    {
      text: 'o bolo é fatia, não inteiro',
      cart: ['1 bolo-milho [Inteiro]'],
      expect: ['1 bolo-milho [Fatia]'],
    },
    {
      text: 'nos docinhos bota cajuzinho também',
      cart: ['1 cento-docinhos + sabores:brigadeiro'],
      expect: ['1 cento-docinhos + sabores:brigadeiro + sabores:cajuzinho'],
    },
  ],
  mercadinho: [
    {
      text: 'o arroz é parboilizado',
      cart: ['2 arroz-branco', '1 oleo'],
      expect: ['2 arroz-parboilizado', '1 oleo'],
    },
    { text: 'coca normal e não zero', cart: ['1 coca-zero [2 litros]'], expect: ['1 coca [2 litros]'] },
  ],
  floricultura: [
    {
      text: 'as rosas são brancas',
      cart: ['1 rosa [Dúzia] + cor:vermelha'],
      expect: ['1 rosa [Dúzia] + cor:branca'],
    },
    {
      text: 'bota o buquê grande',
      cart: ['1 buque-campo [P]', '1 vela'],
      expect: ['1 buque-campo [G]', '1 vela'],
    },
  ],
  construcao: [
    { text: 'o cano é de 50, não de 25', cart: ['3 cano-25'], expect: ['3 cano-50'] },
    { text: 'mais 2 sacos de cimento', cart: ['5 cimento', '1 martelo'], expect: ['7 cimento', '1 martelo'] },
  ],
}
