/** As much of a package as its customer reads of it. `expiresOn` is YYYY-MM-DD. */
export interface ToldPackage {
  /** The session that the appointment has; null where it has none. */
  number: number | null
  sessions: number
  left: number
  expiresOn: string | null
}

/** What stands for {pacote}: 'sessão 4 de 10, restam 6, até 30/03'. */
export function packageWords({ number, sessions, left, expiresOn }: ToldPackage): string {
  if (number === null) return 'sem sessão para este horário, que é pago à parte'
  const rest = left === 0 ? 'é a última' : left === 1 ? 'resta 1' : `restam ${left}`
  const [, month, day] = expiresOn?.split('-') ?? []
  return [`sessão ${number} de ${sessions}`, rest, ...(day && left > 0 ? [`até ${day}/${month}`] : [])].join(
    ', ',
  )
}
