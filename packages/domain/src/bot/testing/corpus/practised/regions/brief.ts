import type { CorpusMessage } from '../../corpus'

/** More of what is ordered and changed in few words, by shop. */
export const brief: Readonly<Record<string, readonly CorpusMessage[]>> = {
  marmitaria: [
    {
      text: 'tira a coca e põe uma cajuína',
      cart: ['1 baiao', '1 coca-lata'],
      expect: ['1 baiao', '1 cajuina'],
    },
    {
      text: 'esqueci de pedir o suco, é de acerola',
      cart: ['1 feijoada'],
      expect: ['1 feijoada', '1 suco-polpa + sabor:acerola'],
    },
    {
      text: 'bota ovo nas duas marmitas',
      cart: ['2 marmita [M] + proteina:bife'],
      expect: ['2 marmita [M] + proteina:bife + adicionais:ovo'],
    },
    {
      text: 'a linguiça troca por frango grelhado',
      cart: ['1 marmita [P] + proteina:linguica'],
      expect: ['1 marmita [P] + proteina:frango-grelhado'],
    },
    {
      text: '2 marmita g, uma strogonoff uma peixe, sem salada nas duas',
      expect: [
        '1 marmita [G] + proteina:strogonoff (sem salada)',
        '1 marmita [G] + proteina:peixe (sem salada)',
      ],
    },
  ],
  hamburgueria: [
    { text: 'queria 2 x salada mas um eu quero sem milho', expect: ['1 x-salada', '1 x-salada (sem milho)'] },
    { text: 'x bacon 2x', expect: ['2 x-bacon'] },
    { text: '3x x-egg + 1 coca 2l', expect: ['3 x-egg', '1 coca-2l'] },
    {
      text: 'não, é sem cebola o smash',
      cart: ['1 smash', '1 agua'],
      expect: ['1 smash (sem cebola)', '1 agua'],
    },
    {
      text: 'na real quero o classic duplo',
      cart: ['1 classic + ponto:bem'],
      expect: ['1 classic-duplo + ponto:bem'],
    },
    { text: 'tem entrega pro moinhos? quanto dá', expect: ['pergunta entrega Moinhos de Vento'] },
    {
      text: 'pode mandar mais guardanapo? e capricha no molho',
      cart: ['1 x-tudo'],
      expect: ['1 x-tudo', 'obs mais guardanapo, capricha no molho'],
    },
  ],
  acai: [
    {
      text: 'açaí 500 granola banana leite condensado',
      expect: [
        '1 acai [500 ml] + acompanhamentos:granola + acompanhamentos:banana + acompanhamentos:leite-condensado',
      ],
    },
    {
      text: 'um de 300 e um de 500, os dois com paçoca',
      expect: ['1 acai [300 ml] + acompanhamentos:pacoca', '1 acai [500 ml] + acompanhamentos:pacoca'],
    },
    {
      text: 'troca a banana do açaí por mel',
      cart: ['1 acai [500 ml] + acompanhamentos:banana', '1 vitamina [300 ml]'],
      expect: ['1 acai [500 ml] + acompanhamentos:mel', '1 vitamina [300 ml]'],
    },
    { text: 'quero o de sempre', expect: ['de novo'] },
  ],
  lanchonete: [
    { text: '2 pastel de carne e queijo', expect: ['1 pastel + sabor:carne', '1 pastel + sabor:queijo'] },
    { text: 'me vê 4 salgado, 2 coxinha e 2 kibe', expect: ['2 coxinha', '2 kibe'] },
    { text: 'não precisa mais do dindim', cart: ['2 dindim + sabor:coco', '1 kibe'], expect: ['1 kibe'] },
    { text: 'bom dia, o pão de queijo tá quentinho? me vê 6', expect: ['6 pao-queijo'] },
  ],
  churrascaria: [
    {
      text: '6 espetinho variado: 2 carne 2 frango 2 linguiça',
      expect: ['2 e-carne', '2 e-frango', '2 e-linguica'],
    },
    {
      text: 'jantinha só com arroz e vinagrete, espeto de coração',
      expect: ['1 jantinha + espeto:coracao + acompanhamentos:arroz + acompanhamentos:vinagrete'],
    },
    {
      text: 'tira um espeto de carne e um de frango',
      cart: ['3 e-carne', '2 e-frango'],
      expect: ['2 e-carne', '1 e-frango'],
    },
  ],
  adega: [
    {
      text: 'o carvão é 5kg',
      cart: ['1 carvao [3 kg]', '1 isqueiro'],
      expect: ['1 carvao [5 kg]', '1 isqueiro'],
    },
    { text: 'me vê uma caixinha de skol lata', expect: ['1 skol-lata [Fardo]'] },
    {
      text: 'tem gás? quanto tá? vou querer um com troca',
      expect: ['1 gas + casco:troca', 'pergunta preço gas'],
    },
  ],
  'pizza-recife': [
    {
      text: 'grande meia atum meia bacon, sem cebola na de atum',
      expect: ['1 pizza [Grande] + sabores:atum + sabores:bacon (sem cebola na de atum)'],
    },
    {
      text: 'na pizza coloca borda de catupiry',
      cart: ['1 pizza [Grande] + sabores:atum', '1 pudim'],
      expect: ['1 pizza [Grande] + sabores:atum + bordas:catupiry', '1 pudim'],
    },
    {
      text: 'duas grandes de calabresa e uma média de atum',
      expect: ['2 pizza [Grande] + sabores:calabresa', '1 pizza [Média] + sabores:atum'],
    },
    {
      text: 'uma pizza grande de 4 queijos e uma broto de romeu e julieta',
      expect: ['1 pizza [Grande] + sabores:quatro-queijos', '1 pizza [Broto] + sabores:romeu-julieta'],
    },
  ],
  esfiharia: [
    {
      text: 'esfihas abertas: 4 carne, 3 queijo, 2 calabresa',
      expect: ['4 esf-carne [Aberta]', '3 esf-queijo [Aberta]', '2 esf-calabresa [Aberta]'],
    },
    {
      text: 'tira as de calabresa',
      cart: ['4 esf-carne [Aberta]', '2 esf-calabresa [Aberta]'],
      expect: ['4 esf-carne [Aberta]'],
    },
  ],
  baiao: [
    {
      text: 'pf de assado grande baião e macaxeira, coloca um queijo coalho por fora',
      expect: [
        '1 pf-assado [Grande] + base:baiao + acompanhamentos:macaxeira + adicionais:coalho (por fora)',
      ],
    },
    {
      text: 'o suco é jarra',
      cart: ['1 suco-caja [Copo]', '1 pudim'],
      expect: ['1 suco-caja [Jarra]', '1 pudim'],
    },
  ],
  padaria: [
    {
      text: '5 pães de queijo e 300g de queijo prato',
      expect: ['5 pao-queijo [Unidade]', '1 prato [200 g]', '1 prato [100 g]'],
    },
    {
      text: 'meia dúzia de brigadeiro e meia dúzia de beijinho',
      expect: ['6 brigadeiro [Unidade]', '6 beijinho [Unidade]'],
    },
    {
      text: 'em vez de 10 pão manda 15',
      cart: ['10 pao-frances [Unidade]', '1 leite'],
      expect: ['15 pao-frances [Unidade]', '1 leite'],
    },
  ],
  'burger-carioca': [
    {
      text: 'smash clássico duplo com bacon e ovo, sem picles e sem cebola',
      expect: ['1 smash-classico [Duplo] + extras:bacon + extras:ovo (sem picles, sem cebola)'],
    },
    {
      text: 'tira o cheddar',
      cart: ['1 lapa + pao:brioche + ponto:bem + extras:cheddar', '1 agua'],
      expect: ['1 lapa + pao:brioche + ponto:bem', '1 agua'],
    },
  ],
  farma24: [
    { text: '2 gatorade 1 monster e 3 miojo', expect: ['2 gatorade', '1 monster', '3 miojo'] },
    { text: 'só 1 fralda', cart: ['2 fralda-pampers [G]'], expect: ['1 fralda-pampers [G]'] },
  ],
  mercadinho: [
    { text: 'tira uma coca', cart: ['3 coca [Lata]', '1 goma'], expect: ['2 coca [Lata]', '1 goma'] },
    {
      text: 'o queijo é ralado',
      cart: ['1 queijo-coalho [500 g]', '1 goma'],
      expect: ['1 queijo-coalho [500 g] + corte:ralado', '1 goma'],
    },
  ],
  sorveteria: [
    {
      text: 'copinho de 2 bolas, uma de flocos e outra de morango',
      expect: ['1 copo [2 bolas] + sabores:flocos + sabores:morango'],
    },
    {
      text: '3 dindim de cada: cupuaçu, açaí e maracujá',
      expect: ['3 dd-cupuacu', '3 dd-acai', '3 dd-maracuja'],
    },
  ],
  peixaria: [
    {
      text: '2 moqueca de camarão individual, uma sem dendê',
      expect: ['1 moq-camarao [Individual]', '1 moq-camarao [Individual] + preparo:sem-dende'],
    },
  ],
  floricultura: [
    {
      text: 'uma dúzia de rosas vermelhas e meia dúzia de rosas brancas',
      expect: ['1 rosa [Dúzia] + cor:vermelha', '6 rosa [Unidade] + cor:branca'],
    },
  ],
}
