import type { CorpusMessage } from '../../../corpus'

/** masala-da-represa: what is ordered. */
export const masalaDaRepresaOrders: readonly CorpusMessage[] = [
  {
    text: 'boa noite! um frango tikka masala suave e um arroz basmati',
    expect: ['1 tikka + picancia:suave', '1 basmati'],
  },
  { text: 'quero um butter chicken', expect: ['1 butter + ?picancia'] },
  {
    text: 'chana masala picante com chutney de manga',
    expect: ['1 chana + picancia:picante + chutney:manga'],
  },
  { text: '6 samosas de batata e 2 naan de alho', expect: ['1 samosa-batata [6 unidades]', '2 naan-alho'] },
  { text: 'duas samosa de carne e um chai', expect: ['2 samosa-carne [Unidade]', '1 chai'] },
  {
    text: 'biryani de frango individual picancia média',
    expect: ['1 biryani-frango [Individual] + picancia:media'],
  },
  { text: 'me ve um biryani de legumes suave', expect: ['1 biryani-legumes [?] + picancia:suave'] },
  { text: 'um naan por favor', expect: ['1 naan'] },
  { text: 'um lassi', expect: ['? 1 lassi: lassi-manga | lassi-rosas'] },
  {
    text: 'Oi, boa noite\n1 palak paneer suave\n1 rogan josh de cordeiro picante\n2 naan\n1 raita\n2 lassi de manga',
    expect: [
      '1 palak + picancia:suave',
      '1 cordeiro + picancia:picante',
      '2 naan',
      '1 raita',
      '2 lassi-manga',
    ],
  },
  { text: 'korma de legumes média sem cebola pfvr', expect: ['1 korma + picancia:media (sem cebola)'] },
  {
    text: 'oi boa noite eu queria um frango tikka masala bem picante e um chapati pra acompanhar',
    expect: ['1 tikka + picancia:picante', '1 chapati'],
  },
  {
    text: 'pra mim um butter chicken suave, pro Rafa um butter chicken picante, e um basmati pra dividir',
    expect: ['1 butter + picancia:suave', '1 butter + picancia:picante', '1 basmati'],
  },
  {
    text: 'minha esposa quer palak paneer média, eu quero o mesmo só que picante',
    expect: ['1 palak + picancia:media', '1 palak + picancia:picante'],
  },
  {
    text: 'um lassi de rosas pra cada, somos quatro',
    cart: ['2 chana + picancia:media'],
    expect: ['2 chana + picancia:media', '4 lassi-rosas'],
  },
  {
    text: 'coloca mais um naan de alho',
    cart: ['1 tikka + picancia:suave', '1 naan-alho'],
    expect: ['1 tikka + picancia:suave', '2 naan-alho'],
  },
  {
    text: 'e dois gulab jamun pra adoçar a boca rs',
    cart: ['1 korma + picancia:suave'],
    expect: ['1 korma + picancia:suave', '2 gulab'],
  },
  {
    text: 'tb quero uma pakora de cebola de 6 unidades',
    cart: ['1 chai'],
    expect: ['1 chai', '1 pakora [6 unidades]'],
  },
  { text: 'um temaki e um lassi de manga', expect: ['! temaki', '1 lassi-manga'] },
  {
    text: 'biryani de frango pra dois, picante, com chutney de hortelã',
    expect: ['1 biryani-frango [Para dois] + picancia:picante + chutney:hortela'],
  },
  { text: '1 frango tika massala medio', expect: ['1 tikka + picancia:media'] },
  {
    text: 'três samosas de batata com chutney de tamarindo',
    expect: ['3 samosa-batata [Unidade] + chutney:tamarindo'],
  },
  {
    text: 'Boa noite. Por obséquio, um rogan josh de cordeiro de picância suave e duas águas minerais.',
    expect: ['1 cordeiro + picancia:suave', '2 agua'],
  },
  { text: 'manda 1 coca lata e 1 raita', expect: ['1 coca-lata', '1 raita'] },
]
