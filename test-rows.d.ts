import '@vitest/runner'

declare module '@vitest/runner' {
  interface TaskMeta {
    /** Ids of docs/requirements.csv that the test proves, where its title would carry more than four. */
    rows?: string
  }
}
