import type { CorpusMessage } from '../../../corpus'

/** cuca-da-oma: what is ordered. */
export const cucaDaOmaOrders: readonly CorpusMessage[] = [
  { text: 'bom dia, uma cuca inteira d banana pfv 🙏', expect: ['1 c-banana [Inteira]'] },
  { text: 'meia cuca de uva e meia de queijinho', expect: ['1 c-uva [Meia]', '1 c-queijinho [Meia]'] },
  { text: '3 fatia de cuca de chocolate', expect: ['3 c-chocolate [Fatia]'] },
  { text: 'cuca de maça', expect: ['1 c-maca [?]'] },
  { text: 'oi quero uma cuca', expect: ['? 1 cuca: c-banana | c-uva | c-maca | c-queijinho | c-chocolate'] },
  { text: 'cuca de banana inteira c farofa extra', expect: ['1 c-banana [Inteira] + farofa:extra'] },
  { text: 'uma cuca de uva inteira sem canela', expect: ['1 c-uva [Inteira] (sem canela)'] },
  {
    text: '2 fatias de floresta negra e 2 cappuccino grande',
    expect: ['2 floresta-negra [Fatia]', '2 cappuccino [Grande]'],
  },
  { text: 'um capuccino pequeno com leite vegetal', expect: ['1 cappuccino [Pequeno] + leite:vegetal'] },
  { text: 'cafe passado grande e 1 pretzel', expect: ['1 cafe [Grande]', '1 pretzel'] },
  {
    text: 'tábua da oma com salame e queijo colonial',
    expect: ['1 tabua + frios:salame + frios:queijo'],
  },
  { text: 've uma tabua da oma', expect: ['1 tabua + ?frios'] },
  {
    text: '2 café da manhã completo, um com geleia de uva e um com de morango',
    expect: ['1 cafe-manha + geleia:uva', '1 cafe-manha + geleia:morango'],
  },
  { text: '1 cafe da manha completo', expect: ['1 cafe-manha + ?geleia'] },
  { text: 'pão de milho 2 e pão de centeio 1', expect: ['2 pao-milho', '1 pao-centeio'] },
  {
    text: 'guten tag 😄 um sanduíche de bockwurst sem chucrute e uma gengibirra',
    expect: ['1 bockwurst (sem chucrute)', '1 gengibirra'],
  },
  { text: 'seis pastéis de forno de carne e dois sucos de uva', expect: ['6 pastel-forno', '2 suco-uva'] },
  {
    text: 'Oi! Anota aí:\n1 floresta negra inteira\n1 cuca de maçã inteira\n4 pastel de forno',
    expect: ['1 floresta-negra [Inteira]', '1 c-maca [Inteira]', '4 pastel-forno'],
  },
  {
    text: 'põe mais uma fatia de cuca de uva',
    cart: ['1 c-uva [Fatia]', '1 cafe [Pequeno]'],
    expect: ['2 c-uva [Fatia]', '1 cafe [Pequeno]'],
  },
  {
    text: 'escuta eu queria duas cucas inteiras uma de banana e uma de chocolate e um café com leite pequeno',
    expect: ['1 c-banana [Inteira]', '1 c-chocolate [Inteira]', '1 cafe-leite [Pequeno]'],
  },
  { text: 'um strudel de banana e um pretzel', expect: ['! strudel de banana', '1 pretzel'] },
  { text: 'fatia da torta alemã de maçã e uma água', expect: ['1 apfel [Fatia]', '1 agua'] },
]
