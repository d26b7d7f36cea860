import { randomUUID } from 'node:crypto'
import type { App } from '@balcao/server/app'

/** Six people in all four states; whoever left says when and why. */
const people = [
  {
    nome: 'Marina Souza',
    cargo: 'Gerente',
    departamento: 'Administração',
    reais: 3200,
    admitted: '2023-02-06',
  },
  {
    nome: 'Rosa Pinheiro',
    cargo: 'Cozinheira',
    departamento: 'Cozinha',
    reais: 2400,
    admitted: '2023-08-14',
  },
  { nome: 'João Batista', cargo: 'Chapeiro', departamento: 'Cozinha', reais: 2150, admitted: '2024-05-02' },
  { nome: 'Íris Nogueira', cargo: 'Atendente', departamento: 'Balcão', reais: 1850, admitted: '2025-01-20' },
  {
    nome: 'Caio Tavares',
    cargo: 'Entregador',
    departamento: 'Entregas',
    reais: 1900,
    admitted: '2024-11-11',
  },
  {
    nome: 'Pedro Amaral',
    cargo: 'Entregador',
    departamento: 'Entregas',
    reais: 1800,
    admitted: '2023-06-19',
  },
] as const

const away: Record<string, { status: string; left_on?: string; left_reason?: string }> = {
  'João Batista': { status: 'ferias' },
  'Íris Nogueira': { status: 'licenca' },
  'Pedro Amaral': { status: 'inativo', left_on: '2026-03-31', left_reason: 'Mudou de cidade' },
}

/** Hires the demonstration's people, unless somebody works there already. */
export async function seedEmployees({ db }: Pick<App, 'db'>, companyId: string): Promise<void> {
  const hired = await db.owner.query('select 1 from employees where company_id = $1 limit 1', [companyId])
  if (hired.rowCount) return
  for (const { nome, cargo, departamento, reais, admitted } of people) {
    const { status = 'ativo', left_on = null, left_reason = null } = away[nome] ?? {}
    await db.owner.query(
      `insert into employees (company_id, id, nome, cargo, departamento, salary_cents, data_admissao, status, left_on,
         left_reason) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
      [
        companyId,
        randomUUID(),
        nome,
        cargo,
        departamento,
        reais * 100,
        admitted,
        status,
        left_on,
        left_reason,
      ],
    )
  }
}
