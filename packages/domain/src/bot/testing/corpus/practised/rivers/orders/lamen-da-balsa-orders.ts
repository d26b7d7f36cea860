import type { CorpusMessage } from '../../../corpus'

/** lamen-da-balsa: what is ordered. */
export const lamenDaBalsaOrders: readonly CorpusMessage[] = [
  {
    text: 'boa noite quero um lámen grande caldo shoyu com barriga de porco',
    expect: ['1 lamen [Grande] + caldo:shoyu + proteina:porco'],
  },
  {
    text: '1 lamen pequeno de misso com frango e um chá verde',
    expect: ['1 lamen [Pequeno] + caldo:misso + proteina:frango', '1 cha-verde'],
  },
  {
    text: 'lámen grande picante com pirarucu e ovo marinado',
    expect: ['1 lamen [Grande] + caldo:picante + proteina:pirarucu + adicionais:ovo'],
  },
  { text: 'um lamen da casa', expect: ['1 lamen [?] + ?caldo + ?proteina'] },
  { text: 'lamen grande com tofu', expect: ['1 lamen [Grande] + proteina:tofu + ?caldo'] },
  { text: '10 guioza de porco', expect: ['1 guioza-porco [10 unidades]'] },
  {
    text: 'me vê 5 guiozas de legumes e 1 tonkatsu',
    expect: ['1 guioza-legumes [5 unidades]', '1 katsu'],
  },
  {
    text: 'guioza de camarao, 10 unidades, e duas asahi',
    expect: ['1 guioza-camarao [10 unidades]', '2 asahi'],
  },
  {
    text: 'uma porção de karaague e um edamame pfv',
    expect: ['1 karaague', '1 edamame'],
  },
  {
    text: 'Boa noite, segue o pedido:\n2 lámen grande shoyu frango\n10 guioza de porco\n2 coca lata\n1 mochi',
    expect: [
      '2 lamen [Grande] + caldo:shoyu + proteina:frango',
      '1 guioza-porco [10 unidades]',
      '2 coca-lata',
      '1 mochi',
    ],
  },
  {
    text: 'dois lámens pequenos no missô, um com porco e o outro com tofu',
    expect: [
      '1 lamen [Pequeno] + caldo:misso + proteina:porco',
      '1 lamen [Pequeno] + caldo:misso + proteina:tofu',
    ],
  },
  {
    text: 'lamen grande de shoyu com barriga de porco sem cebolinha',
    expect: ['1 lamen [Grande] + caldo:shoyu + proteina:porco (sem cebolinha)'],
  },
  { text: 'quero guioza de legumes', expect: ['1 guioza-legumes [?]'] },
  { text: 'quero um suco', expect: ['? 1 suco: suco-cupuacu | suco-caja'] },
  {
    text: 'oi eu queria um lamen pequeno picante com frango e milho e alga nori e um suco de cajá por favor',
    expect: [
      '1 lamen [Pequeno] + caldo:picante + proteina:frango + adicionais:milho + adicionais:alga',
      '1 suco-caja',
    ],
  },
  { text: '1 tonkatsu 1 sunomono 1 coca zero', expect: ['1 katsu', '1 sunomono', '1 coca-zero'] },
  {
    text: 'mais um arroz japonês',
    cart: ['1 karaague'],
    expect: ['1 karaague', '1 arroz'],
  },
  {
    text: 'aumenta pra 2 o tonkatsu',
    cart: ['1 katsu', '1 cha-verde'],
    expect: ['2 katsu', '1 cha-verde'],
  },
  {
    text: 'bota um ovo marinado no lámen tb',
    cart: ['1 lamen [Grande] + caldo:misso + proteina:porco'],
    expect: ['1 lamen [Grande] + caldo:misso + proteina:porco + adicionais:ovo'],
  },
  { text: 'um temaki e um dorayaki', expect: ['! temaki', '1 dorayaki'] },
  {
    text: 'e de sobremesa dois mochi',
    cart: ['1 lamen [Pequeno] + caldo:shoyu + proteina:tofu'],
    expect: ['1 lamen [Pequeno] + caldo:shoyu + proteina:tofu', '2 mochi'],
  },
  {
    text: 'lámen grande missô frango com macarrão extra e ovo marinado, e uma água',
    expect: [
      '1 lamen [Grande] + caldo:misso + proteina:frango + adicionais:macarrao + adicionais:ovo',
      '1 agua',
    ],
  },
  {
    text: 'Olá! Gostaria de um sunomono, cinco guiozas de camarão e um suco de cupuaçu, por favor.',
    expect: ['1 sunomono', '1 guioza-camarao [5 unidades]', '1 suco-cupuacu'],
  },
  {
    text: 'três karage e tres coca lata',
    expect: ['3 karaague', '3 coca-lata'],
  },
]
