import type { CorpusMessage } from '../../corpus'

/** More of what customers of the adega in Recife write. */
export const adegaMessages: readonly CorpusMessage[] = [
  { text: 'um fardo de skol e um gelo de 5kg', expect: ['1 skol-lata [Fardo]', '1 gelo [5 kg]'] },
  { text: 'skol litrão 6', expect: ['6 skol-litrao [Unidade]'] },
  { text: 'duas caixa de brahma litrão', expect: ['2 brahma-litrao [Caixa]'] },
  {
    text: 'combo smirnoff com dois tropical e dois melancia',
    expect: ['1 combo-smirnoff + energeticos:tropical*2 + energeticos:melancia*2'],
  },
  {
    text: '1 botijão de gás com troca e uma água mineral de 20 com troca tbm',
    expect: ['1 gas + casco:troca', '1 agua-20 + vasilhame:troca'],
  },
  { text: 'red bull 4 e absolut garrafa', expect: ['4 red-bull', '1 absolut [Garrafa]'] },
  { text: 'uma dose de white horse e um amendoim', expect: ['1 white-horse [Dose]', '1 amendoim'] },
  { text: 'véi manda um carvão de 5 e dois gelo de 10', expect: ['1 carvao [5 kg]', '2 gelo [10 kg]'] },
  { text: 'heineken', expect: ['? 1 heineken: heineken-lata | heineken-ln'] },
  { text: '12 heineken long neck e um marlboro', expect: ['12 heineken-ln [Unidade]', '1 marlboro'] },
  { text: 'agua 500 10', expect: ['10 agua-500'] },
  { text: 'quanto tá a caixa da stella?', expect: ['pergunta preço stella-ln'] },
  { text: 'oxe tem corote?', expect: ['! corote'] },
  {
    text: 'dois pippos, um ruffles e guaraná antártica de 2 litros',
    expect: ['2 pippos', '1 ruffles', '1 guarana-2l'],
  },
  { text: 'o gás é com casco novo', cart: ['1 gas + casco:troca'], expect: ['1 gas + casco:novo'] },
  {
    text: 'faz 8 litrão em vez de 6',
    cart: ['6 skol-litrao [Unidade]'],
    expect: ['8 skol-litrao [Unidade]'],
  },
  {
    text: 'aqui na madalena, rua real da torre 300, troco pra 100',
    cart: ['1 gas + casco:troca'],
    expect: [
      '1 gas + casco:troca',
      'entrega',
      'bairro Madalena',
      'endereço rua real da torre 300',
      'pagamento cash',
      'troco 100',
    ],
  },
  {
    text: 'quero uma pitu garrafa uma coca 2l e um saco de gelo',
    expect: ['1 pitu [Garrafa]', '1 coca-2l', '1 gelo [?]'],
  },
  { text: 'boa noite manda seis latão de itaipava não seis latinha', expect: ['6 itaipava-lata [Unidade]'] },
  { text: '24 skol lata e 1 carteira de rothmans', expect: ['24 skol-lata [Unidade]', '1 rothmans'] },
]
