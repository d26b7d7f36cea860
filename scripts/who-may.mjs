// `npm run roles`: writes down who may do what, from the calls of the contract: a page for people, a table for screens.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { root } from './run.mjs'

const titles = {
  dono: 'Owner',
  gerente: 'Manager',
  atendente: 'Attendant',
  cozinha: 'Kitchen',
  profissional: 'Professional',
}

/** What is to be written, by path; `contract` is all that `index.ts` and `roles/index.ts` of the contract export. */
export function whoMay(contract) {
  const ofPeople = contract.allCalls.filter(({ roles }) => roles).sort((a, b) => (a.id < b.id ? -1 : 1))
  const ruled = ofPeople.filter(({ closedFields }) => closedFields)
  const names = [...new Set(ofPeople.map(featureOf))]
  const features = names.map((name) => [name, ofPeople.filter((call) => featureOf(call) === name)])
  return {
    'docs/who-may-do-what.md': page(features, ruled, contract.roles),
    'packages/contract/src/roles/role-table.ts': table(features, ruled, contract),
  }
}

const featureOf = ({ id }) => id.split('.')[0]

function page(features, ruled, roles) {
  const cells = (allowed) => roles.map((role) => (allowed.includes(role) ? '✓' : '')).join(' | ')
  const head = (first) => [
    `| ${first} | ${roles.map((role) => titles[role] ?? role).join(' | ')} |`,
    `|---|${roles.map(() => ':-:|').join('')}`,
  ]
  return [
    '# Who may do what',
    '',
    'What a signed-in person may call, by their role. The company’s own account is an owner. Written by `npm run roles` from the `roles` and `closedFields` of each call in `packages/contract/src`; [how to change it](how-to.md#a-role). Modules of the licence close calls beside it, for every role.',
    ...features.flatMap(([name, calls]) => [
      '',
      `## ${name}`,
      '',
      ...head('Call'),
      ...calls.map(
        ({ id, summary, roles: allowed }) => `| \`${id}\`: ${cell(summary)} | ${cells(allowed)} |`,
      ),
    ]),
    '',
    '## Fields',
    '',
    'Of a call that more may make, only these may send the field, and neither a program nor anybody else.',
    '',
    ...head('Field'),
    ...ruled.flatMap(({ id, closedFields }) =>
      Object.entries(closedFields).map(
        ([field, { value, roles: allowed }]) =>
          `| \`${field}\`${value ? ` with \`${value}\`` : ''} of \`${id}\` | ${cells(allowed)} |`,
      ),
    ),
    '',
  ].join('\n')
}

const cell = (text) => text.replaceAll('|', '\\|')

/** Most calls of a feature have the same roles: they stand under its name, the others under their id. */
function table(features, ruled, contract) {
  const audiences = Object.entries(contract).filter(
    ([name, value]) => name !== 'roles' && value?.[0] === 'dono',
  )
  const nameOf = (allowed) => {
    const found = audiences.find(([, audience]) => audience.join() === allowed.join())
    if (!found) throw new Error(`roles.ts has no name for ${allowed.join(', ')}`)
    return found[0]
  }
  return [
    '// Written by `npm run roles` from the calls: screens know from it who may do what, without carrying the calls.',
    'import {',
    ...audiences.map(([name]) => `  ${name},`).sort(),
    '  type Audience,',
    '  type FieldRules,',
    "} from './index'",
    '',
    '/** Who may make a call, by its id, else by the feature before the dot. */',
    'export const callRoles: Readonly<Record<string, Audience>> = {',
    ...features.flatMap(([feature, calls]) => {
      const most = mostOf(calls.map(({ roles }) => nameOf(roles)))
      const others = calls.filter(({ roles }) => nameOf(roles) !== most)
      return [`  ${feature}: ${most},`, ...others.map(({ id, roles }) => `  '${id}': ${nameOf(roles)},`)]
    }),
    '}',
    '',
    '/** What only some of them may send, by id and field. */',
    'export const callFields: Readonly<Record<string, FieldRules>> = {',
    ...ruled.flatMap(({ id, closedFields }) => [
      `  '${id}': {`,
      ...Object.entries(closedFields).map(([field, { value, roles }]) => {
        const onlyFor = value === undefined ? '' : `value: '${value}', `
        return `    ${field}: { ${onlyFor}roles: ${nameOf(roles)} },`
      }),
      '  },',
    ]),
    '}',
    '',
  ].join('\n')
}

function mostOf(values) {
  const count = (value) => values.filter((one) => one === value).length
  return values.reduce((most, value) => (count(value) > count(most) ? value : most))
}

if (process.argv[1]?.endsWith('who-may.mjs')) {
  const contract = join(root, 'packages/contract/src')
  const dir = join(root, '.cache/contract')
  const build = await rolldown({
    input: { calls: join(contract, 'index.ts'), roles: join(contract, 'roles/index.ts') },
    platform: 'node',
  })
  await build.write({ dir, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' })
  await build.close()
  const read = (name) => import(pathToFileURL(join(dir, `${name}.mjs`)).href)
  const written = whoMay({ ...(await read('calls')), ...(await read('roles')) })
  for (const [path, text] of Object.entries(written)) await writeFile(join(root, path), text)
}
