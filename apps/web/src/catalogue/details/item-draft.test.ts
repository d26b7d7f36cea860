import { buildItem } from '@balcao/domain/catalogue/testing'
import { expect, test } from 'vitest'
import { contentOfDraft, draftOf } from './item-draft'

test('details that are not changed say what they said', () => {
  const item = buildItem({
    ingredientes: ['pão', 'carne'],
    alergenos: ['glúten'],
    tempo_preparo: 15,
    codigo: 'X1',
    gratis: true,
    imagem: 'img',
    opcoes: [
      {
        id: 'g',
        nome: 'Adicionais',
        min: 0,
        max: 2,
        cobranca: 'soma',
        opcoes: [{ id: 'o', nome: 'Bacon', centavos: 400, ativo: false }],
      },
    ],
  })
  expect(item).toMatchObject(contentOfDraft(draftOf(item)))
})

test('blanks, empty parts and numbers that are too large are put right', () => {
  const draft = draftOf(buildItem())
  expect(
    contentOfDraft({ ...draft, codigo: '  ', tempo_preparo: '999999', ingredientes: ' sal,, óleo;\nágua ' }),
  ).toMatchObject({ codigo: null, tempo_preparo: 527_040, ingredientes: ['sal', 'óleo', 'água'] })
})
