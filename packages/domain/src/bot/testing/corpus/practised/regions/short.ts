import type { CorpusMessage } from '../../corpus'

/** Short messages of all kinds, by shop. */
export const short: Readonly<Record<string, readonly CorpusMessage[]>> = {
  marmitaria: [
    { text: 'vê duas feijoada e uma delas sem couve', expect: ['1 feijoada', '1 feijoada (sem couve)'] },
    {
      text: 'marmita m frango milanesa arroz feijao preto farofa 1',
      expect: [
        '1 marmita [M] + proteina:frango-milanesa + guarnicoes:arroz + guarnicoes:feijao-preto + guarnicoes:farofa',
      ],
    },
    { text: 'põe mais uma feijoada e tira o baião', cart: ['1 feijoada', '1 baiao'], expect: ['2 feijoada'] },
  ],
  hamburgueria: [
    {
      text: 'um classic mal passado e outro bem passado, ambos com ovo',
      expect: ['1 classic + ponto:mal + adicionais:ovo', '1 classic + ponto:bem + adicionais:ovo'],
    },
    { text: 'pode ser x salada em vez do x egg', cart: ['1 x-egg'], expect: ['1 x-salada'] },
    { text: 'quero cancelar só a coca', cart: ['1 smash', '1 coca-lata'], expect: ['1 smash'] },
  ],
  acai: [
    { text: 'açaí zero de 300 puro', expect: ['1 acai-zero [300 ml] (puro)'] },
    {
      text: 'me vê 3 crepe: nutella, banana e frango',
      expect: ['1 crepe + recheio:nutella', '1 crepe + recheio:banana', '1 crepe + recheio:frango'],
    },
  ],
  lanchonete: [
    { text: 'uma tapioca com tudo que tem direito', expect: ['1 tapioca + ?recheio'] },
    { text: '6 kibe, não, 8', expect: ['8 kibe'] },
    {
      text: 'o suco é sem açúcar',
      cart: ['1 suco [300 ml] + sabor:goiaba + preparo:leite', '1 kibe'],
      expect: ['1 suco [300 ml] + sabor:goiaba + preparo:leite (sem açúcar)', '1 kibe'],
    },
  ],
  churrascaria: [
    {
      text: 'chopp pilsen torre e chopp de vinho 300',
      expect: ['1 chopp-pilsen [Torre]', '1 chopp-vinho [300 ml]'],
    },
    { text: '5 espetinho de carne, 2 bem passado', expect: ['3 e-carne', '2 e-carne + ponto:bem'] },
  ],
  adega: [
    {
      text: 'combo absolut com 4 melancia e 2 gelo de coco',
      expect: ['1 combo-absolut + energeticos:melancia*4 + gelo:coco*2'],
    },
    { text: 'brahma lata, 1 fardo', expect: ['1 brahma-lata [Fardo]'] },
  ],
  'pizza-recife': [
    {
      text: 'quero uma família metade nordestina e metade camarão, borda de coalho',
      expect: ['1 pizza [Família] + sabores:nordestina + sabores:camarao + bordas:coalho'],
    },
    {
      text: 'troca a fanta por guaraná',
      cart: ['1 fanta-2l', '1 pizza [Média] + sabores:atum'],
      expect: ['1 guarana-2l', '1 pizza [Média] + sabores:atum'],
    },
  ],
  esfiharia: [
    {
      text: '12 esfiha de carne aberta e uma coalhada pequena',
      expect: ['12 esf-carne [Aberta]', '1 coalhada [Pequeno]'],
    },
    {
      text: 'mais 4 de queijo aberta',
      cart: ['4 esf-carne [Aberta]'],
      expect: ['4 esf-carne [Aberta]', '4 esf-queijo [Aberta]'],
    },
  ],
  padaria: [
    {
      text: 'queijo prato 200g fatia fina e 100g de mortadela',
      expect: ['1 prato [200 g] + corte:fina', '1 mortadela [100 g]'],
    },
    {
      text: '2 sonho, um de creme e um de doce de leite',
      expect: ['1 sonho + recheio:creme', '1 sonho + recheio:doce-leite'],
    },
  ],
  'burger-carioca': [
    {
      text: 'combo crispy onion e coca zero',
      expect: ['1 combo-crispy + guarnicao:onion + bebida:coca-zero'],
    },
    { text: 'o smash faz simples', cart: ['1 smash-salada [Duplo]'], expect: ['1 smash-salada [Simples]'] },
  ],
  farma24: [
    {
      text: 'vitamina c 2, soro fisiológico 1 e termômetro 1',
      expect: ['2 vitamina-c', '1 soro-fisio', '1 termometro'],
    },
    { text: 'desodorante e shampoo, 2 cada', expect: ['2 desodorante', '2 shampoo'] },
  ],
  mercadinho: [
    { text: '2 pct de café santa clara e 1 kg de goma', expect: ['2 cafe-clara', '1 goma'] },
    { text: 'guarana lata 4 e coca 1 litro 1', expect: ['4 guarana [Lata]', '1 coca [1 litro]'] },
  ],
  floricultura: [
    {
      text: 'buquê de girassol m, com ursinho, e escreve no cartão feliz aniversário',
      expect: ['1 buque-girassol [M] + mimos:ursinho + mimos:cartao (escreve no cartão feliz aniversário)'],
    },
    { text: '2 violetas e 1 cacto e 1 suculenta', expect: ['2 violeta', '1 cacto', '1 suculenta'] },
  ],
  construcao: [
    { text: '4 joelho 50mm, 2 cano 50 e cola pra cano', expect: ['4 joelho-50', '2 cano-50', '1 cola'] },
    { text: '6 lampada 9w não, 8', expect: ['8 lampada-9'] },
  ],
}
