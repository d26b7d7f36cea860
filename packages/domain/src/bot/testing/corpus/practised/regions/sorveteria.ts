import type { CorpusMessage } from '../../corpus'

/** More of what customers of the sorveteria in Manaus write. */
export const sorveteriaMessages: readonly CorpusMessage[] = [
  {
    text: 'mana quero 5 dindim de cupuaçu 3 de açaí e 2 de coco queimado',
    expect: ['5 dd-cupuacu', '3 dd-acai', '2 dd-coco-queimado'],
  },
  {
    text: 'cascão 2 bolas tapioca e castanha',
    expect: ['1 cascao [2 bolas] + sabores:tapioca + sabores:castanha'],
  },
  {
    text: 'pote de 2 litros meio flocos meio chocolate',
    expect: ['1 pote [2 litros] + sabores:flocos + sabores:chocolate'],
  },
  {
    text: 'banana split de morango, creme e flocos com calda de chocolate e chantilly',
    expect: [
      '1 banana-split + sabores:morango + sabores:creme + sabores:flocos + coberturas:calda-chocolate + adicionais:chantilly',
    ],
  },
  {
    text: 'milk shake g de ovomaltine e um p de morango',
    expect: ['1 shake [G] + sabor:ovomaltine', '1 shake [P] + sabor:morango'],
  },
  { text: 'picolé de graviola 4 e skimo 1', expect: ['4 pc-graviola', '1 pc-skimo'] },
  {
    text: '2 açaí de 300 com granola e leite em pó, um sem granola',
    expect: [
      '1 acai [300 ml] + acompanhamentos:granola + acompanhamentos:leite-po',
      '1 acai [300 ml] + acompanhamentos:leite-po (sem granola)',
    ],
  },
  {
    text: 'kit festa de 50 só de açaí e maracujá',
    expect: ['1 kit [50 unidades] + sabores:acai + sabores:maracuja'],
  },
  {
    text: 'me arruma um copinho de uma bola de tucumã com caramelo',
    expect: ['1 copo [1 bola] + sabores:tucuma + coberturas:caramelo'],
  },
  { text: 'baré 2l 1 e agua 3', expect: ['1 bare-2l', '? 3 agua: agua | agua-gas'] },
  { text: 'dindim', expect: ['? 1 dindim: dd-cupuacu | dd-acai | dd-tapereba | dd-maracuja | dd-coco'] },
  {
    text: 'quais sabores tem de picolé?',
    expect: ['pergunta tem pc-cupuacu | pc-acai | pc-graviola | pc-tucuma | pc-milho | pc-skimo'],
  },
  { text: 'tira um dindim de açaí', cart: ['4 dd-acai', '1 pc-milho'], expect: ['3 dd-acai', '1 pc-milho'] },
  {
    text: 'o milk shake é de tapioca, não de cupuaçu',
    cart: ['1 shake [M] + sabor:cupuacu'],
    expect: ['1 shake [M] + sabor:tapioca'],
  },
  { text: 'taça colegial com três bolas de creme', expect: ['1 taca-colegial + sabores:creme*3'] },
  {
    text: 'creme de cupuaçu 500 sem banana com paçoca e granola',
    expect: ['1 creme-cupuacu [500 ml] + acompanhamentos:pacoca + acompanhamentos:granola (sem banana)'],
  },
]
