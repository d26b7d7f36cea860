import type { CorpusMessage } from '../../../corpus'

/** Young people, in their abbreviations, to kitchens, by shop. */
export const teensMeals: Readonly<Record<string, readonly CorpusMessage[]>> = {
  acai: [
    {
      text: 'oii qro 1 açai 500 c granola e leite ninho pfvr',
      expect: ['1 acai [500 ml] + acompanhamentos:granola + adicionais:leite-ninho'],
    },
    {
      text: 'mn manda 2 açaí 300ml c nutella e bis',
      expect: ['2 acai [300 ml] + adicionais:nutella + adicionais:bis'],
    },
    { text: 'qnt ta o de 700?', expect: ['pergunta preço acai | acai-zero | acai-cupuacu'] },
    {
      text: 'to mto na vontade d um milk shake d morango 300 kkkk',
      expect: ['1 milk-shake [300 ml] + sabor:morango'],
    },
    {
      text: 'bota kitkat tbm pfv',
      cart: ['1 acai [500 ml]'],
      expect: ['1 acai [500 ml] + adicionais:kitkat'],
    },
    {
      text: '1 creme d ninho 500 c morango e 1 waffle d nutella slk',
      expect: ['1 creme-ninho [500 ml] + adicionais:morango', '1 waffle + recheio:nutella'],
    },
    { text: 'vcs entrega no jd goias??', expect: ['pergunta entrega Jardim Goiás'] },
    { text: 'dms ja pode fechar', cart: ['1 brownie'], expect: ['1 brownie', 'fim'] },
    { text: 'troca p zero o açai', cart: ['1 acai [300 ml]'], expect: ['1 acai-zero [300 ml]'] },
    { text: 'açai 1L sem nada, só açai msm', expect: ['1 acai [1 litro] (sem nada)'] },
  ],
  hamburgueria: [
    { text: 'slv man qro 2 x bacon e 1 coca 2l', expect: ['2 x-bacon', '1 coca-2l'] },
    {
      text: '1 smash duplo s picles e 1 batata P pf',
      expect: ['1 smash-duplo (s picles)', '1 batata [Pequena]'],
    },
    { text: 'mano tem x tudo hj?', expect: ['pergunta tem x-tudo'] },
    { text: 'combo smash c sprite pfvzinho', expect: ['1 combo-smash + bebida:sprite'] },
    { text: 'add ovo no x salada', cart: ['1 x-salada'], expect: ['1 x-salada + adicionais:ovo'] },
    { text: 'pix msm', cart: ['1 chicken'], at: 'payment', expect: ['1 chicken', 'pagamento pix'] },
    { text: 'vo busca ai, nome duda', cart: ['1 veggie'], expect: ['1 veggie', 'retirada', 'nome duda'] },
    {
      text: 'qro um bbq bacon mal passado c cebola caramelizada e um shake d ovomaltine 500',
      expect: ['1 bbq-bacon + ponto:mal + adicionais:cebola', '1 shake-ovomaltine [500 ml]'],
    },
    { text: 'kd meu lanche??', expect: ['pergunta pedido'] },
    {
      text: 'tira a sprite e bota guarana lata',
      cart: ['1 smash', '1 sprite-lata'],
      expect: ['1 smash', '1 guarana-lata'],
    },
  ],
  'nami-sushi': [
    { text: 'oie qro um comb d 20 e 1 hot roll d 8 pls', expect: ['1 comb-20', '1 hot-roll [8 peças]'] },
    {
      text: '2 temaki salmão s arroz c cream cheese',
      expect: ['2 temaki-salmao + arroz:sem-arroz + complementos:cream-cheese'],
    },
    { text: 'qnto é o comb 50?', expect: ['pergunta preço comb-50'] },
    { text: 'yaki d frango G e 1 h2oh', expect: ['1 yaki-frango [G]', '1 h2oh'] },
    { text: 'manda + 1 shoyu e + 1 tare', cart: ['1 comb-30'], expect: ['1 comb-30', '1 shoyu', '1 tare'] },
    { text: 'aceita pix?', expect: ['pergunta pix'] },
    { text: 'hot banana 8 pq eu mereço kkkkk', expect: ['1 hot-banana [8 peças]'] },
    {
      text: 'na rua sergipe 700 ap 2 funcionarios',
      cart: ['1 joy'],
      at: 'menu',
      expect: ['1 joy', 'entrega', 'bairro Funcionários', 'endereço rua sergipe 700 ap 2'],
    },
    { text: 'era 2 niguiri n 1', cart: ['1 niguiri'], expect: ['2 niguiri'] },
    { text: 'guioza d frango c mto shoyu', expect: ['1 guioza + recheio:frango (c mto shoyu)'] },
  ],
  tapiocaria: [
    {
      text: 'oii mana 1 tapioca d queijo c ovo e 1 suco d cupuaçu 300',
      expect: ['1 tapioca + recheio:queijo + recheio:ovo', '1 suco-cupuacu [300 ml]'],
    },
    { text: 'qro um tacacá G mano', expect: ['1 tacaca [Grande]'] },
    {
      text: 'açai grosso 1L c farinha d tapioca',
      expect: ['1 acai-grosso [1 litro] + acompanha:farinha-tapioca'],
    },
    { text: 'tem unha d caranguejo?', expect: ['pergunta tem unha'] },
    { text: '3 coxinha d frango e 1 garoto 2l', expect: ['3 coxinha-frango', '1 garoto-2l'] },
    { text: 'x egg c bacon s tomate', expect: ['1 x-egg + adicionais:bacon (s tomate)'] },
    {
      text: 'égua esqueci, bota 2 bombom de bacuri tbm',
      cart: ['1 manicoba [Grande]'],
      expect: ['1 manicoba [Grande]', '2 bombom-bacuri'],
    },
    {
      text: 'no batista campos, trav padre eutiquio 1500',
      cart: ['1 misto'],
      at: 'menu',
      expect: ['1 misto', 'entrega', 'bairro Batista Campos', 'endereço trav padre eutiquio 1500'],
    },
    {
      text: 'o suco é d leite n d agua',
      cart: ['1 suco-bacuri [500 ml] + preparo:agua'],
      expect: ['1 suco-bacuri [500 ml] + preparo:leite'],
    },
    { text: 'so isso vlww', cart: ['1 combo + suco:maracuja'], expect: ['1 combo + suco:maracuja', 'fim'] },
  ],
  poke: [
    {
      text: 'oi qro montar um poke M c gohan salmao manga e tare',
      expect: ['1 monte-poke [Médio] + base:gohan + proteina:salmao + complementos:manga + molho:tare'],
    },
    {
      text: '1 poke ohana G base d quinoa e shoyu',
      expect: ['1 poke-ohana [Grande] + base:quinoa + molho:shoyu'],
    },
    { text: 'temaki hot s cebolinha pfv', expect: ['1 temaki-hot (s cebolinha)'] },
    {
      text: '8 hot roll e 4 niguiri d salmao',
      expect: ['1 hot-roll [8 unidades]', '1 niguiri-salmao [4 unidades]'],
    },
    { text: 'qnto demora mais ou menos?', expect: ['pergunta tempo'] },
    { text: 'yakisoba d camarao e 1 mochi', expect: ['1 yakisoba + carne:camarao', '1 mochi'] },
    {
      text: 'asa norte sqn 210 bl c ap 304',
      cart: ['1 guioza'],
      at: 'menu',
      expect: ['1 guioza', 'entrega', 'bairro Asa Norte', 'endereço sqn 210 bl c ap 304'],
    },
    {
      text: 'bota edamame no poke',
      cart: ['1 monte-poke [Pequeno] + base:folhas + proteina:tofu'],
      expect: ['1 monte-poke [Pequeno] + base:folhas + proteina:tofu + complementos:edamame'],
    },
    { text: 'tem algo vegano ai?', expect: ['pergunta tem poke-vegano'] },
    { text: '2 coca zero lata e 1 hashi extra', expect: ['2 coca-zero-lata', '1 hashi'] },
  ],
  pizzaria: [
    {
      text: 'mano 1 pizza G meia calabresa meia 4 queijos',
      expect: ['1 pizza [Grande] + sabores:calabresa + sabores:quatro-queijos'],
    },
    {
      text: 'broto d brigadeiro pra mim e minha mina',
      expect: ['1 pizza-doce [Broto] + sabores:brigadeiro'],
    },
    {
      text: '2 refri lata, 1 coca 1 fanta uva',
      expect: ['1 refri-lata + sabor:coca', '1 refri-lata + sabor:fanta-uva'],
    },
    {
      text: 'pizza familia d frango c catupiry borda cheddar',
      expect: ['1 pizza [Família] + sabores:frango-catupiry + borda:cheddar'],
    },
    { text: 'qnto ta a batata c cheddar?', expect: ['pergunta preço batata-cheddar'] },
    { text: 'coca 2l zero pf', expect: ['1 refri-2l + sabor:coca-zero'] },
    {
      text: 'mds esqueci o suco, 1 de maracuja',
      cart: ['1 caesar'],
      expect: ['1 caesar', '1 suco + sabor:maracuja'],
    },
    {
      text: 'muda p média',
      cart: ['1 pizza [Grande] + sabores:atum'],
      expect: ['1 pizza [Média] + sabores:atum'],
    },
    {
      text: 'moema al dos arapanes 1200 ap 31, no din troco p 100',
      cart: ['1 nhoque'],
      at: 'menu',
      expect: [
        '1 nhoque',
        'entrega',
        'bairro Moema',
        'endereço al dos arapanes 1200 ap 31',
        'pagamento cash',
        'troco 100',
      ],
    },
    { text: '10 esfiha d carne s/ limao', expect: ['10 esfiha-carne (sem limão)'] },
  ],
  esfiharia: [
    {
      text: 'opa 10 esfiha aberta d carne e 1 tubaina 2l',
      expect: ['10 esf-carne [Aberta]', '1 tubaina-2l'],
    },
    { text: 'box d 10, 5 carne 5 queijo', expect: ['1 box-10 + sabores:carne*5 + sabores:queijo*5'] },
    {
      text: '1 shawarma frango e 1 batata cheddar e bacon',
      expect: ['1 shawarma + proteina:frango', '1 batata-cheddar'],
    },
    { text: 'qts esfiha vem no box?', expect: ['pergunta ingredientes box-10 | box-20'] },
    { text: 'mini kibe 2 porções', expect: ['2 mini-kibe'] },
    {
      text: 'fechada d calabresa 3 e d palmito 2',
      expect: ['3 esf-calabresa [Fechada]', '2 esf-palmito [Fechada]'],
    },
    {
      text: 'deb na entrega',
      cart: ['1 tabule'],
      at: 'payment',
      expect: ['1 tabule', 'pagamento debit_card'],
    },
    { text: 'esquece a coca', cart: ['1 kibe', '1 coca-lata'], expect: ['1 kibe'] },
    { text: 'beirute d frango c ovo s tomate', expect: ['1 beirute-frango + extras:ovo (s tomate)'] },
    { text: '2 folhada queijo e 1 doce d banana', expect: ['2 folhada-queijo', '1 doce-banana'] },
  ],
  churrascaria: [
    { text: 'qro 2 espeto d carne e 1 d queijo coalho pfv', expect: ['2 e-carne', '1 e-queijo'] },
    {
      text: 'marmitex G d frango c arroz e vinagrete',
      expect: ['1 marmitex [G] + carnes:frango + acompanhamentos:arroz + acompanhamentos:vinagrete'],
    },
    {
      text: 'mano qnt ta o chopp d 500?',
      expect: ['pergunta preço chopp-pilsen | chopp-black | chopp-vinho'],
    },
    { text: '1 batata meia e 2 guarana lata', expect: ['1 batata [Meia]', '2 guarana-lata'] },
    { text: 'tira o torresmo pf', cart: ['1 torresmo [Meia]', '1 agua'], expect: ['1 agua'] },
    { text: 'bora d picanha p 2', expect: ['1 picanha [2 pessoas]'] },
  ],
}
