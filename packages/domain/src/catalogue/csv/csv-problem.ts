export type ImportProblemCode =
  | 'header_missing'
  | 'header_unknown'
  | 'header_twice'
  | 'too_many_cells'
  | 'too_long'
  | 'name_missing'
  | 'name_twice'
  | 'code_twice'
  | 'section_invalid'
  | 'category_missing'
  | 'price_invalid'
  | 'price_type_unknown'
  | 'available_invalid'
  | 'duration_invalid'

/** What is wrong with a row of a table: its number from 1 (the heading's) and the title of the column as written. */
export interface ImportProblem {
  line: number
  column: string
  code: ImportProblemCode
}
