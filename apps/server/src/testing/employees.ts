import { randomUUID } from 'node:crypto'
import type { BodyInputOf } from '@balcao/contract'
import type { createEmployee, Employee } from '@balcao/contract/employees'
import type { Role } from '@balcao/contract/roles'
import type { TestCompany } from './builders'
import { call, type Answer } from './call'
import type { TestServer } from './server'

type EmployeeInput = BodyInputOf<typeof createEmployee>

/** A valid employee as the owner's form sends it. */
export function buildEmployee(overrides: Partial<EmployeeInput> = {}): EmployeeInput {
  return {
    id: randomUUID(),
    nome: 'Rosa Pinheiro',
    cargo: 'Cozinheira',
    departamento: 'Cozinha',
    salario: 2437.61,
    data_admissao: '2024-05-02',
    ...overrides,
  }
}

/** An employee whom the company's own account added. */
export async function givenEmployee(
  server: Pick<TestServer, 'url'>,
  company: TestCompany,
  overrides: Partial<EmployeeInput> = {},
): Promise<Employee> {
  const answer = await call<Employee>(server, '/api/employees', {
    cookie: company.cookie,
    body: buildEmployee(overrides),
  })
  if (answer.status !== 201) throw new Error(`employee refused: ${answer.status} ${answer.text}`)
  return answer.body
}

/** Gives an employee a new PIN and answers it. */
export async function givenPin(
  server: Pick<TestServer, 'url'>,
  company: TestCompany,
  employeeId: string,
  role: Role,
  seesColleagues?: boolean,
): Promise<string> {
  const answer = await call<{ pin: string }>(server, `/api/employees/${employeeId}/access`, {
    cookie: company.cookie,
    body: { role, ...(seesColleagues === undefined ? {} : { sees_colleagues: seesColleagues }) },
  })
  if (answer.status !== 200) throw new Error(`access refused: ${answer.status} ${answer.text}`)
  return answer.body.pin
}

/** Tries to sign in as an employee does; a browser's cookies go along where they are given. */
export function signInWithPin(
  server: Pick<TestServer, 'url'>,
  cnpj: string,
  pin: string,
  { deviceCode, ...from }: { cookie?: string; headers?: Record<string, string>; deviceCode?: string } = {},
): Promise<Answer<{ ok: boolean; code?: string }>> {
  const body = { cnpj, pin, ...(deviceCode === undefined ? {} : { device_code: deviceCode }) }
  return call(server, '/api/auth/employee-sign-in', { body, ...from })
}

/** The code with which an employee's next sign-in makes its device known. */
export async function givenDeviceCode(
  server: Pick<TestServer, 'url'>,
  company: Pick<TestCompany, 'cookie'>,
  employeeId: string,
): Promise<string> {
  const answer = await call<{ code: string }>(server, `/api/employees/${employeeId}/device-code`, {
    method: 'POST',
    cookie: company.cookie,
  })
  if (answer.status !== 200) throw new Error(`device code refused: ${answer.status} ${answer.text}`)
  return answer.body.code
}

export interface TestWorker {
  employeeId: string
  pin: string
  cookie: string
}

/** An employee of this role who has signed in. */
export async function givenWorker(
  server: Pick<TestServer, 'url'>,
  company: TestCompany,
  role: Role,
): Promise<TestWorker> {
  const { id } = await givenEmployee(server, company, { nome: `Pessoa ${role}` })
  const pin = await givenPin(server, company, id, role)
  const signedIn = await signInWithPin(server, company.cnpj, pin)
  if (signedIn.status !== 200) throw new Error(`sign-in refused: ${signedIn.status} ${signedIn.text}`)
  return { employeeId: id, pin, cookie: signedIn.cookie }
}

/** A PIN of the same employee that is not theirs. */
export const wrongPin = (pin: string) =>
  pin.slice(0, 3) + String((Number(pin.slice(3)) + 1) % 1_000_000).padStart(6, '0')
