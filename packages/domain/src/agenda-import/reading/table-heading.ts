import { cleanText, plainName, unguardCell } from '../../text'

/** What a table of appointments says, and what its columns are called: in Portuguese, English, and by Google and Outlook. */
const names = {
  date: 'data|dia|data do agendamento|data do atendimento|data inicio|data de inicio|date|day|start date|appointment date',
  start:
    'hora|horario|inicio|hora inicio|hora de inicio|horario inicio|horario de inicio|hora inicial|data e hora|time|start|start time|starts at|from',
  end: 'fim|termino|ate|hora fim|hora de fim|hora final|hora de termino|horario fim|end|end time|ends at|to|until',
  length: 'duracao|minutos|duracao (min)|duracao em minutos|tempo|duration|length|minutes|duration (min)',
  client:
    'cliente|nome|nome do cliente|nome cliente|paciente|aluno|customer|client|customer name|client name|name|patient',
  phone: 'telefone|celular|whatsapp|fone|contato|tel|telefone do cliente|phone|mobile|phone number|cell',
  email: 'email|e-mail|mail',
  service: 'servico|servicos|procedimento|procedimentos|service|services|treatment|procedure',
  professional:
    'profissional|funcionario|funcionaria|atendente|barbeiro|cabeleireiro|cabeleireira|colaborador|agenda|professional|staff|employee|provider|with',
  notes: 'observacao|observacoes|obs|notas|anotacoes|descricao|comentarios|notes|note|comments|description',
  title: 'titulo|assunto|evento|title|subject|summary|event',
  status: 'status|situacao|estado|state',
} as const

export type TableField = keyof typeof names

const fieldOf = new Map(
  Object.entries(names).flatMap(([field, list]) =>
    list.split('|').map((name): [string, TableField] => [name, field as TableField]),
  ),
)

/**
 * Where the columns of a heading are; undefined where nothing says when an appointment is. What is not known is not read;
 * of two that say the same the first counts.
 */
export function readTableHeading(cells: readonly string[]): Map<TableField, number> | undefined {
  const columns = new Map<TableField, number>()
  for (const [place, cell] of cells.entries()) {
    const field = fieldOf.get(
      plainName(cleanText(unguardCell(cell.replace(/^\uFEFF/, '')))).replace(/:$/, ''),
    )
    if (field && !columns.has(field)) columns.set(field, place)
  }
  return columns.has('date') || columns.has('start') ? columns : undefined
}
