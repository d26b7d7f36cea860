import type { App } from '@balcao/server/app'

/** Placeholder until the print agent exists. */
export async function startKitchenPrinter(_options: {
  app: App
  url: string
  companyId: string
  printer: { host: string; port: number }
}): Promise<{ stop(): Promise<void> }> {
  return { stop: async () => {} }
}
