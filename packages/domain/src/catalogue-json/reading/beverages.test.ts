import { expect, test } from 'vitest'
import { beverageGroup } from './beverages'

test.each([
  ['Coca-Cola lata', 'Refrigerantes'],
  ['GUARANÁ Antarctica 2L', 'Refrigerantes'],
  ['refrigerantes', 'Refrigerantes'],
  ['Chopp da casa', 'Cervejas'],
  ['cervejas especiais', 'Cervejas'],
  ['Suco de guaraná', 'Sucos'],
  ['Limonada suíça', 'Sucos'],
  ['Água com gás', 'Aguas'],
  ['águas', 'Aguas'],
  ['Água de coco', 'Aguas'],
  ['Vinho tinto', 'Outros'],
  ['constructor', 'Outros'],
])('CATAL-19 %j is among %s', (name, group) => {
  expect(beverageGroup(name)).toBe(group)
})
