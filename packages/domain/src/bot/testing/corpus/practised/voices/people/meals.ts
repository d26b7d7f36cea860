import type { CorpusMessage } from '../../../corpus'

/** Several orders in one message, for several people, to kitchens, by shop. */
export const peopleMeals: Readonly<Record<string, readonly CorpusMessage[]>> = {
  'forno-alto': [
    {
      text: 'pra mim uma broto de mussarela, pro meu marido uma média de calabresa e pras crianças uma broto de chocolate',
      expect: ['1 p-mussarela [Broto]', '1 p-calabresa [Média]', '1 d-chocolate [Broto]'],
    },
    {
      text: 'Eu: grande de portuguesa sem ovo\nJoão: média de pepperoni\nBia: uma coca zero lata',
      expect: ['1 p-portuguesa [Grande] (sem ovo)', '1 p-pepperoni [Média]', '1 coca-zero-lata'],
    },
    {
      text: 'a Ana quer uma média meia palmito meia atum, o Léo quer uma grande de baiana com borda de catupiry, e eu só um suco de laranja',
      expect: ['1 p-atum / p-palmito [Média]', '1 p-baiana [Grande] + borda:catupiry', '1 suco-laranja'],
    },
    {
      text: 'duas pizzas: a minha é grande de toscana e a da minha sogra é broto de margherita',
      expect: ['1 p-toscana [Grande]', '1 p-margherita [Broto]'],
    },
    {
      text: 'uma coca lata pra mim, uma guaraná lata pra ela e uma água pro meu pai',
      expect: ['1 coca-lata', '1 guarana-lata', '? 1 água: agua | agua-gas'],
    },
    {
      text: 'a do meu irmão é sem azeitona',
      cart: ['1 p-moda [Grande]'],
      expect: ['1 p-moda [Grande] (sem azeitona)'],
    },
    { text: 'pra Júlia uma média de lombo, pra mim igual', expect: ['2 p-lombo [Média]'] },
    {
      text: 'o Pedro mudou de ideia, quer de atum em vez de calabresa',
      cart: ['1 p-calabresa [Média]', '1 coca-2l'],
      expect: ['1 p-atum [Média]', '1 coca-2l'],
    },
    {
      text: 'mais uma heineken pro meu cunhado',
      cart: ['1 p-toscana [Grande]', '1 heineken'],
      expect: ['1 p-toscana [Grande]', '2 heineken'],
    },
    {
      text: 'a pizza grande meia frango com catupiry meia calabresa é pra gente, e o pão de alho é pro vizinho',
      expect: ['1 p-calabresa / p-frango-catupiry [Grande]', '1 pao-alho'],
    },
  ],
  hamburgueria: [
    {
      text: 'pra mim um x-salada sem tomate, pro João um x-bacon com ovo, pra Carla um veggie',
      expect: ['1 x-salada (sem tomate)', '1 x-bacon + adicionais:ovo', '1 veggie'],
    },
    {
      text: 'eu quero um smash duplo, minha namorada um chicken crispy e meu irmão um x-tudo sem milho',
      expect: ['1 smash-duplo', '1 chicken', '1 x-tudo (sem milho)'],
    },
    {
      text: 'Marcos: x-coração\nTaís: classic ao ponto\nRafa: combo kids com sprite',
      expect: ['1 x-coracao', '1 classic + ponto:ao-ponto', '1 combo-kids + bebida:sprite'],
    },
    {
      text: 'o meu é x-egg sem maionese, o dela x-egg normal',
      expect: ['1 x-egg (sem maionese)', '1 x-egg'],
    },
    {
      text: 'dois combos: o da Lu é smash com coca zero e o meu é classic bem passado com guaraná',
      expect: ['1 combo-smash + bebida:coca-zero', '1 combo-classic + ponto:bem + bebida:guarana'],
    },
    {
      text: 'pra minha filha um milk-shake de morango de 300 e pra mim um de chocolate de 500',
      expect: ['1 shake-morango [300 ml]', '1 shake-chocolate [500 ml]'],
    },
    {
      text: 'tira o lanche da Carla, ela não vem mais. é o veggie',
      cart: ['1 x-bacon', '1 veggie'],
      expect: ['1 x-bacon'],
    },
    {
      text: 'o x-bacon do João é sem cebola',
      cart: ['1 x-salada', '1 x-bacon'],
      expect: ['1 x-salada', '1 x-bacon (sem cebola)'],
    },
    {
      text: 'bota mais uma coca lata que a prima chegou',
      cart: ['2 smash', '1 coca-lata'],
      expect: ['2 smash', '2 coca-lata'],
    },
    {
      text: 'somos três: dois x-frango e pra mãe uma porção de nuggets pequena',
      expect: ['2 x-frango', '1 nuggets [Pequena]'],
    },
  ],
  marmitaria: [
    {
      text: 'pra mim marmita M de bife com arroz e salada, pro seu Zé marmita G de linguiça com arroz, feijão e macarrão',
      expect: [
        '1 marmita [M] + proteina:bife + guarnicoes:arroz + guarnicoes:salada',
        '1 marmita [G] + proteina:linguica + guarnicoes:arroz + guarnicoes:feijao + guarnicoes:macarrao',
      ],
    },
    {
      text: 'Pedido do escritório:\nPaula - fit M de frango grelhado\nDiego - M de strogonoff com arroz e batata\nSandra - escondidinho de frango',
      expect: [
        '1 marmita-fit [M] + proteina:frango-grelhado',
        '1 marmita [M] + proteina:strogonoff + guarnicoes:arroz + guarnicoes:batata',
        '1 escondidinho-frango',
      ],
    },
    {
      text: '3 marmitas P de frango à milanesa, a da Rita sem feijão',
      expect: [
        '2 marmita [P] + proteina:frango-milanesa',
        '1 marmita [P] + proteina:frango-milanesa (sem feijão)',
      ],
    },
    {
      text: 'meu almoço é parmegiana de carne, o da chefe é salada com frango',
      expect: ['1 parmegiana-carne', '1 salada-frango'],
    },
    {
      text: 'cada um quer um suco: eu de manga, Beto de goiaba e Nina de acerola',
      expect: ['1 suco-polpa + sabor:manga', '1 suco-polpa + sabor:goiaba', '1 suco-polpa + sabor:acerola'],
    },
    {
      text: 'a marmita do Diego troca o bife por fígado',
      cart: ['1 marmita [M] + proteina:bife', '1 pudim'],
      expect: ['1 marmita [M] + proteina:figado', '1 pudim'],
    },
    { text: 'a Paula desistiu do pudim', cart: ['1 feijoada', '1 pudim'], expect: ['1 feijoada'] },
    { text: 'duas cartolas, uma pra mim e uma pra minha tia', expect: ['2 cartola'] },
    {
      text: 'pro meu filho a marmita pequena de frango grelhado só com arroz e batata frita',
      expect: ['1 marmita [P] + proteina:frango-grelhado + guarnicoes:arroz + guarnicoes:batata'],
    },
    {
      text: 'um baião pra mim e um pro meu esposo, e um caldinho de feijão pra sogra',
      expect: ['2 baiao', '1 caldinho-feijao'],
    },
  ],
  acai: [
    {
      text: 'pra mim um de 500 com granola, pra minha irmã um de 300 com paçoca e leite condensado',
      expect: [
        '1 acai [500 ml] + acompanhamentos:granola',
        '1 acai [300 ml] + acompanhamentos:pacoca + acompanhamentos:leite-condensado',
      ],
    },
    {
      text: 'Bruna açaí 300 com banana\nTati açaí 500 com nutella\nKaká creme de ninho 300',
      expect: [
        '1 acai [300 ml] + acompanhamentos:banana',
        '1 acai [500 ml] + adicionais:nutella',
        '1 creme-ninho [300 ml]',
      ],
    },
    {
      text: 'o do meu namorado é açaí de 700 sem nada e o meu é açaí zero de 300 com morango',
      expect: ['1 acai [700 ml] (sem nada)', '1 acai-zero [300 ml] + adicionais:morango'],
    },
    {
      text: 'duas casquinhas não, dois sorvetes de 2 bolas: o do Theo chocolate e creme, o da Malu morango e flocos',
      expect: [
        '1 sorvete [2 bolas] + sabores:chocolate + sabores:creme',
        '1 sorvete [2 bolas] + sabores:morango + sabores:flocos',
      ],
    },
    {
      text: 'eu vou de crepe de banana com doce de leite, ela vai de misto quente',
      expect: ['1 crepe + recheio:banana + recheio:doce-leite', '1 misto'],
    },
    {
      text: 'o açaí da Tati é com bis',
      cart: ['1 acai [500 ml]'],
      expect: ['1 acai [500 ml] + adicionais:bis'],
    },
    {
      text: 'pras meninas 2 milk-shakes de 300, um de morango e um de nutella, e pra mim um café',
      expect: ['1 milk-shake [300 ml] + sabor:morango', '1 milk-shake [300 ml] + sabor:nutella', '1 cafe'],
    },
    { text: 'uma água de coco pra vó e duas coca lata pros guris', expect: ['1 agua-coco', '2 coca-lata'] },
    { text: 'minha mãe quer empadão, eu quero pamonha de doce', expect: ['1 empadao', '1 pamonha-doce'] },
    {
      text: 'todo mundo quer açaí de 500: um com granola, um com amendoim e um com sucrilhos',
      expect: [
        '1 acai [500 ml] + acompanhamentos:granola',
        '1 acai [500 ml] + acompanhamentos:amendoim',
        '1 acai [500 ml] + acompanhamentos:sucrilhos',
      ],
    },
  ],
  tapiocaria: [
    {
      text: 'mana, pra mim uma tapioca de charque, pro Raimundo uma tapioca molhada e pra Socorro um tacacá pequeno',
      expect: ['1 tapioca + recheio:charque', '1 tapioca-molhada', '1 tacaca [Pequeno]'],
    },
    {
      text: 'Rose: x-salada com ovo\nPaulo: cachorro-quente\nEu: unha de caranguejo',
      expect: ['1 x-salada + adicionais:ovo', '1 cachorro-quente', '1 unha'],
    },
    {
      text: 'uma maniçoba grande pra família e dois vatapás pequenos pras tias',
      expect: ['1 manicoba [Grande]', '2 vatapa [Pequeno]'],
    },
    {
      text: 'meu suco é de taperebá 500, o do meu pai é de graviola com leite 300',
      expect: ['1 suco-tapereba [500 ml]', '1 suco-graviola [300 ml] + preparo:leite'],
    },
    {
      text: 'pro Nilson 2 pastéis de carne e pra mim 1 de camarão',
      expect: ['2 pastel-carne', '1 pastel-camarao'],
    },
    {
      text: 'na tapioca da Rose bota queijo do marajó também',
      cart: ['1 tapioca + recheio:manteiga'],
      expect: ['1 tapioca + recheio:manteiga + recheio:queijo-marajo'],
    },
    { text: 'um creme de bacuri pra cada um, somos dois', expect: ['2 creme-bacuri'] },
    {
      text: 'combo x-salada com suco: o meu de cupuaçu e o dele de maracujá',
      expect: ['1 combo + suco:cupuacu', '1 combo + suco:maracuja'],
    },
    { text: 'o café com leite é meu e o café preto é do meu avô', expect: ['1 cafe-leite', '1 cafe'] },
    {
      text: 'meu marido quer mais um monteiro lopes',
      cart: ['1 monteiro-lopes'],
      expect: ['2 monteiro-lopes'],
    },
  ],
  poke: [
    {
      text: 'pra mim poke cerrado médio com arroz integral, pra Fê poke vegano pequeno com quinoa',
      expect: ['1 poke-cerrado [Médio] + base:integral', '1 poke-vegano [Pequeno] + base:quinoa'],
    },
    {
      text: 'eu: temaki de salmão com cream cheese\nele: temaki skin sem arroz',
      expect: ['1 temaki-salmao + adicionais:cream-cheese', '1 temaki-skin + adicionais:sem-arroz'],
    },
    {
      text: 'o combinado de 20 é pra nós dois e o yakisoba de frango é pro meu filho',
      expect: ['1 combo-20', '1 yakisoba + carne:frango'],
    },
    {
      text: 'Gabi quer 8 uramaki de salmão, Caio quer 4 de sashimi de atum',
      expect: ['1 uramaki-salmao [8 unidades]', '1 sashimi-atum [4 unidades]'],
    },
    {
      text: 'minha parte: guioza e coca zero lata. parte do Hugo: rolinho e água com gás',
      expect: ['1 guioza', '1 coca-zero-lata', '1 rolinho', '1 agua-gas'],
    },
    {
      text: 'o poke da Fê sem gergelim',
      cart: ['1 poke-vegano [Pequeno] + base:quinoa'],
      expect: ['1 poke-vegano [Pequeno] + base:quinoa (sem gergelim)'],
    },
    {
      text: 'dois temakis de atum, o meu com cebolinha e o dela sem',
      expect: ['1 temaki-atum + adicionais:cebolinha', '1 temaki-atum (sem cebolinha)'],
    },
    { text: 'um chá gelado pra mim, dois h2oh pras meninas', expect: ['1 cha-gelado', '2 h2oh'] },
    { text: 'a Dri não quer mais o sunomono', cart: ['1 combo-40', '1 sunomono'], expect: ['1 combo-40'] },
    { text: 'quatro mochis, um pra cada', expect: ['4 mochi'] },
  ],
  churrascaria: [
    {
      text: 'pra mim jantinha de cupim com arroz e mandioca, pro meu pai jantinha de linguiça com arroz e tropeiro',
      expect: [
        '1 jantinha + espeto:cupim + acompanhamentos:arroz + acompanhamentos:mandioca',
        '1 jantinha + espeto:linguica + acompanhamentos:arroz + acompanhamentos:tropeiro',
      ],
    },
    {
      text: 'Mesa 4:\nCléber 2 espetos de carne e 1 de queijo\nDora 1 espeto de romeu e julieta\nEu marmitex M de lombo',
      expect: ['2 e-carne', '1 e-queijo', '1 e-romeu', '1 marmitex [M] + carnes:lombo'],
    },
    {
      text: 'o espeto do Júnior é contrafilé bem passado e o meu é contrafilé mal passado',
      expect: ['1 e-contrafile + ponto:bem', '1 e-contrafile + ponto:mal'],
    },
    {
      text: 'chopp: eu pilsen de 500, a patroa de vinho de 300',
      expect: ['1 chopp-pilsen [500 ml]', '1 chopp-vinho [300 ml]'],
    },
    {
      text: 'a molecada quer uma batata frita inteira e 3 guaraná lata, eu e minha mulher queremos uma fraldinha meia',
      expect: ['1 batata [Inteira]', '3 guarana-lata', '1 fraldinha [Meia]'],
    },
    {
      text: 'a jantinha do meu pai sem vinagrete',
      cart: ['1 jantinha + espeto:carne + acompanhamentos:arroz + acompanhamentos:vinagrete'],
      expect: ['1 jantinha + espeto:carne + acompanhamentos:arroz'],
    },
    {
      text: 'uma picanha pra 2 pra nós e um caldo de frango de 300 pra vovó',
      expect: ['1 picanha [2 pessoas]', '1 caldo-frango [300 ml]'],
    },
    {
      text: 'dois marmitex P, o meu de frango, o do Tonho de costela',
      expect: ['1 marmitex [P] + carnes:frango', '1 marmitex [P] + carnes:costela'],
    },
    {
      text: 'mais um espeto de medalhão pro Cléber',
      cart: ['2 e-carne'],
      expect: ['2 e-carne', '1 e-medalhao'],
    },
    {
      text: 'uma jantinha dupla de carne e frango pra mim e uma de cupim e coração pro cunhado',
      expect: [
        '1 jantinha-dupla + espeto:carne + espeto:frango',
        '1 jantinha-dupla + espeto:cupim + espeto:coracao',
      ],
    },
  ],
  esfiharia: [
    {
      text: 'pra mim 3 esfihas abertas de carne, pro Salim 2 fechadas de queijo e pra Leila 1 folhada de carne',
      expect: ['3 esf-carne [Aberta]', '2 esf-queijo [Fechada]', '1 folhada-carne'],
    },
    {
      text: 'Nádia: beirute de rosbife\nOmar: shawarma de carne\nEu: marmita árabe',
      expect: ['1 beirute-rosbife', '1 shawarma + proteina:carne', '1 marmita'],
    },
    {
      text: 'o beirute dele é com bacon e o meu é sem tomate, os dois de frango',
      expect: ['1 beirute-frango + extras:bacon', '1 beirute-frango (sem tomate)'],
    },
    {
      text: 'um combo sultão com guaraná pra mim e um com suco pra ela',
      expect: ['1 combo-sultao + bebida:guarana', '1 combo-sultao + bebida:suco'],
    },
    { text: 'cada criança 2 esfihas doces de chocolate, são 3 crianças', expect: ['6 doce-chocolate'] },
    {
      text: 'pro meu tio um kibe cru grande e pra minha tia um babaganuche pequeno',
      expect: ['1 kibe-cru [Grande]', '1 babaganuche [Pequeno]'],
    },
    {
      text: 'o kibe da Leila é com catupiry',
      cart: ['1 kibe', '1 tabule'],
      expect: ['1 kibe-catupiry', '1 tabule'],
    },
    { text: 'duas tubaínas 600, uma pra mim e outra pro Omar', expect: ['2 tubaina-600'] },
    { text: 'Omar desistiu da coca zero', cart: ['1 coca-zero-lata', '1 fatuche'], expect: ['1 fatuche'] },
    {
      text: 'eu quero 4 de calabresa aberta e a Nádia quer 4 de frango aberta',
      expect: ['4 esf-calabresa [Aberta]', '4 esf-frango [Aberta]'],
    },
  ],
}
