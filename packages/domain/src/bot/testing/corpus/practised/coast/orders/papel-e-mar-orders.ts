import type { CorpusMessage } from '../../../corpus'

/** papel-e-mar: what is ordered. */
export const papelEMarOrders: readonly CorpusMessage[] = [
  { text: 'bom dia! quero 2 caderno de desenho e 1 apontador', expect: ['2 cad-desenho', '1 apontador'] },
  { text: 'caderno 10 matérias capa de futebol', expect: ['1 cad-10 + capa:futebol'] },
  {
    text: 'um caderno de 1 matéria floral e um liso',
    expect: ['1 cad-1 + capa:floral', '1 cad-1 + capa:lisa'],
  },
  { text: 'presiso de 5 caneta azul', expect: ['5 caneta [Unidade] + cor:azul'] },
  { text: 'vcs me separam uma caixa de lapis preto', expect: ['1 lapis [Caixa]'] },
  {
    text: '3 canetas: 2 pretas e 1 vermelha',
    expect: ['2 caneta [Unidade] + cor:preta', '1 caneta [Unidade] + cor:vermelha'],
  },
  { text: 'lapis de cor', expect: ['? 1 lápis de cor: lapis-cor-12 | lapis-cor-24'] },
  { text: 'lápis de cor 24 cores e uma tinta guache', expect: ['1 lapis-cor-24', '1 guache'] },
  {
    text: '4 cartolina branca e 2 amarela',
    expect: ['4 cartolina + cor:branca', '2 cartolina + cor:amarela'],
  },
  { text: 'mandem 3 cartolinas pfv', expect: ['3 cartolina + ?cor'] },
  { text: 'um pacote de sulfite a4 e uma cola bastão', expect: ['1 a4', '1 cola-bastao'] },
  { text: 'cola 2', expect: ['? 2 cola: cola-bastao | cola-liquida'] },
  { text: 'queria 10 impressões coloridas', expect: ['10 impressao [Colorida]'] },
  { text: '30 impressao A4 preto e branco pf', expect: ['30 impressao [Preto e branco]'] },
  { text: 'uma caneca de porcelana com embrulho pra presente', expect: ['1 caneca + embrulho:presente'] },
  { text: '1 garrafa termica e 1 cartao de aniversario 🎁', expect: ['1 garrafa', '1 cartao'] },
  {
    text: 'lista da escola:\n1 caderno de desenho\n2 borracha\n4 lápis preto\n1 tesoura sem ponta\n1 canetinha\n1 cola branca\n1 estojo',
    expect: [
      '1 cad-desenho',
      '2 borracha [Unidade]',
      '4 lapis [Unidade]',
      '1 tesoura',
      '1 canetinha',
      '1 cola-liquida',
      '1 estojo',
    ],
  },
  { text: '3 folhas de eva rosa e uma verde', expect: ['3 eva + cor:rosa', '1 eva + cor:verde'] },
  {
    text: 'Boa tarde. Gostaria de encomendar duas agendas 2027 e um quebra-cabeça embrulhado para presente, por favor.',
    expect: ['2 agenda', '1 quebra-cabeca + embrulho:presente'],
  },
  {
    text: 'e uma borracha tbm',
    cart: ['1 estojo'],
    expect: ['1 estojo', '1 borracha [Unidade]'],
  },
  {
    text: 'oi tudo bem é pra escola da minha filha eu preciso de um caderno de dez matérias liso uma caixa de lápis de cor de doze cores e dois apontador',
    expect: ['1 cad-10 + capa:lisa', '1 lapis-cor-12', '2 apontador'],
  },
  {
    text: 'põe mais duas folhas de papel de presente',
    cart: ['1 caneca'],
    expect: ['1 caneca', '2 papel-presente'],
  },
  {
    text: 'quero uma calculadora cientifica e 1 caneta preta',
    expect: ['! calculadora cientifica', '1 caneta [Unidade] + cor:preta'],
  },
  { text: 'caderno', expect: ['? 1 caderno: cad-10 | cad-1 | cad-desenho'] },
]
