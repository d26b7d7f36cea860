import { mostRows, type Column, type RestTable } from './table'

const formats: Record<Column['type'], { type?: string; format: string }> = {
  uuid: { type: 'string', format: 'uuid' },
  text: { type: 'string', format: 'text' },
  int: { type: 'integer', format: 'integer' },
  number: { type: 'number', format: 'numeric' },
  bool: { type: 'boolean', format: 'boolean' },
  instant: { type: 'string', format: 'timestamp with time zone' },
  date: { type: 'string', format: 'date' },
  json: { format: 'jsonb' },
}

/** How clients of PostgREST are told which column names a row. */
const keyNote = 'Note:\nThis is a Primary Key.<pk/>'

const inQuery = (name: string, description: string) => ({
  name,
  in: 'query',
  required: false,
  type: 'string',
  description,
})

/** The root of the tables as PostgREST answers it (OpenAPI 2): what its clients list tables and columns from. */
export function describeTables(tables: Readonly<Record<string, RestTable>>): Record<string, unknown> {
  const named = Object.entries(tables)
  return {
    swagger: '2.0',
    info: { title: 'Balcão', version: '1' },
    basePath: '/rest/v1',
    consumes: ['application/json'],
    produces: ['application/json', 'application/vnd.pgrst.object+json', 'text/csv'],
    securityDefinitions: { key: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    security: [{ key: [] }],
    paths: {
      '/': { get: { summary: 'This document', responses: { 200: { description: 'OK' } } } },
      ...Object.fromEntries(named.map(([name, table]) => [`/${name}`, pathOf(name, table)])),
    },
    definitions: Object.fromEntries(named.map(([name, table]) => [name, definitionOf(table)])),
    parameters: {
      select: inQuery('select', 'Columns by comma, each as `column` or `alias:column`'),
      order: inQuery('order', 'Columns by comma, each with `.desc` where it falls'),
      limit: inQuery('limit', `At most ${mostRows}`),
      offset: inQuery('offset', 'Rows that are passed over'),
      on_conflict: inQuery('on_conflict', 'The key, for `Prefer: resolution=…`'),
      ...Object.fromEntries(
        named.flatMap(([name, { columns }]) =>
          shown(columns).map(([column, { type }]) => [
            `rowFilter.${name}.${column}`,
            { ...inQuery(column, '`op.value`'), format: formats[type].format },
          ]),
        ),
      ),
    },
  }
}

const shown = (columns: RestTable['columns']) => Object.entries(columns).filter(([, { hidden }]) => !hidden)

function definitionOf({ columns, key }: RestTable) {
  const properties = shown(columns).map(([name, { type }]) => [
    name,
    { ...formats[type], ...(name === key ? { description: keyNote } : {}) },
  ])
  return { type: 'object', required: [key], properties: Object.fromEntries(properties) as object }
}

function pathOf(name: string, { columns, writes = [] }: RestTable) {
  const refer = (...parameters: string[]) => parameters.map((one) => ({ $ref: `#/parameters/${one}` }))
  const filters = shown(columns).map(([column]) => `rowFilter.${name}.${column}`)
  const rows = { type: 'array', items: { $ref: `#/definitions/${name}` } }
  const body = { name, in: 'body', required: true, schema: { $ref: `#/definitions/${name}` } }
  const operation = (parameters: object[], responses: object) => ({ tags: [name], parameters, responses })
  const said = { 200: { description: 'OK', schema: rows } }
  const all = {
    get: operation(refer(...filters, 'select', 'order', 'limit', 'offset'), said),
    post: operation([body, ...refer('select', 'on_conflict')], { 201: { description: 'Created' } }),
    patch: operation([body, ...refer(...filters, 'select')], said),
    delete: operation(refer(...filters, 'select'), said),
  }
  const open = new Set<string>(['get', ...writes.map((method) => method.toLowerCase())])
  return Object.fromEntries(Object.entries(all).filter(([method]) => open.has(method)))
}
