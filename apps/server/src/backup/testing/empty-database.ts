import { randomBytes } from 'node:crypto'
import { inject, onTestFinished } from 'vitest'
import { asAdmin, templateDatabase, testOwner, urlAs } from '../../testing/database'

export interface EmptyDatabase {
  name: string
  ownerUrl: string
  /** A role of this database alone: others may be made and changed at the same time. */
  appRole: string
}

/** A database without a table, of an owner who is no superuser, gone when the test ends. */
export const givenEmptyDatabase = () => givenDatabase('')

/** A database as a first start leaves it: the tables, and nothing in them. The role that may use them is the template's. */
export const givenUnusedDatabase = () => givenDatabase(`template ${templateDatabase} strategy file_copy`)

async function givenDatabase(like: string): Promise<EmptyDatabase> {
  const postgresUrl = inject('postgresUrl')
  const name = `backup_${randomBytes(5).toString('hex')}`
  const appRole = `${name}_app`
  await asAdmin(postgresUrl, (admin) => admin.query(`create database ${name} owner ${testOwner} ${like}`))
  onTestFinished(() =>
    asAdmin(postgresUrl, async (admin) => {
      await admin.query(`drop database ${name} with (force)`)
      await admin.query(`drop role if exists ${appRole}`)
    }),
  )
  return { name, ownerUrl: urlAs(postgresUrl, name, testOwner, testOwner), appRole }
}
