export interface ChangeLink {
  token: string
  word: 'own' | 'foreign'
}

/** What a link of the mail about a change says; the token stands behind the `#`, where no server's log sees it. */
export function readLink({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): ChangeLink {
  return { token: hash.slice(1), word: pathname.includes('/nao-fui-eu') ? 'foreign' : 'own' }
}
