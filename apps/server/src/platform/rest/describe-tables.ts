import type { Column, RestTable } from './table-query'

const formats: Record<Column['type'], { type?: string; format: string }> = {
  uuid: { type: 'string', format: 'uuid' },
  text: { type: 'string', format: 'text' },
  int: { type: 'integer', format: 'integer' },
  number: { type: 'number', format: 'numeric' },
  instant: { type: 'string', format: 'timestamp with time zone' },
  date: { type: 'string', format: 'date' },
  json: { format: 'jsonb' },
}

/** The root of the tables as PostgREST answers it (OpenAPI 2): what its clients list tables and columns from. */
export function describeTables(tables: Readonly<Record<string, RestTable>>): Record<string, unknown> {
  const named = Object.entries(tables)
  return {
    swagger: '2.0',
    info: { title: 'Balcão', version: '1' },
    basePath: '/rest/v1',
    consumes: ['application/json'],
    produces: ['application/json'],
    paths: {
      '/': { get: { summary: 'This document', responses: { 200: { description: 'OK' } } } },
      ...Object.fromEntries(
        named.map(([name]) => [
          `/${name}`,
          { get: { tags: [name], responses: { 200: { description: 'OK' } } } },
        ]),
      ),
    },
    definitions: Object.fromEntries(
      named.map(([name, { columns }]) => [
        name,
        {
          type: 'object',
          properties: Object.fromEntries(
            Object.entries(columns)
              .filter(([, { hidden }]) => !hidden)
              .map(([column, { type }]) => [column, formats[type]]),
          ),
        },
      ]),
    ),
  }
}
