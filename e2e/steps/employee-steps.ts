import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { callAsPerson } from './order-steps'

const people = [
  { nome: 'Ana Lima', cargo: 'Atendente', departamento: 'Balcão', salario: 1850 },
  { nome: 'Rosa Pinheiro', cargo: 'Cozinheira', departamento: 'Cozinha', salario: 2400.5 },
  { nome: 'João Batista', cargo: 'Chapeiro', departamento: 'Cozinha', salario: 2150, status: 'ferias' },
  { nome: 'Íris Nogueira', cargo: 'Caixa', departamento: 'Balcão', salario: 1900, status: 'licenca' },
]

interface Person {
  id: string
}

/** Adds an employee, with the session of the person who looks at a page. */
export function givenPerson(page: Page, nome: string, rest: object = {}): Promise<Person> {
  return callAsPerson<Person>(page, 'POST', '/api/employees', {
    id: randomUUID(),
    nome,
    data_admissao: '2026-03-02',
    ...rest,
  })
}

/** Adds an employee who is booked at hours and for services as `agenda` says; answers the agenda's id. */
export async function givenAgendaOf(page: Page, nome: string, agenda: object = {}): Promise<string> {
  const { id } = await givenPerson(page, nome)
  const path = `/api/agenda/employees/${id}`
  return (await callAsPerson<{ id: string }>(page, 'PUT', path, { active: true, ...agenda })).id
}

/** Adds four: at work in the order of the list are Ana Lima and Rosa Pinheiro, the others away. */
export async function givenPeople(page: Page): Promise<Person[]> {
  const added: Person[] = []
  for (const { nome, ...rest } of people) added.push(await givenPerson(page, nome, rest))
  return added
}

/** Walks to the field for an employee's PIN. */
export async function reachPin(page: Page, cnpj: string): Promise<void> {
  await page.goto('/login')
  await page.getByPlaceholder('00.000.000/0000-00').fill(cnpj)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('button', { name: 'Entrar como funcionário' }).click()
}

/** Signs in as an employee. */
export async function enterByPin(page: Page, cnpj: string, pin: string): Promise<void> {
  await reachPin(page, cnpj)
  await page.getByLabel('PIN do funcionário').fill(pin)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}
