export const edit = {
  taken: 'Outra pessoa salvou antes; o que ela mudou foi mantido: {fields}.',
  alsoTaken: 'Também mudou, e fica como a outra pessoa salvou: {fields}.',
} as const
